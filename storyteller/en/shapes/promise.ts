import { shape } from './bank.ts';

export const promise = shape({
  want: `
@+two "Will you be back before the light goes?" asked {friend}. "I can't hang up the {thing} alone. It takes [two|one to hold and one to reach]."
"I promise," said {hero}. <And because it was a real promise, they hooked their little fingers over it, twice.>
It was early yet. The day was [long|wide]. {hero} had only one errand: {snacks}, from beyond {spot}.

"Tonight is the night," said {friend}. "I shall sing my song in front of everyone. <I have practised it in the bath and under the bath.> Will you sit in front, where I can see you?"
"In the very middle of the front," said {hero}. "I promise."
{friend} breathed out. [A promise is a good thing to lean on.|Now the song felt shorter.]

{hero} had given {hero.his} word. The {thing} was to go to {friend's} door before dark. And there was to be no stopping [to play|on the way].
"That's easy," {hero} said, and set off [whistling|with a skip]. The {thing} bumped along in the bag & the sun was high.

@+two "Tonight I have to hang up the big lamp," said {friend}. "Then nobody need ever be lost in a fog. It goes up when the first star comes out. It takes one to climb and one to hold the ladder. Will you be there?" "First star," said {hero}. "I'll be there. You have my word, and here's my hand on it as well."
`,
  trouble: `
But by {spot} there was [a game|music]. Everyone was in it, and they waved. "{hero}! We need one more!"
{hero} looked at the sun. It was still [high|quite high]. "Only one round," said {hero}.
One round went by so fast that it [hardly counted|was not a whole one]. <So there was another, and a third to make it even.>

Halfway there {hero} saw a [kite|blue feather] go by on the wind. It was [the finest|the biggest] that anyone had ever seen. It dipped. It danced. It [went left, and the promise went right|was going the wrong way].
{hero} stood between the two of them. "I'll only see where it lands," {hero.he} said.

It was such a small nap that {hero} meant to take. {hero} lay down [in the warm|beside {spot}] and shut one eye. Then {hero.he} shut the other, to keep it company.
When {hero} woke, the shadows were long. <They pointed at {hero} like fingers.> "Oh no," said {hero}.

{hero} met {newlocal}, who had a cart with a wheel off. "Just hold this," said {local}. {hero} held it. "And this." {hero} held that too.
It is good to help. But the sun went down one step, and one step more, and the promise [tugged|pulled] like a dog on a string.

The trouble with {hero's} promises was not that they were forgotten. {hero} never forgot one. It was only that so many other things were lying about in between, and each of them was small, and each was just by the way. First there was a frog to be looked at, and then there was the frog's brother.
`,
  worries: `
The promise sat in {hero's} pocket & it grew heavier. [Nobody else could see it.|Promises do that when they are kept waiting.]

"It won't matter if I am a little late," {hero} said aloud. <Nobody answered.> It [did not sound|sounded less] true when {hero.he} heard it.

Far away {friend} [looked along the path|was laying out two cups]. There was nobody on the path yet.

There's a moment when you could still be on time if nothing at all went wrong from now on. {hero} could feel that it was about now.

{hero} practised saying sorry, just in case. It didn't come out well, and there was too much "but" in it.
`,
  tries: `
{hero} took a short cut by {spot}. It was short at first. Then it [turned round|had a puddle in it, and the puddle had an opinion]. <{hero} came out again with wet feet at the very place where {hero.he} had gone in.>
"That was a long short cut," said {hero}.

"I could send word," thought {hero}. {hero.he} asked {newlocal}. But {local} was going [the other way|nowhere, and slowly].
"What shall I tell them?" asked {local}. "That you're not coming?"
"No," said {hero}. "No, don't tell them that."

There were {snacks} beside the path, ripe and [sweet|shining]. Nobody would have passed them by. {hero} ate one. {hero} ate [four|six]. Each one said: stay & have another.
"I can't," {hero} told them, with {hero.his} mouth full. <And it was the hardest thing that {hero.he} said all day.>

At {spot} a puppet play was just beginning. "Sit down, sit down," cried {newlocal}. "The dragon comes on next!"
{hero} loved a dragon. {hero} stood on one leg, half going & half staying. <A leg gets tired that way.> The dragon came on. {hero} saw its tail, and ran.

{hero} ran. Then {hero} had a stitch, and walked. Then {hero} remembered {friend's} face when the little fingers hooked, and ran again.
{spot} went by. {sound} [fell behind|went by too]. It seemed to take a year.

"You can do it tomorrow," called somebody from {spot}. "Tomorrow is just as good!"
{hero} thought about tomorrow. It was a nice, big day with nothing in it. But it was not the day that {hero.he} had promised.

The way was blocked. Somebody had left a heap of {stuff} across it. {hero} could climb it or go [around|home].
So {hero} climbed. It slid. {hero} slid with it, sat down hard & began again. <Some of it got into both boots.>

@two {friend} tried to do it alone. It was no good. [It needs two ends to be held.|The high part stayed too high.] {friend} sat down by the window & looked out and did not say anything.

There was {newlocal}, and {local} was about to cut a cake with four layers. It had taken all day. "You'll have a slice with me," said {local}, "for it is no good alone." {hero} wanted to say no, but it smelled so of lemon, and the crumb was so yellow. {hero} said, "A thin one," and it was as thick as a book.

{hero} made up a song about keeping a promise, to help {hero.his} feet along, and it was such a good one that {hero.he} had to stop and get the second verse right. Then there was the chorus to be seen to. When it was done {hero} sang it from the beginning, and only then saw how far the sun had gone while it was being written.

Somebody had put up a tent by {spot} where one could see the smallest horse in the world, and there was only a short line. {hero} thought that {friend} would surely want to hear about the horse. {hero} got as far as the flap, and then turned round and walked off very fast, so as not to be able to hear the hooves.

"You look as if you were late," said {newlocal}, and trotted along beside {hero} for a while. "I'm not late yet," said {hero}, "but I could be at any moment." "Then don't let me keep you," said {local}, and went on to tell how it was to be late in the old days, when there was more time. It was interesting, but it was not short.

The path split in two at {spot}, and one way was quick and dull and the other was slow and had butterflies. {hero} stood there, and swung one leg, and looked down the one with butterflies as far as the bend. Then {hero} took the dull one. <Even so, one butterfly came along.>

{hero} tripped and the bag tore, and all that was in it went down the slope. It would've been quicker to leave it. But some of it belonged to {friend}, so {hero} went down after it and picked up every last thing, with the sun in {hero.his} eyes, and it was nearly touching the top of {spot} when {hero.he} was done.
`,
  turn: `
The sun touched the edge of the world, and {hero} stopped. It was not too late yet. It was only nearly.
{hero} shut {hero.his} eyes and asked: what did I say? And the answer came, quite plain. I said that I would come.
Then {hero} let go of everything else. {hero.he} ran like [water downhill|a thing thrown].

"Where are you off to?" they called. "Stay! It's just getting good!"
"I know," said {hero}. It was true. It was getting very good indeed. "But somebody is waiting, and I'm the one who is missing."
And {hero} went. It was [hard for ten steps|a tug at first]. Then it was easy.

A little light went on, far off. It was {friend's} window. Somebody had put a lamp in it.
{hero} looked at that lamp. It did not call. It did not scold. It [only waited|just shone], as you do when somebody has given you their word.
"I'm coming," said {hero}.

{hero} came round the last bend with no breath left. The sky was [pink|violet]. A bit of the day was still lying on the step.
{friend} stood up. "You came," {friend} said.
"I'm late," said {hero}. "I stopped when I said I would not. I'm sorry. But I'm here."

"I'm not going to look up any more," said {hero}. {hero} put both hands beside {hero.his} eyes<, like a horse with blinkers>. Left and right the evening went on with all its lights. {hero} saw only the next three steps, and then three more. It's a good way to get past almost anything.
`,
  mend: `
@two They did it together then, in the very last of the light. One held & one reached. It [took no time|went easily] with two.
"I knew," said {friend}.
"How did you know?" asked {hero}. "I didn't, for a while."
"You [said it|hooked your finger]," said {friend}.

"You have leaves in your hair," said {friend}, "and something on your nose."
"I came the fast way," said {hero}.
{friend} laughed. The laugh went all through {hero} like [warm milk|a warm drink]. Nothing was spoiled. There was still [time|enough evening for it].

So {hero} was there after all, in the very place that {hero.he} had said. {friend} saw, and [nodded|smiled with both eyes].
It is a small thing to be where you said you'd be. It [filled the whole evening up|lit the place like a lamp].

"Next time," said {hero}, "I shall not stop at all."
"You will stop," said {friend}. "You like everything too much. But you will [look up|start sooner]."
That was [fair|about right] & they both knew it.

Later, {friend} asked what it had been like on the way, and {hero} told it, bend by bend. "And you went by all that?" said {friend}. "Nearly all," said {hero}. "There was a cake." {friend} wanted to know everything about the cake.
`,
});
