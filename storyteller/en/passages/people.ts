import { bank, printed } from '../grammar.ts';

/** Who the hero is, in the first scene. */
export const traits = bank(`
There lived {hero}, {nature}. {hero} had a [bag with seven pockets|hat for every sort of weather|blue cup with a chip in it] & a great many plans. <Most of the plans were for after breakfast.>

One of those who lived there was {hero}, {nature}. [In the mornings|After breakfast] {hero.he} liked to [open the window and say hello to whatever was outside|walk once round the house, the long way]. <Something always said hello back.>

And there was {hero}, wide awake. {hero} woke up all at once, the way [a lamp goes on|popcorn pops]. "[What is it today|What shall we do today]?" {hero.he} asked. <The day did not say. It wanted to be a surprise.>

Somebody was [already up|up early], and that was {hero}, {nature}. {hero} had [found one boot|eaten one half of breakfast] & was looking for [the other|the rest].

On the [doorstep|step] sat {hero}, {nature}. {hero} {hero.was} counting [clouds|birds|chimneys|hats]. "[Nine|Eleven|Six]," {hero.he} said. "No, that one [was there before|has moved|is a leaf]. I'll begin again."

In the middle of it all stood {hero}, {nature}. <You would have liked {hero}; most people did, as soon as they'd got over the noise.> {hero} sniffed the air & said, "It smells of [something good|a big day|adventure and toast]."

That was where {hero} lived, in a house with a [round|crooked|yellow] door. {hero} had [swept the floor|made the bed], or [nearly|at least the middle of it]. Now there was the whole day [still to come|left to spend].

{hero} had been awake since [the first bird|before the sun]. There was no [reason for it|need to be]. It was just that {hero} could not bear to miss [the beginning|anything]. <Beginnings are short, and one has to be quick.>

You could hear {hero} before you could see {hero.him}. First there was [a hum|a thump], and then a "[whoops|hello]," and then there was {hero}, {nature}.

{hero} was [not big|rather small], and {hero.he} [had never minded|was quite used to it]. When you are small you see [more beetles|the undersides of things]. {hero} knew the underside of [almost every table|everything] {where}.

It was {hero's} [favourite|best-loved] kind of day. {hero} had three kinds, and this one was the [second and the first|very first]: the kind [without a plan|with a wind in it|when everything is washed].

{hero} stretched, [first to the left and then to the right|as long as {hero.he} could]. {hero.he} put on [a scarf|one glove] & took it off again. It was no day for wool. <It was a day for bare ears.>

In that place there lived {hero}, {nature}, and whoever wanted to know where {hero} was only had to listen for the [humming|rattle|small crash]. {hero.he} was [good at losing socks|good with bees] & less good at sitting still. <But there would be time enough for that when {hero.he} was old.>

Up before the rest was {hero}, {nature}. {hero} had already said good morning to {spot} and to a passing [beetle|cloud]. "It looked at me," said {hero}, "as if it knew something." So {hero} went in to get both boots, just in case it did.

Of everyone who lived there {hero} was the one {nature}. You would find {hero.him} [under a table|half-way up something|with an ear against the ground] at most times of the day, and if you asked what there was to see, then {hero} would move over, so that you could see it too.

And {hero}? {hero} had slept so well that one side of {hero.his} face was [flat|still dreaming]. {hero.he} sat on the edge of the bed and let both feet hang down, and waited for the rest to wake up. <The left ear was always last.>

{hero} lived in the third house, if you came from the left, and it had a bench before it. On that bench, every morning, {hero} ate a piece of bread and [told it what was planned|thought of nothing]. It was the best seat in the world, for everything came past if you sat there long enough.

Now there was someone there, {nature}, and that was {hero}. {hero} could [wiggle both ears|do a very good owl|whistle through a gap], and owned a box with a lid. What was in the box was different every week. This week it was [one button and a lot of room|a bit of blue glass].

The first to run out into it was {hero}, with [one arm in a sleeve|a crust in one hand]. The second was {hero's} voice. It came a bit after. It had stopped to call goodbye. <The door shut by itself, when it was sure that they were gone.>

Nobody was as glad of that morning as {hero}, {nature}. {hero} had been waiting for it [all night|since Sunday]. {hero} put out a hand to feel if it was warm. It was, and so {hero} went out and stood right in the middle.
`);

/** The same in a breath, for short stories. */
export const briefTraits = bank(`
And there was {hero}, wide awake.

There lived {hero}, {nature}.

Out came {hero}, with one boot on.

{hero} sat on the step & looked about. It was a good day to look.

{hero} was up first. {hero} was always up first.

Somebody laughed. That was {hero}, {nature}.

{hero} looked out of the window & liked what there was.

"Here I am," said {hero}, {nature}.

And in the midst of it stood {hero}, with a bun.

{hero} took a big breath. Yes, it smelled of {smell}.

{hero} had slept well, and woke up hungry for a day.

At the window stood {hero}, {nature}, with one sock on.

The first to say good morning was {hero}.

{hero} came down the steps two at a time.

"What have we today?" said {hero}, and rubbed both hands.

That hum you could hear was {hero}, {nature}.

A door opened, and there stood {hero}, still buttoning up.

{hero} lay on the ground & looked at the sky to see how far up it went.

{hero} was busy doing nothing, and doing it well.

It was a morning just the right size for {hero}, {nature}.

{hero} put on a hat, and took it off, and was ready.

By {spot} sat {hero}, {nature}, and ate a bun.
`);

/** The hero and the one who is always there. */
export const bonds = bank(`
And where {hero} was, {friend} was not far off. They had met [in the rain, under one leaf|over a lost shoe|by both saying sorry at once], and they had [been friends from then on|simply stayed together].

{friend} lived [next door|across the way|just over the rise]. They had a string between their two windows, with a bell at each end. One ring meant good morning. Two meant "[come quick|come and see]."
Now it rang two.

{friend} came [round the corner|up the path], a bit out of breath. "I [dreamed of you|saved you a seat]," said {friend}. "You were [upside down|very tall]."
"[That may still happen|I often am]," said {hero}.

{hero} and {friend} were different in nearly everything. {hero} liked jam on top, and {friend} liked jam below. {hero} ran and {friend} strolled. They met [in the middle|half-way], where it was [best|nicest].

Then {friend} was there too. Nobody ever heard {friend} come. <That was a thing about {friend}.> "[Boo|Morning]," said {friend}, [very softly|so as not to scare anyone].

"Knock, knock," called {friend}. There was no door just there, but {friend} was [polite|well brought up].
"Come in," said {hero}, and made [room|a little bow].

{friend} had brought two of everything: two cups, two sticks and two [round stones|bits of cake]. It was [a habit|an old habit of theirs]. <A thing that there are two of is twice as good.>

They had a handshake that nobody else knew. It had [a clap, a bump and a wiggle|nine parts] in it. {hero} and {friend} did it [slowly|twice], to wake it up.

{friend} was sitting [on the wall|in the sun] with both eyes shut. "I'm not asleep," said {friend}. "I'm [listening to my breakfast|trying out the day]."
{hero} sat down to [try it too|help].

Long ago {friend} had come to stay for a day & had [forgotten to go home|never got round to leaving]. Nobody had noticed. There was just one more cup on the hook. {hero} could not think now how it had been with only one.

If you met {hero}, you met {friend} as well. {friend} came a bit further back, [carrying something|picking up what had been dropped]. "We are two," {hero} used to say, "but we're only one lot of trouble."

{friend} could not see {hero} without beginning to smile. It started at [one corner|the left] and went over. {hero} called it the second sunrise, and waited for it each morning, before saying anything at all.

They had a secret place where each left things for the other. There might be [a nut|a good stone], or a joke on a bit of paper. Today there was a note in it. "Come out," it said. "I'm behind you." And so {friend} was.

{hero} and {friend} had never agreed who was the taller. They stood back to back to see [every week|again now]. It depended on the hair. "You've grown," they both said at the same time, very kindly.

"Are you ready?" asked {friend}, who was standing there with a bag. "What for?" asked {hero}. "I don't know yet," said {friend}, "but I've packed for it." <There were two spoons in the bag, and a hat, and a bell.>
`);

/** The same in a breath, for short stories. */
export const briefBonds = bank(`
Next to {hero} sat {friend}. They were [best friends|always two].

And there came {friend}, [at a run|half asleep]. Where one was, there was the other.

{friend} was there too. {friend} was always there.

{friend} lived next door & came in without knocking.

With {hero} was {friend}, [as on every day|as ever]. They shared one bench.

"Good morning," said {friend}, who was {hero's} very best friend.

Soon {friend} came by, and then [it was a real day|they were two].

On the other side of the fence lived {friend}. There was a hole in the fence, just for the two of them.

{hero} gave a whistle. A whistle came back. That was {friend}.

{friend} had come for breakfast. {friend} came for breakfast every day.

{friend} was waiting by {spot}. "You took your time," said {friend}, and smiled.

{hero} knocked three times. Three knocks meant {friend}.

{friend} was already there, and had saved {hero} half a bun.

And right behind {hero}, as always, came {friend}.

{hero} and {friend} had one shadow between them when they stood close.

Then {friend} looked round the corner, and now there was nothing missing.

{friend} carried the bag. {hero} carried the tune.

{friend} was the kind of friend you could yawn in front of.

They were {hero} and {friend}. Nobody ever said the one name without the other.

{hero} waved. {friend} waved back with both arms.

{friend} lived so close by that they could say good night through the wall.

{friend} had on odd socks, and so had {hero}. Between them they had two pairs.
`);

export const refrainWords = [
  'Step by step and side by side',
  'A little this way, a little that',
  'Slowly, slowly, here we go',
  'One for the road and two for the moon',
  'Round the bend and home again',
  'Hush and hum, and here we come',
  'Not too fast and not too far',
  'Up we go and down we come',
  'Here am I and there are you',
  'Over and under and back in time',
  'Pit-a-pat, and that is that',
  'Near is good and far is fine',
  'Hold on tight and look about',
  'Soft as a feather, both together',
  'By and by, by and by',
  'First a little, then a lot',
  'Left foot, right foot, look at the sky',
  'Where you go, there go I',
].map(printed);

/** The refrain, when it is first heard. */
export const refrains = bank(`
"{refrain}," sang {hero}. It was [their|a] walking song. <It only had the one line, so one could not forget it.>

{friend} had a saying for days like this. "{refrain}," said {friend}.
"{refrain}," said {hero}. [And it was settled.|It always helped.]

"What do we say?" asked {friend}.
"{refrain}," said {hero}, as they always did [when something began|at a beginning].

They said it both together: "{refrain}." <You have to say it, or it does not count.> And then they [began|were ready].

Over the door somebody had once [carved|painted] a line of words. {hero} read it out, [going by|in passing]: "{refrain}." It was [good advice|a good thing to have over a door].

There was a thing they always said. {friend} began it and {hero} joined in: "{refrain}."

"I've forgotten our song," said {friend}. "You can't have," said {hero}. "{refrain}."
"[Oh, that one|So it was]," said {friend}.

{hero} hummed, and the hum turned into words. "{refrain}."

"Ready?" said {friend}. "Nearly," said {hero}. "First we say it." So they said it. "{refrain}."

They had made up a line for setting out, one [rainy|long] day. "{refrain}," it went.
`);

export const refrainMiddles = bank(`
"{refrain}," said {friend}. [It sounded smaller now.|But this time nobody sang it.]

"{refrain}," said {hero} under {hero.his} breath. [It helped a bit.|One step, and one more.]

"How did it go?" asked {hero}.
"{refrain}," said {friend}.
"Yes," said {hero}. "[That was it.|Like that.]"

{hero} hummed it, to have something to hold. "{refrain}."

{friend} whispered it, for company. "{refrain}."

"{refrain}," they said, not quite in time.

"Say our line," said {friend}. {hero} said it low. "{refrain}."

It came into {hero's} head by itself: "{refrain}."
`);

/** The refrain once more, on the way: small children wait for it. */
export const refrainAgain = bank(`
And what did they sing? "{refrain}!"

"{refrain}," sang {hero}. "{refrain}," sang {friend}.

On they went. "{refrain}!"

"All together now," said {friend}. "{refrain}!"

They sang it loud and they sang it soft. "{refrain}."

"{refrain}!" said {hero}, and off they went.

Up went {friend's} nose. "{refrain}!"

"Say it again," said {friend}. "{refrain}," said {hero}.

And still they sang. "{refrain}, {refrain}."

{hero} knew what to say. "{refrain}!"

"{refrain}," they said, and on they went.

{friend} clapped along. "{refrain}!"

It was time for the song. "{refrain}!"

"{refrain}," hummed {hero}, right to the end.

Was it far? It was not far with a song. "{refrain}!"

"Louder!" said {friend}. "{refrain}!"

"Softer," said {hero}. "{refrain}."

Their feet went along with it. "{refrain}!"

"{refrain}!" called {friend}, and a bird sang it after them.

They said it to {spot} as well. "{refrain}!"
`);

/** The refrain for the last time, half asleep. */
export const refrainClosings = bank(`
"{refrain}," {hero} whispered. The words were [slow|soft] now.

"{refrain}," said {friend}, with a yawn in it.

Somebody murmured, "{refrain}." It was only a breath.

"{refrain}," they said once more. [Very low.|Nearly too low to hear.]

"Say it," said {hero}. "{refrain}," said {friend}. "[Mm|Yes]," said {hero}.

It was still going round, quite softly. "{refrain}."

{friend} began it, and {hero} ended it. "{refrain}."

The pillow heard it last. "{refrain}."

"{refrain}," said a very small voice under the blanket.

Half of it was a yawn. "{refrain}."
`);
