<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>Announcer</name>
    <message numerus="yes">
        <source>Taken back: %n card(s) from the foundations.</source>
        <translation>
            <numerusform>Taken back: %n card from the foundations.</numerusform>
            <numerusform>Taken back: %n cards from the foundations.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolutionBar</name>
    <message numerus="yes">
        <source>Solution: won after %n move(s)</source>
        <translation>
            <numerusform>Solution: won after %n move</numerusform>
            <numerusform>Solution: won after %n moves</numerusform>
        </translation>
    </message>
</context>
</TS>
