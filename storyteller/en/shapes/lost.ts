import { shape } from './bank.ts';

export const lost = shape({
  want: `
{hero} had one thing [dearer than all the rest|that mattered more than the others|that went everywhere too]. It was a {thing}. <It was old & it had a [scratch|dent|chip] on one side.> {hero} [polished it every morning|said good morning to it every day|never slept without it close by].
"Tonight I will [put it where everyone can see|show it to {friend} in the dark|let {friend} hold it]," said {hero}. "You will see. It is best when the light goes."

"Close your eyes," {hero} told {friend}. "Now hold out your [arms|hands]. No, flatter."
{friend} waited. Something [smooth|cool|round] and light came down. It was the {thing}, <[brushed and shining|rubbed until it shone],> the one {hero} [kept for a good day|never lent to anyone].
"You may look after it until [supper|bedtime]," said {hero}. "Then we will put it [up high|in its place] together."

The {thing} came from [{hero's} grandmother|a very old friend|far away]. <She had carried it over three hills and never dropped it once.> {hero} kept it [wrapped in a soft cloth|on a shelf of its own|near the door].
Today {hero} took it out into the open & showed it to {friend}.
"It likes an outing now and then," {hero} said. [And off they went, all three.|{friend} said that was only fair.]

There was a place on the shelf for the {thing}. It stood there [every night|every single night] & nothing else was allowed to.
"It keeps the [dreams|dark] tidy," {hero} explained.
{friend} [nodded|thought about this|looked at it from all sides]. "May we take it along today? <Only as far as {spot}, and home again?>"
"If we are [very|terribly] careful," said {hero}.

Wherever {hero} had been, the {thing} had been too. It had been to the dentist and it had been up a tree, and once it had been in the soup. "It is nearly as old as I am," {hero} told {friend}, "and it has never once complained. Today I'll show it the view from {spot}."
`,
  trouble: `
They played [chase|hide-and-seek|the quiet game and then the loud game]. They [lay down and looked up|ran in circles|laughed until they hiccuped]. Then {hero} reached for the {thing}.
It was [gone|not there]. <There was only the place where it had been, and the place was empty.>
"I had it," said {hero}. "I had it [just now|a minute ago]. Didn't I?"

"Where did you put it?" asked {friend}.
"I thought you had it," said {hero}.
[They looked at each other|Neither of them said anything]. {friend} turned out a bag. {hero} turned round twice. There was [a button|a bit of string|half a biscuit] & there was [dust|fluff], but there was no {thing}.

It happened between {spot} and the next bend. One moment the {thing} was safe, and the next {hero's} [hold was empty|pocket felt too light].
{hero} stood quite still. <Something cold went down into the stomach and sat there.>
"It can't be far," said {friend}. But [it is a big world for a small {thing}|far is a long word when you have lost something].

{hero} set the {thing} down to [tie a knot|help a beetle|scratch an itch]. It was only for a moment. But a moment is [long|longer than it looks] & somebody called, and they both ran to see.
When they came back, [there was no {thing}|the spot was bare].
"Oh," said {hero}, [in a very small voice|and then nothing else].

It was {friend} who noticed first. "You're walking lighter," said {friend}, and {hero} felt for the {thing} in the usual place. Then {hero} felt in the unusual places. Then {hero} just stood there, with both arms hanging down. All the way back there was only path. [The path had nothing to say.|It looked at them with no expression at all.]
`,
  worries: `
{hero} tried not to cry. <It nearly worked.> "It is only a thing," {hero.he} said.
"It is your thing," said {friend}. "That is [different|not the same as only]."

"What if it is [cold|lonely|frightened]?" asked {hero}.
"Then we should hurry," said {friend}, who [did not laugh|was good at such questions].

They made a list of all the places it could be. <It was a long list.> Then they made a list of all the places it could not be. [That one was longer.|That was even less help.]

Every time that somebody laughed far off, {hero} looked up, in case it was a person who had just found something.

"I should have left it at home," said {hero}. "Then it would've been safe, but it would've been bored," said {friend}, and that was true too.
`,
  tries: `
They looked behind {spot}. They looked under it <and, as far as they could, inside it>. They found [a feather|three pebbles|a lost sock|a spoon with no handle].
"Is this it?" asked {friend}.
"No," said {hero}. "But somebody will be glad of it." [So they left it where it would be seen.|They stood it up where its owner could find it.]

"Let us do everything again," said {friend}, "but backwards."
So they did. They walked backwards to {spot}. They sat down backwards, <which is harder than it sounds,> and said their words the wrong way round. It was [very funny|so silly that {hero} almost forgot to be sad]. It did not bring the {thing} back.

Near {spot} something [gleamed|winked|glittered]. {hero} [ran|flew at it|got there first]. It was [a drop of water|a bit of foil|the shiny back of a beetle].
"Sorry," said {hero}. 
The shiny thing [did not mind|went on shining]. <It had been looked at worse.>

They asked {newlocal}. "Have you seen a {thing}?"
{local} thought so long that {friend} [sat down|began to count]. "I have seen [a great deal|many things go by]," {local} said at last. "But today I was looking [the other way|at my feet]." <And {local} was truly sorry about it.>

{friend} went left and {hero} went right. They called to each other so as not to be lost too.
"Anything?" "Nothing!" "Anything now?" "Still nothing!"
Their voices met again [at|by] {spot}, a little [hoarse|tired].

"If I were a {thing}," said {friend}, "where would I go?"
{hero} thought hard about being a {thing}. "Somewhere [quiet|warm|with a view]," {hero.he} said.
They tried the warmest place they knew. They tried the quietest. <In the quietest one somebody was asleep, so they tiptoed out again.>

There were tracks on the ground. "Follow them," whispered {hero}.
They followed the tracks past {spot}, round it, <and round it again,> until {friend} stopped.
"{hero}," said {friend}, "these are our own."

{hero} drew a picture of the {thing} with a stick. {friend} drew [one too|a better one, but was too polite to say so].
LOST, they wrote above it. PLEASE. <Below it they left a space for the answer.>
Then there was nothing to do but [go on looking|look some more].

They climbed up to the highest place they knew, from where one sees all of {place}, and they looked until their eyes watered. {friend} saw a hat going for a walk by itself, and {hero} saw two friends making up after a quarrel, but neither of them saw a {thing}. "It was worth climbing up all the same," said {friend} on the way down.

{hero} thought that the {thing} might come if it was called, so {hero.he} called it, first by its name and then by all the pet names it had. {newlocal} came, and a duck came, and somebody's grandmother put her head out to ask what was for supper. The {thing} did not come, but it was a friendly sort of crowd.

There was a box for lost things by {spot}, and they were allowed to look in it. They found one glove, and half a kite, and a tooth with a label on, and at the very bottom a letter that began "Dear finder". {friend} read it out, and it only said thank you, so they left that where it was for somebody who had earned it.

They walked the same way once more, but slowly, with their noses near the ground. It's strange how much there is on a path when you have lost something. They met a beetle with a crumb, and a crumb without a beetle, and they brought those two together, and that at least was one thing found.

{friend} had an idea, and it was to lose something else on purpose and see where it went. They rolled a button down the slope by {spot} and ran after it, and it went to the left, and round a stone, and straight into the house of {newlocal}, who said thank you very much and shut the door. "So now we've lost two things," said {hero}.

"Tell me what it looks like, as if I had never seen it," said {friend}. So {hero} told it, with all its scratches, and how it is warm on one side when it has been in the sun, and what it sounds like if you tap it. {friend} listened, and by the end they were both missing it even more, but they were missing it together.
`,
  turn: `
{hero} sat down, too tired to look any more. <And because {hero.he} sat so low, the world looked new.> There, in the gap below {here}, was a [gleam|glow]. It was no bigger than a [pea|crumb].
Somebody very small had found the {thing}. Somebody had pulled leaves and fluff over it, [to keep it warm|so that it should not be cold].
"Is it yours?" asked a tiny voice. "I only minded it. It looked alone."

It was {friend} who heard it. [Tick.|Clink.|Tap.] It came from {hero's} own bag.
"We looked there," said {hero}.
"We looked in the top," said {friend}.
At the bottom was a hole. In the hole was a fold. And in the fold, fast asleep, lay the {thing}. <It had been with them all the way.>

Then {newlocal} came [along the path|puffing up] with something held up high.
"I don't need it," {local} said. "I only saw it shine, and I took it home. And then I saw your faces." {local} [looked at the ground|went pink].
{hero} took the {thing} & then {hero.he} took a long breath. "Thank you for [bringing it|telling us]," said {hero}. "That was not the easy way."

The low light came in sideways now, as it does at that hour. It slid past {here}. It lit [one small edge|one bright corner].
"Don't move," said {friend}.
{hero} did not move. All day they had walked [past it|over it]. It took the end of the day to show it to them.

They had stopped looking, and that was how they found it. {hero} lay down to look at the sky, and there was something hard under the back of {hero.his} head. It wasn't a stone. It had been lying there the whole day, in the very place where they had sat down to be sad.
`,
  mend: `
They carried the {thing} home between them. They took turns [to hold it|with the heavy side]. {hero} set it down in its place & made room for another beside it.
"What goes there?" asked {friend}.
"[Your|Whatever your] best thing," said {hero}. "When you want it to have company."

{hero} held the {thing} for a while. Then {hero.he} put it in {friend's} arms.
"You have it tonight," said {hero}.
"Are you sure?"
"I know where it is," said {hero}. "It is with you. [That is not lost.|That is a good place to be.]"

{hero} rubbed the dust from the {thing}. It had a new scratch. {friend} was sorry about the scratch.
"Don't be," said {hero}. "That is from the day we [looked for it together|turned the world over to find it]. Now it has a story."

They hung a bit of ribbon on the {thing}, so that it [could not roll away|would be easier to find]. Then they stood back. It shone on [both of them|their faces] the same.
"There," said {friend}. "There," said {hero}.

"What did you do all day, while we were looking?" {hero} asked the {thing}. It didn't answer. It lay there and shone a bit. "It was looking for us," said {friend}, "and it did it by keeping still."
`,
});
