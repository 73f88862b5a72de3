import { shape } from './bank.ts';

export const guest = shape({
  want: `
@+cloth @+plan It was to be a day for just the two of them. {hero} had it [all planned|planned from end to end]. First {snacks}, then {spot}, then [a long game|nothing at all, for as long as they liked].
"And nobody else," said {hero}. "Only us."
"Only us," said {friend}, & spread the cloth. <There was room on it for exactly two.>

@+knock @+plan {hero} was getting [ready|things ready] for {feast}. There was the table to lay. There were {snacks} to put in bowls. Two bowls, two cups, two spoons; {hero} counted them <and counted them again>.
"It's all even," {hero.he} said. {hero} liked things to be [even|even and tidy].
Then something went knock.

@+knock There were noises by {spot}. It was a [snuffling|scratching] kind of noise, with a sneeze in it.
"Somebody's there," said {friend}.
"Nobody is ever there," said {hero}. But {hero} [went to look|took a spoon, just in case]. <It was that sort of morning: you felt that it had something behind its back.>

@+knock In the morning there had been nine {snacks} on the plate. Now there were six. {hero} looked at {friend}. {friend} looked at {hero}.
"Not me," they said.
They [lay down behind {spot}|hid] to see who it would be. They wanted to catch [a thief|a robber]. <They had a net.> They had never caught one before.

@+chair There was a chair in {hero's} house that nobody ever sat on. It had been there from the start. {friend} had {friend.his} own chair, and {hero} had the one with the cushion, and that made two, and the third one held the hats. "Why have you got three," asked {friend}, "when there's only ever us?" {hero} said that it had come like that.
`,
  trouble: `
@knock It was a {guest}. It was no bigger than a [loaf|boot], and very [dusty|tired], and it shivered a little, <from the ears down>.
"I'm {guestname}," it said. "I think I have come the wrong way."
"I think you have," said {hero}. {friend} gave {hero} a look. [{guestname} sneezed.|The {guest} began to shake.]

@knock Out came a {guest}. It had crumbs on its [chin|front]. It saw them and it [shut its eyes tight|put its head in a cup], so that they could not see it.
"We can see you," said {hero}.
"Oh," said the {guest}. It opened one eye. "I am {guestname}. I was only [hungry|trying if they were real]."

@knock "I'm lost," said the {guest}. It said so quite plainly. "My name is {guestname}. I went out to look at a [beetle|bubble], and when I looked up everything was somewhere else."
Nobody laughed. {hero} had [been lost once|once looked at a beetle too], and knew.

@cloth "You've got my place," said {hero}, and it did not sound [nice|kind]. A {guest} sat there, right in the middle of the cloth. It looked up. It had round eyes & they [grew wet|filled right up].
"I'm {guestname}," it said. "I can sit on the edge. <I am good at edges.>"

@cloth When they came back with the water there was somebody under the cloth. It was not big. It went up and down a bit, as things do that are trying not to breathe. {hero} lifted a corner, and there sat a {guest}. "I'm {guestname}," it said, very fast. "I've not touched anything, only the one with the cherry, and I'm sorry." [Then it hiccuped.|It still had the stalk in its mouth.]

@chair They had only been out to shake the mat. When they came back in, the hats on the third chair were breathing. {hero} took off the first one. {friend} took off the second. Under the third sat a {guest}, as still as a hat. "I'm {guestname}," it said. "I was only sitting. [It looked as if nobody was.|I have sat very carefully.]"
`,
  worries: `
@plan {hero} had not planned for [three|a {guest}]. <There was nothing about it on the list.>

"How long will it stay?" asked {hero}, not quite quietly enough.
{guestname} heard. {guestname} made itself [very small|even smaller than it was].

Somewhere, somebody was looking for {guestname}. They [thought about that|both thought of it at once], and the day felt different.

@plan {hero} looked at the sun, and at the plan, and at the {guest}, and the plan was the only one of the three that could be put away.

Nobody knew what a {guest} eats when it is homesick, and {guestname} said that it was mostly lids.
`,
  tries: `
They gave {guestname} {snacks}. "Thank you," said {guestname}, and ate one. And then one more. And then all of them <and a bit of the cloth>.
{hero} [looked into the empty bowl|turned the bowl over]. "You must come from a place with big bowls," said {hero}.

"What does your home look like?" asked {friend}.
"It is warm," said {guestname}, "and it smells right. And there's a bump where I [lie|sleep]."
They looked for a place with a bump. There was a bump by {spot}. {guestname} lay down on it. "Too pointed," {guestname} said [politely|sadly].

{newlocal} was asked. "I saw one like that go by," said {local}. "But bigger. Much bigger, and calling."
"Which way?" asked {hero}.
{local} pointed [both ways|with great care at the sky]. <{local} had been rather sleepy at the time.>

{guestname} could not keep up. {hero} walked more slowly. {guestname} still could not keep up. Then {hero} bent down. "Climb on," {hero} said, <a bit gruffly>.
{guestname} weighed no more than [a slice of bread|a wet leaf], and held on very tight.

They taught {guestname} a game. {guestname} did everything the wrong way round. {guestname} hid first & then shouted, "Here I am!"
{hero} wanted to say that this was not the way. But {friend} was laughing so much <that {hero} had to look at it again, and it was funny>.

"Knock, knock," said {guestname} at {spot}. Nobody was at home. "Knock, knock," at the next. A voice said, "We don't need any."
{guestname} looked up. "Any what?" asked {guestname}.
{hero} [took a deep breath|frowned at the door]. "Never mind. Come along," {hero} said.

{guestname} found a puddle. {guestname} had never been so happy. Splash! It went all over {hero}. {friend} waited to see what would happen.
{hero} wiped one eye. {hero} wiped the other. Then {hero} jumped in too.

They called, all three. "Hello! Has anyone lost a {guest}?" They called it up. They called it down. All that they heard was {sound}, and that was [not the right answer|no help].

{hero} made a poster. FOUND, it said, ONE {guest}, and below it was a picture. {guestname} looked at the picture for a long while and wanted to know who that was. "That's you," said {hero}. "I've got nicer ears than that," said {guestname}, and drew them in, and after that it looked like nobody at all.

They took {guestname} to the highest place they knew, so that it could see its own house. "There it is!" cried {guestname}. They ran all the way down, and all the way across, and it was a haystack. "It looked so like," said {guestname}, who was out of breath. "Ours has got a bit of blue on it, that is the only difference."

{guestname} wanted to be carried and then wanted to walk, and was too hot and was too cold, and needed to go behind {spot}, and then did not need to any more. {hero} had not known how much can be wrong with somebody so small. "You were like that too," said {friend}. "I was never," said {hero}. "Last Monday," said {friend}.

They met a whole family, sitting at a long table. "Is one of you missing?" asked {hero}. They counted, and there was one too many, and that turned out to be {newlocal}, who'd only come to borrow salt. But they moved up and let them sit down for a bit, and {guestname} went round the table and was kissed eleven times by mistake.

"What's your mother's name?" asked {friend}. "Mother," said {guestname}. "And what do other people call her?" {guestname} thought about it hard. "They call her 'Watch out'," said {guestname}. So they went along and called "Watch out!" at every corner, and everybody did.

{guestname} fell asleep in the middle of a word, on {hero's} arm, with the mouth open. It was a heavy sort of sleep for a thing so light. {hero} did not dare to move. {friend} brushed away a fly. For a while they sat there like that, and looked at the eyelashes, and forgot that this was not part of the plan.
`,
  turn: `
The light was going. {guestname} did not ask anything any more. {guestname} only leaned. 
"If no one comes," said {hero}, "you can have my side of the bed. <It's the side with the good lump.>"
Just then a voice called, far off, over and over. It was big and it was tired. It called {guestname}'s name.

{hero} put one ear to the ground. There was a thud, and then a stop, and a thud. It was somebody who walked a little, and listened, and walked.
"Sing," said {hero}. "Sing what you sing at home."
{guestname} sang. It was a song with four notes. And out of the dusk came the [fifth|other half of it], deep and low.

"We've looked for your home all day," said {hero}. "What do you do there, when you are lost?"
"We stay where we are," said {guestname}, "and we make a light. And somebody comes."
They looked at each other. They had walked the whole day. So they sat down where they were. They made a light. And somebody came.

@+scarf {hero} gave {guestname} {hero.his} own scarf. {hero} didn't have to think about it. It went round three times.
"Now you smell of me," said {hero}. "That means you have got somebody."
And that was the smell on the wind, and the wind took it over {spot}, and someone with a very fine nose [stopped|turned round].

@chair {hero} took the hats off the third chair. "Sit there," {hero} said. "It's yours as long as you are lost." They sat there, all three in a row. The door was open, and the light fell out over the step. It fell a good way down the path. And along the path came somebody who had looked the whole day for a door.
`,
  mend: `
@scarf It was {guestname}'s mother, and she was as tall as [a door|three of them]. She did not say anything at first. She [put her nose|bent right] down into the scarf and breathed.
Then she looked at them. "You are small," she said, "to have such a big heart each."
{hero} did not know what to do with {hero.his} face.

They had supper, all of them. There weren't enough cups, so they [passed one round|drank from the lid]. It was not even at all. It was crowded. It was [loud|warm].
"Was it a good day?" {friend} asked.
{hero} thought of the day that it was going to be. "It was better," said {hero}.

"Will you come again?" asked {hero}.
"I don't know the way," said {guestname}. "I only know how to get lost to you."
"Then do that," said {hero}. "[Do it soon.|Any time.]"

{guestname} had nothing to give. {guestname} looked all over, and then gave {hero} a pebble. It was grey. It was [a bit licked|still warm].
It was [just the one|the very pebble] that had been missing, said {hero}. It was put with the good things.

@chair The third chair did not get the hats back. They hung those up behind the door. On the chair, from now on, lay a small cushion, in case.
`,
});
