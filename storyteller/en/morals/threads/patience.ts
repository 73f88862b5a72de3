import { bank } from '../../grammar.ts';

export const patience = bank(`
{newneighbour} was baking. "They're not done," said {neighbour}. {hero} took one. It was soft in the middle & it burned the tongue. <A thing can be too hot and not hot enough, both at once.> "Now it will never be a real one," said {hero}. {hero} looked at the bite.

The oven door was open a crack. "Soon," said {neighbour}. {hero} sat on both hands. {hero} looked at the door and then did not look at it. {friend} told a story, quite a slow one. And when it was over, so was the waiting. It crackled when you broke it. {hero} blew on it and waited one breath more.

There was one still on the plate for the morning. It would keep. So would {hero}.

"Are we there?" asked {hero}. They had gone ten steps. "Are we there now?" {friend} sighed. "Now?" said {hero}. "If you ask again," said {friend}, "it moves further off." {hero} pressed both lips shut, <and asked with the eyebrows>.

{hero} didn't ask. There was a beetle on the path & it was going the same way. It put down each foot as if it mattered. {hero} went along beside it. {hero} saw six kinds of moss. {hero} saw a stone with a face. "We are there," said {friend}. "Already?" said {hero}.

{hero} did not ask if it was morning yet. It would come by itself.

By {spot} there was a swing, and a long line for it. {hero} was ninth. {hero} tried being sixth. Somebody noticed. <Then {hero} was eleventh, which is what happens.> {hero} kicked at the ground all the way.

There was nobody left before {hero} but a very little one. The little one had never been on a swing. It took a good while to climb on and a good while to dare. {hero} could have said "hurry up". {hero} held the rope still. "Take your time," said {hero}. "It will be here." And then it was {hero's} turn, and the sky was full of rose.

In {hero's} legs it was still swinging, slowly, to and fro.

The paint was not dry. Anyone could smell it. {hero} wanted to know just how wet it was, and now the gate had a hand on it, and so did {hero's} front. "I was only asking it," said {hero}. {newneighbour} reached for the brush again.

"It'll be dry when the light's gone," said {neighbour}. {hero} sat on the ground with both hands in both pockets. The gate shone, and then it shone a bit less. A moth wanted to sit on it, and {hero} blew it softly away. "Now," said {neighbour}. {hero} put out one finger. It came back clean.

The gate swung shut in the dark, as smooth as a spoon.

They were doing a puzzle, with a hundred bits. {hero} had one that would not go in. {hero} pushed it. {hero} hit it with a shoe. In it went, and there was a cow with a roof on. "It fits," said {hero}. <It was the only one that thought so.>

{hero} got the cow out again. It was bent at one corner. {hero} held it, and looked for a good long time, and did not hit anything. Blue here. Brown there. {friend} breathed. {hero} breathed. Then {hero} laid the bit down, as you put a baby in a cot. It sank in without a sound.

The cow stood in its field with all four feet. The roof was on the house.

{newneighbour} was telling how to find the spring. "First you go down," said {neighbour}. "And then?" "Then you—" But {hero} was already gone, down and round and out of sight. {hero} came back an hour later, very dry. <"...don't go down," {neighbour} had wanted to say. "Not that way.">

"Will you tell me again?" said {hero}, and sat down first. {neighbour} told it. There were a lot of stones in it, and somebody's aunt. {hero's} feet wanted to go, and {hero} held on to them. The best part came last. Behind the third stone there was a cup, on a chain. Nobody finds it who has not heard about the aunt.

The cup hung on its chain, and the water went by below, and by, and by.

The little cat would not come out. {hero} called it. {hero} rattled a box. {hero} crawled in after it, and it went further in, as far as a cat can go. "It doesn't like me," said {hero}, with dust on top. Two eyes looked out, as round as buttons.

{hero} lay down flat on the floor, not too near, and looked the other way. "I'm not here," {hero} told it. For a long time there was nothing. A paw came out. It went in. Then there was something warm against {hero's} back. {hero} did not turn round, though it was hard, and after a while it began to rumble.

Something warm lay on {hero's} feet, and rumbled in its sleep.

There were ten buttons, and {hero} wanted to be out. {hero} did up the first to the third, and the second to the tenth. Then {hero} could not lift one arm. "There's a bump in you," said {friend}. <"It's the fashion," said {hero}.> They had to cut a thread.

The coat was to go on again, now that it was cool. {hero} found the bottom button. {hero} found the bottom hole. "Hello, you two," said {hero}. One after the other they went up the front, and {friend} stood and waited, and did not say a word. The last was under the chin. {hero} could lift both arms, right up to the sky.

The coat hung on its nail, with every button in the right house.

"It's my turn to stir," said {hero}, every time the spoon went round. {newneighbour} let {hero} stir. {hero} stirred so fast that the soup climbed out. Now there was soup on the floor, and on a hen. <The hen did not think much of it.> "Soup likes to be talked to," said {neighbour}, "not chased."

"Try it again," said {neighbour}. {hero} took the spoon in both hands. Round, went the spoon, and round. {hero} told it about the day, and left nothing out. When there was no more to tell, the soup was thick and gold, and {friend} had set three bowls. "What did you put in?" asked {friend}. "Today," said {hero}.

There was one spoon of soup left. It was the bit from this morning.

Something was due at noon, and {hero} stood at the corner. {hero} looked left. It was not noon. {hero} moved the hands of the clock, to help. <Now it was noon on the clock, and still not noon anywhere else.> Nothing came but a hen, and she had not been told.

{friend} put the clock right again. "Do you know how I wait?" asked {friend}. "I look for small things." They looked. There was a crack that was a river. There was a boat, too, for it had a crumb on it. They followed it down to the sea, with all its islands. "It's here," said somebody. They had to be told twice.

The clock said what time it was. There was no need to do anything about it.
`);
