import { shape } from './bank.ts';

export const talents = shape({
  want: `
That night was {feast}, and everyone brought something. Not a thing that you carry, but a thing that you [can|do]. {friend} could [whistle two notes at once|stand on one leg for an hour]. {newlocal} could tell the weather with one knee.
"And you?" they asked {hero}.
"It's a surprise," said {hero}. <It would be a surprise to {hero} as well.>

"Everyone is good at something," said {friend}, and tied the last ribbon. "That is what {feast} is for. You stand on the step & you show it, and then we have {snacks}."
{hero} looked at the step. It was a low step. It seemed to get [higher|taller] as one looked.
"What if there isn't anything?" said {hero}, but {friend} was [up the ladder|already off to get more ribbon].

@+list A list hung by {spot}. On it stood who would do what for {feast}. {friend} was down for a song. There was a juggler, and a trick with an egg. At the very end was {hero's} name. Beside it there was [a gap|only a white space].
"I'll fill it in later," said {hero}.

Only one more sleep, and then not even that: {feast} was today. There was to be a show. {friend} had practised for a month. {hero} had [meant to|carried the boxes, and held the ladder, and had not practised anything].
"It doesn't have to be big," said {friend}. "It only has to be yours."

@+lamp At {feast} there is always a moment when it goes quiet. Then they pass round the lamp. Whoever is holding the lamp has to show the others something. Last year {hero} had been too little for it, and had been let off. This year {hero} was not too little any more. {friend} had said so, at breakfast, and had been so pleased for {hero.him}.
`,
  trouble: `
{hero} went off behind {spot} to try things out. {hero} tried to juggle. One [went up|came down on {hero.his} head]. {hero} tried to sing. Somebody [shut a window|asked if anyone was hurt]. {hero} tried to stand on one leg & fell into {stuff}.
"I can't do anything," said {hero}.

"Watch this," said {friend}, and did it, and it was wonderful. Everybody clapped. {hero} clapped too. <It is possible to clap and have a stone in your stomach.>
Then they all looked at {hero}. "I need to practise," said {hero}, and [ran|went off as fast as was polite].

{hero} wrote a list of all that {hero.he} could do. It went: "Eat. Sleep. Find shoes." {hero} bit the pencil. "Carry," {hero.he} wrote. And then, "Nothing else."
It was a short list. <The paper was so big, and that made it shorter.>

They had a rehearsal. First one came, then the next, and it went like [a clock|a dream]. Then it was {hero's} turn. {hero} got up on the step. {hero} looked at all those eyes. {hero} [bowed|said "good morning"] & got down.
"Was that it?" asked somebody. It was meant [kindly|as a question].

@lamp They went through it once, before the others came. {friend} held the lamp & did the thing with the shadows, and there was a swan on the wall, and it turned its head. Then {friend} gave {hero} the lamp. {hero} held it. It was warm, and it hummed a bit. That was all that happened. "That was nice too," said {friend} after a time, and it was kind, and it didn't help.
`,
  worries: `
"I could be ill," thought {hero}. {hero} tried a cough. <It was not even a good cough.>

The sun had already come as far as {spot}. There were only a few hours left to [get good at something|become wonderful in].

"You are good at lots of things," said {friend}. "Name one," said {hero}. But just then someone called {friend} away.

What made it worse was that they were all so nice about it, and had kept a place for {hero} right in the middle.

{hero} thought of saying that to sit still was a talent, but just then {hero.he} fell off the wall.
`,
  tries: `
{newlocal} showed {hero} how to juggle. "You must think of nothing," said {local}. {hero} thought of nothing. It was the easiest part. Then the {snacks} came down, all six of them, and {hero} had [one in each ear|juice in both eyes].

{hero} tried magic. "I shall now make this {thing} disappear," {hero.he} said, and put a cloth on it. It did not disappear. <Under it, though, the cloth had got caught on a nail and would never be the same again.> "It's a slow kind of magic," said {friend}.

{hero} went to {newlocal} to learn a dance. It had only three steps: left, and right, and turn. {hero} did left. {hero} did turn. They met in the middle with a bump.
"You dance like the wind," said {local}. "[It comes from all sides.|No one knows where it will go next.]"

Somebody was stuck. It was the smallest one, up on {spot}, who had climbed up to hang a lamp & did not dare come down. {hero} stood underneath. "I'm here," {hero} said. "Left foot. Now the other. I can see a good place." <It took a while.> "That's it." Then {hero} hurried off, for there was practising to do.

{newlocal} was grumbling over a knotted string of lamps. "Let me," said {hero}. {hero} sat down by {spot} and followed it over & under and through, and did not pull once. When it was undone, {hero} sighed. "If only I could do something," {hero} said.

"I have lost my words," said {friend}. "The song is gone. I'm so afraid." {hero} said, "Tell me what it's about." So {friend} told it, and {hero} listened right to the end, and there were the words again. "Thank you," said {friend}. "For what?" asked {hero}.

{hero} tried to be funny. {hero} put on a hat and fell over a bench. No one laughed. Then {hero} got up, and bowed to the bench, & said, "After you." <Only then somebody laughed, but {hero} had already gone.>

"Perhaps you could sell the tickets," said {newlocal}. So {hero} did. {hero} knew them all by name. {hero} remembered who liked to sit by whom, and who could not see over hats. It was not [a talent|showing anything]. It was just what {hero} knew.

{newlocal} was getting up a choir, and there was always room in a choir. {hero} stood in the back row and sang, and {local} stopped and said, "Somebody is a bit low." They sang it again. "Now somebody's a bit high." They tried it a third time, with {hero} only moving {hero.his} mouth, and {local} wept, it was so pure.

There was a contest in who could throw a hat the farthest. {friend} threw and it sailed to {spot}, and everybody cheered. {hero} threw and it went straight up and did not come down at all. They waited a good while. "It's not far," said the judge, "but it is unusual," and then they had to go on without it.

{hero} went to everybody and asked how they had found out. The juggler had once dropped three plates and caught four. The one with the egg trick had simply been hungry. "You can't go out to look for it," said {newlocal}. "It's mostly something that you do when you're waiting to begin." {hero} thanked {local}, and straightened the picture on the way out, and wiped the small ones' noses.

"Perhaps you could do an animal," said {friend}. "Do a horse." {hero} did a horse. "That was a good frog," said {friend}. {hero} did a frog. "And there's the horse!" said {friend}, and clapped. They left the animals after that.

Two of the smaller ones were having a quarrel about a drum. {hero} sat down between them, as there was nowhere else to sit. "Which of you is the thunder," asked {hero}, "and which of you is the rain?" One was the thunder at once. The other let all ten fingers fall, quite lightly. It was a whole storm, and people came out to take in the washing. {hero} had gone by then, to look for a talent.

{hero} learned a poem, and it was short. {hero} said it to {spot} and it went well. {hero} said it to {friend}, and there was only one word gone. Then somebody came by, and stopped, and said, "Go on," and it all went, the whole poem, with the title. It was never seen again.
`,
  turn: `
Then the lamps went out. All of them, at once. Someone little began to cry. Someone bumped into the cake.
"Stay where you are," said {hero}. "{friend} is on the left. The step is in front of you. Give me your hand." {hero} knew where each of them sat. {hero} went from one to the next in the dark, and said their names. It grew quiet.
"Who is that?" they asked. "It's {hero}," they said. "It's all right. It is {hero}."

{friend} stood on the step, and no sound came out. The eyes were so many.
{hero} sat in the front. {hero} did nothing. {hero} just listened, as {hero.he} always did, with {hero.his} whole face. It's easy to sing to a face like that. {friend} looked at it and [began|sang].
Afterwards {friend} said, "That was the two of us."

"And now {hero}!" they called. {hero} climbed up the step. "I can't do anything," said {hero}. "I can only tell you what I saw today."
And {hero} told them who had tied the ribbons, and who had been stuck. {hero} told them who had practised so long behind {here}. One after another they saw themselves in it. Nobody [coughed|stirred].

When {hero's} turn came, {hero} wasn't there. {hero} was behind the curtain, and untied a knot, and found a hat, and held somebody's hand.
{friend} went to look. {friend} saw it all. Then {friend} pulled the curtain away. "There," {friend} said to everyone. "That's what {hero} can do."

@lamp The lamp came round. {hero} took it, and looked at it, and then at all of them. There in the back, where no light fell, sat one whom nobody had asked. {hero} had seen it earlier. {hero} got up and walked past all the rows, and put the lamp in its two hands. "You first," said {hero}. "I'll sit by you." And what the new one did with that lamp had never been seen before.
`,
  mend: `
@list They wrote it on the list, in the empty space. Everybody wanted to write it. So in the end it was quite full, and there was a [drawing|blot] too.
{hero} read it twice. It was all true. {hero} had just never [seen it written down|thought of it as something].

They clapped for a long time. {hero} turned to see who was standing behind. Nobody was. It was for {hero}.
"Oh," said {hero}.
"Bow," whispered {friend}, "but mind the step."

And then there were {snacks}. {hero} [handed them round|passed the plate], for {hero.he} knew who liked which. {friend} laughed. "You are doing it again," said {friend}.
"Doing what?" asked {hero}.
"That," said {friend}.

"I wish that I could do what you can," said {friend}.
{hero} looked round to be sure that it was {hero} who was meant. "And I wish I could sing," said {hero}.
"Then it is good that there are two of us," said {friend}. And that was [so|the best of it].

Next year they would do it the other way round, they said. {hero} should come first. "But what should I do?" asked {hero}. "Just go round," said {friend}, "and look at us, and say hello. Then we can all do it better."
`,
});
