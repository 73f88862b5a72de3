import { bank } from '../../grammar.ts';

export const persistence = bank(`
{hero} tried to [whistle|tie a bow]. It went wrong. It went wrong [four|five] times. "I'll never learn it," said {hero}, and [stamped|gave up]. "Never is long," said {friend}. <{hero} did not want to hear that just then.>

There was a moment when nobody was watching. {hero} tried it again. No. Once more. Nearly. {hero} thought: if it had been nearly the first time, I'd have been glad. So {hero} was glad. And again. And then, quite simply, it went right. It was so easy that {hero} looked round to see who had done it.

{hero} did it one more time under the covers. Yes. It was still there.

There was a hill, and it was steep. {hero} ran at it and slid down. {hero} ran at it faster, and slid faster. "It's the hill's fault," said {hero}, and sat with {hero.his} back to it. The hill [took no notice|was just a hill].

"The other side is in the sun still," said {friend}. {hero} got up. {hero} did not run. {hero} put one foot, and then looked for a place for the next. Here a root. There a stone. {hero} slid back two, and went on three. "What are you counting?" asked {friend}. "Not the ones I slid," said {hero}. And then there was no hill left to climb.

{hero's} legs were heavy and good. They had been up a hill.

{hero} was making a [chain|wreath], and it broke. {hero} tied it. It broke next to the knot. {hero} threw it down. "It doesn't want to be one," said {hero}. It lay there till the afternoon. <A snail walked once along it, from end to end.>

{hero} picked the thing up from where it lay. There were nine knots in it. {hero} put in a tenth. It broke. {hero} shut both eyes for a bit. Then {hero} put in an eleventh. "How many will there be?" asked {friend}. "As many as it needs," said {hero}. And with the fourteenth it closed, and was round.

It hung over the bedpost, all knots. There was nothing that held so well.

{hero} wanted to walk on stilts. One step, and bump. Two steps, and bump. "They're the wrong sort of legs," said {hero}, and leaned them on a wall. <They stood there and looked as if they could do it by themselves.>

{hero} took the stilts down. "Just to put them away," said {hero}. One step. Two. Three, and a wobble, and bump. {friend} counted. The next time there were four. There was a bump after each, and {hero} got to know them all by name. At eleven {hero} could look into an upstairs window, and somebody in there waved.

The stilts leaned on the wall. They were a bit shorter than before, or someone was taller.

{hero} blew into the horn, and all that came was air. {hero} blew till {hero.his} eyes were round. Then it made a noise like a cow in a sack. Everyone looked. "It's blocked," said {hero}, and hung it on a hook.

"Once for luck," said {hero}, and took it off the hook. Cow. Once for the cow, then. Cow. {hero} made a smaller mouth, like a kiss. Out came one note. It was round, and clear, and not very long. {hero} looked into the horn, to see if there was any more in there. There was. They were all in there, a whole herd of notes, and they came one by one.

There was one note left in the horn. It was for the morning.

The ball had to go into the basket. It hit the edge. It hit a lamp. It hit a gentleman. "It's the basket that's no good," said {hero}, and sat on the ball. <{friend} had gone to say sorry to the gentleman, who had been rather nice about it.>

{hero} got up off the ball. It went too short, and then too far. {hero} stood a bit nearer. "That's cheating," said {hero}. "That's starting," said {friend}. From there it went in. One step back, and it went in. One step back, and it did not, and then it did. When it was nearly dark, {hero} stood right over by {spot}.

The ball was asleep in the basket. It had found the way on its own, at the end.

{hero} had a word that would not come: "cinnamon". It came as "cimmanon". They all tried to help, and all at the same time. "Then I'll say nutmeg," said {hero}. <But the bun was a cinnamon bun, and there was no way round it.>

"Cin," said {hero}, walking. "Cin, cin, cin." That was all for a hundred steps. Then came "na". "Cin-na." {friend} marched along. The last bit hid behind the rest, as the smallest always does. At the baker's they waited, and {hero} took a breath. "One cinnamon bun, please." It had all its parts. "Two," said {hero}, to do it again. "Two cinnamon buns."

Crumbs lay on a plate. {hero} knew what they were called.

There was a hole to be dug, and {hero} dug. For each spade that went out, half of one slid in. "It's filling itself," said {hero}. "It doesn't want to be a hole." {hero} threw down the spade, and it rang. <By noon all that was in it was a shadow.>

"How deep should it be?" asked {friend}. "Up to my tummy, for the pole," said {hero}, "and it's up to my ankle." {friend} got in at the other end. They dug, and rested, and dug. They did not look to see how far they were. They told each other about soup. When {hero} did look, there was only a hat going to and fro. It was {friend's}.

The pole stood straight. Most of it was where you couldn't see it.

{hero} was learning to float. Whenever {hero} thought of it, {hero} went down. "I am a stone," said {hero}, and got dressed, wet as {hero.he} was. <The boots said squelch all through the afternoon.>

There was no one at the pool now. {hero} lay back, and {friend} held up {hero's} head with just one hand. Down went the feet. Again. Down went the middle. Again. {hero} gave up thinking and looked for the first star. It was quite hard to find. "You can take your hand away now," said {hero}. "I did," said {friend}, "a good while ago."

The bed was as wide as a pool. {hero} lay on the top of it.

They were putting a ship in a bottle. {hero} had the tweezers. The mast fell over for the fifth time. It had gone in, and it had stood, and somebody had sneezed. "I don't want it any more," said {hero}. <The somebody had been {hero}.>

{hero} got out the tweezers once more, and this time {hero} told {friend} to hold {hero.his} nose. In went the hull. In went the mast, folded flat like a moth. There was a thread hanging out. {hero} took it between two nails, and hardly dared to, and pulled. Up rose the mast. Up rose three sails. There it stood, in full wind, where there was none.

In the bottle it was night, too. The ship had put out its light.
`);
