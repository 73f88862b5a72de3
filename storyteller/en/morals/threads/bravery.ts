import { bank } from '../../grammar.ts';

export const bravery = bank(`
There was a [plank|log] over the [ditch|gap]. {friend} went across on tiptoe. {hero} put one foot on it. It wobbled. "I've a sore knee," said {hero}, and went the long way. {friend} waited on the other side. <Nobody asked about the knee, and that made it worse.>

They came back to the [plank|log], and the long way was dark by now. {hero's} heart went like a drum. "It still wobbles," said {hero}. "It does," said {friend}. "I'll wobble with it." {hero} put a foot out. Then the other. {hero} did not look down and {hero} did not stop. On the far side {hero's} knees began to shake. They had waited until it was over.

{hero} lay and felt the plank sway under both feet, only a bit. It rocked like a cradle.

Someone big sat in the middle of the way. It was {newneighbour}, in a bad temper. "What do you want?" barked {neighbour}. {hero} wanted to ask for [the way|help]. "Nothing," said {hero}. "Good day." <And they tiptoed by, without having asked, and so they did not know.>

There sat {neighbour} again, still in the same place. {hero} stopped. {hero's} mouth was dry. "Please," said {hero}, "are you cross with us?" "With you?" said {neighbour}. "I have a thorn in my foot. No one has come near enough to see it." {hero} came near. It was a long thorn. Then it was out.

From far off somebody called good night. It was a deep voice, and not cross at all.

They had to call down into [the well|a hole]. It was black as ink. "You do it," said {hero}. "You are louder." {friend} called. {hero} stood behind {friend} & held a corner of {friend's} coat. <It got quite damp.>

It was {hero} who heard it: something small, stuck in the [hole|dark]. There was no one else to go. {hero} was afraid right down to the toes. "I'm coming," said {hero}, in a high voice. {hero} lay flat and reached in up to the shoulder. Something took hold. {hero} pulled. It was a mouse no bigger than a plum. It sat down on {hero's} foot to get its breath.

Under the bed it was dark. {hero} looked in once and said good night to it.

"Who will ring the big bell?" they asked. The rope hung down, and above it there was only dark. {hero} took hold of it. {hero} let go. "My hands are wet," said {hero}. {friend} rang it instead. <It was a fine loud ring, and {hero} heard all of it with a red face.>

Somebody had to ring for the ones who were late. {hero} looked up into the dark. The dark looked down. "I'll hum," said {hero}, "so it knows that it's only me." {hero} hummed, and pulled, and hung on. Up went {hero}, right off the floor, and down again. Dong! All the late ones turned their heads.

Somewhere the bell still hummed a little, all by itself.

Everyone was to say one line by heart. {hero} knew it front and back. Then they all turned round to listen, and there was nothing in {hero's} mouth but a tongue. "Next," said somebody kindly. {hero} sat down and tied a shoe that was tied.

"There's one line missing," said {friend}. "I know where it is," said {hero}, and stood up. The knees shook, so {hero} let them. The voice shook too. But the line came out, a word at a time, like ducklings out of a gate. And when the last one was out {hero} began to grin.

{hero} said the line once more to the pillow. The pillow thought it was very good.

There was a slide at {spot}, and it was high. {hero} climbed to the top. It was a very long way to the bottom. {hero} climbed back down, past everyone who was waiting. "Excuse me," said {hero}, at each step. <There were eleven steps.>

Nobody was waiting now. {hero} climbed up to the top and sat. {friend} stood at the bottom with both arms out. "You can stay up there as long as you like," called {friend}. {hero} stayed for five breaths. On the sixth there was a swish and a squeak, and then {friend} had {hero} on top of {friend.him}. "Again!" said {hero}.

When {hero} closed both eyes, everything went swish, very softly.

"Will you carry the lamp in front?" they asked. {hero} looked at all that dark, with nobody in it yet. "I'm better at the back," said {hero}. So {friend} went first. From the back {hero} could see {friend's} shoulders. They were up round {friend's} ears.

{hero} squeezed past everyone, all the way up to the front. "Were you scared, up here?" {hero} asked. "A bit," said {friend}. "You can't see who's behind you." "I'm scared too," said {hero}. "Give me one side of the lamp." They held it with two hands, and the light stood still.

The lamp had a dent on each side, where two hands had held it.

{hero} had a splinter. It was so small that you could hardly see it. "I'll get it out," said {newneighbour}, and reached for the tweezers. "It's stopped hurting!" cried {hero}, and put it in a pocket, splinter & all. <It had not stopped at all.>

The splinter went thump, thump, thump. {hero} went to find {neighbour}. "Will it be quick?" asked {hero}. "Quicker than a sneeze," said {neighbour}. {hero} held on to {friend}, and looked hard at a spot on the wall. "When will you start?" "I've finished," said {neighbour}. "Would you like to keep it?"

In a matchbox lay something that was nearly too small to see.

A big dog lay in front of {spot}. At least it looked like a dog. "We'll come back later," said {hero}, and they went by on the far side. It thumped its tail once in the dust. <Nobody stopped to ask what it meant by that.>

It still lay there. {hero} put one foot nearer, and then one more. "Good evening," said {hero}. "I'm the one who ran off." The big one got up. It was even bigger. It bent down, sniffed at {hero} from top to toe, and gave {hero} a lick like a wet towel. "It's got my whole face," said {hero}, out of breath.

A tail thumped, a long way away, once for each star.

"Jump!" they called. "The water's lovely." {hero} put in one toe. Then {hero} said that toes were enough for today. The others splashed and shrieked and made a ring. There was a gap in the ring. It was just as wide as {hero}.

It was quiet now, and the water was as smooth as a plate. {friend} stood in it up to the tummy. "I won't splash," said {friend}, "and I won't let go." {hero} went in up to the knees. {hero} went in up to the tummy. Then {hero's} feet came off the ground, only for a moment, and nothing bad happened at all.

The bed held {hero} up, just as the water had.
`);
