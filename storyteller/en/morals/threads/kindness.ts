import { bank } from '../../grammar.ts';

export const kindness = bank(`
{newneighbour} sat on a wall with a long face. "What is that on your head?" said {hero}, and laughed. It was a new hat. <It was rather an odd one, to be sure.> {neighbour} took it off & put it under one arm. They went on. The laugh did not taste good any more.

There was {neighbour}, still on the wall. {hero} went up. "I laughed at your hat," said {hero}. "It was because I'd never seen one that had fruit. May I see it on?" {neighbour} put it on slowly. {hero} looked at it from the left, and from the right. "There's a cherry missing," said {hero}, and ran and found one. It was just the right red.

Somebody out there was walking home late, in a hat with a cherry on it.

They had two lamps. "That one is for us," said {hero}, "and so is that." An old one came by who had none. {hero} looked at the lamps and then [up at the sky|at {spot}]. "It's light for hours yet," said {hero}. <The old one nodded, and felt along the path with a stick.>

Ahead of them in the dusk went tap, tap. It was the old one, with the stick. {hero} looked at {friend}. Then {hero} ran. "We have got two," said {hero}. "We only ever look at one." The old one held up the lamp, and there was a face, all creases. "So that's what you look like," it said. "I thought so."

Over the hill a little light went slowly along. Then it went in at a door.

A small one fell over and spilled all its beads. They rolled [everywhere|down the path]. "Oh dear," said {hero}, and stepped across. There was so much to do. The small one picked up one bead. Then it picked up one more. <There were a hundred.>

The small one was still there, on both knees. It was nearly dark. It had forty beads. {hero} got down too. {hero} did not ask, but just began. {friend} looked under {spot}. They found a blue one, and a green, and the gold one last. "That's all of them," said the small one. For a moment it hung the string round {hero's} neck.

{hero} could still feel where the beads had been. They had been cool, and then warm.

The new cook had made a soup, and it was grey. "Ugh," said {hero}, loud enough for all to hear. The new cook went back into the kitchen, and the door shut softly. <A door that shuts softly can be worse than one that bangs.>

{hero} knocked at the kitchen door. The new cook sat on a sack, with a wooden spoon. "I said 'ugh'," said {hero}. "I heard it," said the cook. "It has a nice smell, though," said {hero}. "May I have some and see?" It wanted salt. It wanted a bit of green. They put it in together, and by the third spoon {hero} held out a bowl.

In the kitchen somebody hummed, and hung up a spoon.

{newneighbour} talked to a chair. "Good morning, dear," said {neighbour}, and, "How did you sleep?" {hero} nudged {friend}. They giggled all the way to {spot}. They did the voice, too. <One could see {neighbour} through the window, pouring the chair some tea.>

"Why do you talk to it?" asked {hero}, at the door. It was not a question to laugh at any more. "My sister always sat there," said {neighbour}. "She's far away now." {hero} looked at the chair. It had a shawl on it. "How do you do," said {hero} to the chair, with a small bow. Then they all had some more tea.

By the window sat a chair with a shawl. Somebody had wished it good night.

A fly was walking round on its own in a jar. "Shake it!" said somebody, and {hero} did. It fell over and buzzed. They all laughed. {hero} laughed as well, a little late. <The laugh felt like somebody else's coat.>

The jar stood where they had left it. The fly sat at the bottom, and cleaned one leg. {hero} looked to see if anyone was coming. Then it did not matter whether they came. {hero} took off the lid, and laid the jar on its side. Out it walked. It sat on {hero's} thumb for a bit, and it weighed nothing, and then it was off.

Something buzzed in the curtain, found the gap, and was gone.

They picked sides for a game. {hero} got to pick. {hero} picked the fast one and the tall one, and {friend}. At last there was just the one left, in the big boots. "You can have that one," said {hero} to the other side. "No, you." The boots turned in at the toes.

"Once more," said {hero}. "I'll pick first." They were tired, but they lined up. "You," said {hero}, "in the boots." The one in the boots looked round to see who was meant. "Me?" "You, first of all." It ran like a wardrobe. It ran straight through everyone, and nobody could get past it, and {hero} hung on behind and laughed.

Two big boots stood by a door somewhere, and their toes turned out.

There was one who always asked the same thing. "What's the time? What's the time?" "You asked that before," said {hero}. "And before that." It put its face down into its collar. <It had only wanted to be talked to. It had no other question.>

"What's the time?" said somebody, ever so low. It was the one from before. {hero} stopped. "It's just the time to sit down here," said {hero}, "and tell us what you're called." It was called Ned. It knew a great deal about spoons. Once it had begun, it knew about forks as well, and it did not ask for the time again until it was really quite late.

"What's the time?" somebody mumbled. "It's bedtime, Ned."

{friend} had done something silly, and everyone had seen. {hero} told it to the next person they met, and did the face. It was a great success. So {hero} told it again at {spot}. {friend} laughed the first time. The second time {friend} only showed some teeth.

"Tell the one about {friend}!" they called to {hero}. {hero} saw {friend} look at the floor. "I know a better one," said {hero}. "It's about me, and a bee, and my best trousers." {hero} left nothing out. They had to hold each other up. {friend} laughed till the tears came. Then {friend} moved over, to make room on the bench.

The best trousers hung on a nail. There was a patch on them, in the shape of a bee.

There was a wind-up bear, and nobody had wound it. It belonged to {newneighbour}, who could not turn the key any more. "My fingers are on strike," said {neighbour}. {hero} said that was a pity, and looked at the sky. <It was nearly time for the game.>

{hero} came back to the window with the bear in it. "I've got ten fingers," said {hero}. "They're not busy." Crick, crick, crick, went the key. The bear got up, took off its hat, and fell over. They did it eleven times. "I had forgotten about the hat," said {neighbour}, and laughed the whole time.

The bear stood at the window, wound right up, for the morning.
`);
