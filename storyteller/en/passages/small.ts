import { bank } from '../grammar.ts';

/** What the smallest children like: sounds, counting, hiding, one thing at a time. */
export const small = bank(`
{hero} jumped. [Boing!|Hop!] {friend} jumped. [Boing!|Hop!] Then they both jumped. Boing, boing, bump!

"Where is {friend}?" said {hero}. Not here. Not there. A nose stuck out behind {spot}. "Peekaboo, nose!"

One stone. Two stones. Three stones. {hero} put them in a row. "This one is the baby," said {friend}. They gave the baby a leaf for a bed.

They came to a puddle. It was a [round|small|big] one. {hero} put in one foot. Plip. {friend} put in one foot. Plop. Then they put in all the rest. Splash!

A bird said, "Tweet." {hero} said, "Tweet." The bird looked surprised. It said, "Tweet, tweet?" "Tweet," said {friend}, and the bird told them everything.

{friend} found a hat. It was too big. It came down over both eyes. "It's night!" said {friend}. {hero} lifted it up. "It's day!" Down and up, down and up. It was a very short day.

They walked like [bears|giants], thump, thump, thump. They walked like mice, tip, tip, tip. They walked like {friend}, and {friend} laughed.

{hero} had some {snacks}. One for {hero}. One for {friend}. One for a small bug. The bug sat down on it and ate it from the middle.

A butterfly sat on {hero's} nose. {hero} held very still. {friend} held very still. The whole world held still. Then it tickled. Ah... ah... choo! Off went the butterfly.

{hero} said hello to {spot}. "Hello, stone. Hello, bee." {friend} said hello as well. It took a long time. There was so much to say hello to.

They made a tower. One on top, and one on top, and one on top. It was as high as {friend's} tummy. "May I?" said {friend}. Crash! Then they made it again.

It smelled of {smell}. Sniff, sniff. {hero} sniffed high. {friend} sniffed low. Sniff, sniff, bump! They had sniffed into each other.

{friend} was hiding. {hero} counted. "One, two, five, ten!" There was {friend's} tail end, quite easy to see. {hero} looked everywhere else first.

Something went knock, knock, knock. "Who is there?" asked {hero}. Knock, knock. It was only a nut, rolling down some steps. They helped it down the last one.

The wind blew. Whoo! It blew {hero's} hair. It blew {friend's} hat. "Stop," said {hero}. It stopped. "Go," said {friend}. Whoo!

They rolled down a bump. Round and round and round went {hero}. Round and round and round went {friend}. They lay at the bottom, and the sky went round.

{hero} had a leaf. {friend} had a leaf. They put them on the water. Off went the leaves, side by side. "Bye-bye, boats!"

There was a snail. It had its house on its back. "Are you at home?" asked {hero}. Two horns came out. Yes, it was at home.

Hop over the stone. Crawl under the branch. Go round {spot}. {hero} did it fast. {friend} did it slow. They both got there.

"I'm so big," said {friend}, with both arms up. "I'm so small," said {hero}, and made a ball. Then they swapped. It was funny both ways.

A cloud came over, and it was grey. Plip, plop, three drops fell. One fell on {hero}. One fell on {friend}. One fell on a bug, and the bug had a bath.

{hero} saw a shadow. It waved when {hero} waved. It sat when {hero} sat. "It likes you," said {friend}. They gave it a kiss, and it was a bit dusty.

Down the path came a duck, and a duck, and a duck, and one very small duck. "Quack," said the first three. "Peep," said the last. They all went by.

"Up," said {friend}. {hero} gave {friend} a lift. Up there one could see over {spot}. There was more of everything. "Down," said {friend}. It was nice down here too.

They sat down on a log and swung their legs. Left, right, left, right. The log liked it. It gave a little creak.

Clap, went {hero}. Clap, clap, went {friend}. Clap, clap, clap! Somebody far away clapped back. "That was the hill," said {hero}.
`);
