import { bank } from '../../grammar.ts';

export const differences = bank(`
They met one who did it all another way. It ate with its eyes shut. It said "good night" for "good day". "That is wrong," said {hero}. "Is it?" it asked. <It seemed quite interested.> {hero} did not stay. {hero} felt all prickly, like wool.

There it was again, the one who did it all the other way. It sat and ate, with closed eyes. {hero} sat down too. {hero} shut {hero.his} eyes. Oh! It tasted of so much. There was salt in it, and smoke, and something like rain. "Good night," said {hero}. "Good night," it said. And this time it was just the right hour to say it.

{hero} closed both eyes. It was a good way to do almost anything.

{friend} was slow, and {hero} was quick. "You walk like a [table|wardrobe]," said {hero}. "And you walk like a dropped tray," said {friend}. They both were silent for a bit. <It is hard to be silent at two speeds.>

They had to carry the [soup|milk] home, right up to the brim. {hero} went first & it slopped. {friend} went, and it got cold. So {hero} ran ahead and opened the gates. And {friend} came after, even and slow, and lost not one drop. "You are good at walking," said {hero}. "You're good at gates," said {friend}.

One breathed fast and one breathed slow. Now and then they met.

All of them had a tail or a tooth or a spot to show. The new one had none of it. It had something no one else had: when it was glad, it hummed. "Why do you do that?" said {hero}. It stopped at once. It didn't do it again all day.

They were late, and the path was gone in the dark. Then the new one saw the lights far off. It was so glad that it forgot. It hummed, and more, and more. All of them could hear. All of them could follow. "Don't stop," said {hero}. "Please don't ever stop."

From a window across the way came a very faint hum.

One of them wore a boot on its head. "Boots go on feet," said {hero}. "Not this one," it said. {hero} shook {hero.his} head till it hummed. <It was a very clean boot, with a feather in the top.> "You can't sit with us in that," said somebody. {hero} let them say it.

It came down in drops, all at once, and everyone got wet. Only the one with the boot was dry. "There's room up here for two ears," it said. {hero} put an ear under, on one side. One could hear the drops on the leather, like a very small band. "I never knew what boots were for," said {hero}.

A boot stood on the sill, the right way up, which is upside down.

{newneighbour} ate soup with a fork. It took all day. "Why don't you use a spoon?" asked {hero}. "I like the bits," said {neighbour}. {hero} rolled both eyes, so that {friend} could see it. <{neighbour} could see it too. Forks don't get in the way.>

"May I try that?" asked {hero}, and took a fork. The soup ran off. On the fork there was a pea. {hero} had eaten a thousand peas, and had never met one. It was round and green, and it went pop. Next came a bit of carrot, shaped like a star. "Who puts those in?" asked {hero}. "I do," said {neighbour}. "Nobody's ever noticed."

There was a pea on the plate. It had been kept, because it was such a round one.

{hero} liked loud, and {friend} liked soft. "You can't have fun in a whisper," said {hero}, and banged two lids. {friend} put a pillow on each ear. They played back to back, and each thought that the other did it wrong.

It was the hour for soft. {hero} knew no soft games. {friend} lit one candle and put up two fingers, and there was a rabbit on the wall. "Ooh," said {hero}, and clapped. "Now you do the noises," said {friend}. So {hero} did the rabbit's feet, and the fox, and a great big owl. {friend} nearly fell over from joy.

On the wall a rabbit sat up, and folded down its ears.

A stranger had moved in, and had painted the whole house with dots. "Houses have stripes here," said {hero}, "or nothing." The stranger went on dotting. {hero} found it made one dizzy. <The others all agreed, and stood there with their arms crossed.>

In the dusk all the houses turned grey, the striped ones and the plain. Only the dots still shone. The stranger had put something in the paint. "I did it for the ones who come home late," the stranger said, "so they can see there's someone here." {hero} looked round at {hero.his} own dark door. "Is there any left in the pot?"

There were three houses now with dots on, and they shone like a handful of crumbs.

{friend} counted on toes, and {hero} counted on fingers. "Toes is wrong," said {hero}. "It comes out the same," said {friend}. "It looks silly." {friend} put the shoes back on and lost count. <Nobody knew then how many there were.>

They had to count the whole flock, and it was more than ten. {hero} was at the end of all the fingers, and there were still some coming. "Now what?" said {hero}. {friend} was already pulling off a shoe. "I'll go on from there," said {friend}. So they counted, you ten and I ten, and it came out at twenty, without one over.

Ten fingers lay on the cover. Ten toes stuck out at the end.

There was one who spoke like a creaking door. Nobody knew what it said. {hero} did it after, for fun: "Eek, ook." It looked at {hero}, puzzled. It said something long, and pointed up, and then it went away. <They saw later what it had been pointing at. It was a very fine cloud.>

It came by again in the dusk. {hero} pointed up, at the first star. "Star," said {hero}. "Ook-a," it said, and beamed. {hero} tried it. "Ook-a." It tried as well. "Sss-tah." They went on to nose, and to shoe. "Shoe" was the same in both. They laughed so hard that they had to sit down on each other's shoes.

High up hung the ook-a. It made no difference to it what it was called.

{newneighbour} had wheels in place of legs. "You can't come up the steps," said {hero}. It was only true, but the way it was said was like shutting a lid. {neighbour} turned round. The wheels made two thin lines in the dust, quite straight, going away.

"We could go the other way round," said {hero}, "where it's flat." It was longer. They went along with {neighbour}, and it turned out that the flat way had all the good doors. In one they got a plum. At the end it went downhill. "Hop on the back," said {neighbour}, "and hold on to your ears." {hero} had never in {hero.his} life come home so fast.

In the dust were two long lines. Right between them ran a row of feet.
`);
