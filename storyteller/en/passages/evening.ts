import { bank } from '../grammar.ts';

/** The light goes. */
export const dusks = bank(`
The day was getting tired. Its light went [gold|the colour of honey], and the shadows lay down. {spot} turned [blue|dark] on one side.

By now the sun was low. {sound} grew softer. All the colours [came a bit closer|went home, one after the other].

It was that hour when things [get their evening faces|begin to whisper]. The light was long & low. Someone, somewhere, lit a first lamp.

Evening came. It came [up from the ground|on soft feet], as it does. First it took {spot}, and then it took the path.

Now the light was thin, like [tea|cloth]. {hero} could see {friend's} breath. It was almost too late in the day, and not quite.

Slowly the sky turned [rose|violet]. The wind lay down. It was so still that you could hear [a wing|the evening coming].

The afternoon folded itself up. It got [cooler|a little cool]. {friend} moved closer & {hero} did too.

One star came out. It was [early|only one]. It looked around, as if to ask whether it [might|was time].

The last of the sun slid off {spot}. "Oh," said {friend}. "[It's late|It is evening]." Neither of them had noticed.

The light did what it does at the end of a day. It went [red|soft], and it touched everything once.
`);

/** Dusk talk: a breath before or after the turn. */
export const echoes = bank(`
For a while nobody spoke. It was a good quiet, [the kind with room in it|and it fitted them both].

{friend} looked at {hero}. It was a long look. "[You're cold|You are tired]," said {friend}. "A bit," said {hero}.

{hero} thought back over the day. It had begun so [fast|loudly]. Now it went at the pace of [a snail|a slow song].

"What are you thinking?" asked {friend}.
"I'm thinking about this morning," said {hero}. "It was so long ago."

Their breath went in. Their breath went out. {sound} did the same.

A moth came & sat on {hero's} sleeve. It opened its wings and closed them. Then it went on, to wherever moths go.

"Look," said {friend}, and pointed: {light}. They looked until they had [looked enough|had it by heart].
`);

/** After the end of the plot: everyone glad. */
export const joys = bank(`
They shared out the last {snacks}. There was just enough. When there was one left over, they gave it to [the ants|the evening].

{hero} laughed. It began small. It went to {friend} and back. For some time it was not possible to stop.

Then someone began to sing. It wasn't a proper song. But all of them knew it by the second time round.

{friend} leaned on {hero}, and {hero} leaned on {friend}. If one had got up, the other would have [fallen|gone over].

They did their handshake. They did it slowly, because they were tired, and [forgot|left out] the wiggle.

"I would do it all again," said {friend}. "But [not today|sitting down]."

They told it to each other, though both had been there. {friend} did the voices. {hero} did the wind.

{newlocal} came by with a lantern. "All well?" asked {local}. "All well," they said. And the lantern went on its way.

They made a bit of music with what there was: a spoon, a comb and a box. The evening listened.

They lay on their backs and looked at {light}. "Who puts that on?" asked {hero}. "Somebody kind," said {friend}.

{hero} took {friend's} hand, or {friend} took {hero's}. It did not matter who was first.

"Are you hungry?" said {friend}. "I'm too happy," said {hero}. Then {hero} ate {friend's} share as well.
`);

/** The way home in the dark. */
export const walks = bank(`
They went home by the short way. {light} went with them. They passed {spot}. They passed {spot}. They did not talk.

Home they went, slowly. Their feet knew the way. All they had to do was [follow them|go along].

It was dark now. It was the soft dark, with {light} in it. {hero} held on to {friend}. One step, and then the next.

They walked on the dark side of the path, where it was quiet. They left {sound} far behind. A window shone. Then another.

"Can you carry me?" asked {friend}. "Can you carry me?" asked {hero}. So they both walked. But they walked close.

The way home was shorter. It is always shorter. The same stones were there. Now they were grey, and still.

They said good night to {spot}. They said good night to the path. The path said nothing. It lay down behind them.

Night had come. It had come on tiptoe. {light} hung over the way, and it was enough to see by.

It was late. The air was cool and smelled of {smell}. Somewhere a door closed softly. They were almost there.

They went in a row, and then two by two. Nobody hurried. {sound} came and went, like breath.

The last bit was uphill. They took it slowly. Behind them all was still. Ahead was a small warm light.

There was the house. There was the door. They wiped their feet. They hung up their hats. They were home.
`);

/** Going to bed. */
export const beds = bank(`
The bed was {bed}. {hero} got in. {friend} got in on the other side. They pulled the cover up to their chins.

There was warm milk. There was one cup each. Then came teeth and then came {bed}. {hero} lay down. {friend} lay down too.

{hero} lay in {bed}. It was warm. It had a dip in the middle, just right. {friend} lay close by.

{bed} was waiting. It had waited all day. {hero} sank into it. So did {friend}. "Ah," they said.

{hero} washed, but only the front. {friend} said that would do. Then they crept into {bed}, and it was [soft|warm].

Someone had smoothed {bed}. Someone had left a light on. {hero} and {friend} lay down under one blanket.

They put out the big lamp. They left the small one. In {bed} there was room for two, if you lay like spoons.

They could stay at {hero's} tonight, the two of them. There was {bed}. There was a blanket with stars on it. {friend} had the wall side.

{hero} put on the long shirt, the one for sleeping. {friend} had one too. Then there was nothing to do but lie in {bed}.

{hero} looked under the bed. There was only a sock. So {hero} lay down in {bed}, and {friend} turned the pillow to its cool side.
`);

/** Soft and slow, with less and less in it. */
export const lulls = bank(`
It was quiet. It was so quiet that one could hear the quiet.

Outside, very quietly, {light} looked in. It did not want anything.

First {sound}. Then nothing. Then only the breath of the house.

The wind went round the house once. All was in order. It lay down by the door.

"Are you asleep?" asked {hero}. "Nearly," said {friend}.

{hero} yawned. {friend} yawned. The lamp gave a small flicker, as if it yawned too.

One by one the lights went out. There went the far one. There went the near one.

The blanket was heavy and light. The pillow was cool and warm.

"Today was long," said {hero}. "Yes," said {friend}. "It was just long enough."

A small cloud came. It sat down before the moon for a bit. Then it moved on.

{spot} stood out there in the dark. It was still there. It would be there in the morning.

Breathe in. Breathe out. That was {friend}. That was {hero}.

Nobody had to do anything now. It was all done.

"What was the best bit?" asked {friend}. "This," said {hero}.

Somewhere a late bird said one word. Nobody answered. It put its head under its wing.

{hero} could feel the day go. It went out through the toes.

"Tomorrow," said {friend}. "Tomorrow," said {hero}. They did not say what.

The shadows on the wall were soft. One looked like a boat. It rocked.

The night had a sound. It was low and round. It might have been the stars.

{hero} thought of one more thing to say. Then it was gone. It could wait.

The clock said tick. It took a rest. It said tock.

{friend's} eyes were shut. Then they were open. Then they were shut.

A drop fell, somewhere. Plip. And then, after a long time, plip.

The dark came close. It was a kind dark. It tucked in the corners.

High up, a star slid down the sky. No one made a wish. There was nothing left to want.

"Is the door shut?" asked {hero}. "The door is shut," said {friend}. "And we are in here."

The house gave a creak. Old houses stretch before they sleep.

Warm feet. Warm ears. Warm right through.

Everything small was asleep by now. The big things were going to be soon.

The moon moved from one pane to the next. It took its time.
`);

/** The last lines: asleep and safe. */
export const lasts = bank(`
{hero} slept. {friend} slept. The night kept watch till morning.

And before anyone could say good night, {hero} was asleep.

"Good night, {friend}." "Good night, {hero}." Then there was only breathing, soft and slow.

Out went the lamp. In came the dreams. {hero} was asleep.

The stars stayed up. {hero} and {friend} did not. They slept, safe and warm, till it was day.

Sleep came. It came on bare feet. It lay down between {hero} and {friend} and stayed.

{hero's} eyes fell shut. They stayed shut. All of {place} was asleep, and {hero} with it.

The last thing {hero} saw was {light}. Then there was sleep, deep and blue.

Softly, softly, the night pulled up the covers. {hero} slept.

And they were warm. And they were safe. And they slept.

Hush now. {friend} sleeps. {hero} sleeps. The dark is soft, and the morning is far away.

{hero} smiled once, fast asleep. What it was about, only the pillow knows.

{hero} had one more question. But {hero} was asleep before the end of it.

Down went one eyelid. Down went the other. {hero} slept, and the night was soft.

The moon counted them all. All were there, all were asleep.

Then it was still. {hero} slept like a stone in a brook. {friend} slept like a leaf.
`);
