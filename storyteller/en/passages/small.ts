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

Down the path came a duck, and a duck, and a duck. Then came one very small duck. "Quack," said the first three. "Peep," said the last. They all went by.

"Up," said {friend}. {hero} gave {friend} a lift. Up there one could see over {spot}. There was more of everything. "Down," said {friend}. It was nice down here too.

They sat down on a log and swung their legs. Left, right, left, right. The log liked it. It gave a little creak.

Clap, went {hero}. Clap, clap, went {friend}. Clap, clap, clap! Somebody far away clapped back. "That was the hill," said {hero}.

Where is the bun? It is in the bag. Where is the bag? It is on {friend}. Where is {friend}? "Here!" said {friend}. And where is the bun now? It was only a very small bun.

{hero} put a pot on. It was a hat pot. {friend} put a lid on. It was a hat lid. Clang! They had to say hello with their heads.

Big step, small step. Big step, small step. {hero} did the big ones. {friend} did the small ones. They still got there at the same time.

"Can you do this?" said {hero}, and stood on one leg. {friend} could. "Can you do this?" said {friend}, and shut one eye. {hero} could not. Both of {hero's} eyes went shut. So {friend} held one open.

There was a bell on a string. Ding! It was a small bell. Ding! {hero} rang it for yes. Ding, ding! {friend} rang it for yes, please. Nobody knew what no was.

{hero} had a ball of wool. It rolled. It rolled past {spot}. It rolled under a bench. It rolled all the way home. "Now we can find the way," said {friend}.

One shoe was on. One shoe was off. "Who has my shoe?" said {hero}. It was on {friend's} ear. They laughed so much that the other shoe came off as well.

{hero} found a spoon and banged on a tin. Bam! {friend} found a lid. Tish! Bam, tish! Bam, tish! They went by {spot} in a band, and the whole band was two.

"Hello, toes," said {hero}. Wiggle, wiggle. "They said hello," said {friend}. "Hello, fingers." Wiggle, wiggle. "Hello, nose." The nose could not wiggle. It went red, it tried so hard.

{friend} drew a circle. {hero} sat in it. It was a house. {friend} drew a line. It was a bed. "Good night," said {hero}. Then {hero} got up. "Good morning!" It was the shortest night ever.

There were five steps. One, said {hero}. Two, said {friend}. Three, said {hero}. Four, said {friend}. Five, they both said, and jumped. They went back up, to do five again.

A box stood there. It was big. {hero} got in. It was a boat. {friend} got in. It was a bus. "Beep!" said the boat.

{hero} blew a bubble. It was as big as a plum. It was as big as a head. It had a rainbow on it. {friend} put out one finger, and where was it? It was on {friend's} nose, and wet.

"Knock, knock," said {friend}, on {hero's} back. "Who is there?" "Me." "Me too," said {hero}. "Then we are both here," said {friend}, and was glad.

They played bears. Grr! They played bees. Zzz! They played bread. For bread you lie quite still, and get warm, and somebody sniffs at you.

{hero} gave {friend} a button. {friend} gave {hero} a string. {hero} gave {friend} the string. {friend} gave {hero} the button. Then they had both had both.

Up the ladder went {hero}. Up, up, up. What was at the top? A cat was at the top. "Good day," said {hero}. Down, down, down. "What was it like?" asked {friend}. "Full," said {hero}.

"I spy something red," said {friend}. Was it {spot}? No. Was it the hat? No. {hero} looked and looked. It was {hero's} own nose, from all that looking.

{friend} walked with a cup on {friend.his} head. One step. Two steps. Three steps. It did not fall. Then {friend} sneezed.

There was a ribbon on the ground. It was long and blue. {hero} held one end. {friend} held the other. They ran, and it flew. They stopped, and it lay down. They ran, and it got up again.

"My turn to push," said {hero}. {friend} sat in the cart. Squeak, squeak, squeak. "My turn to push," said {friend}. Squeak, squeak, squeak. The cart said that it was its turn to sit.

{hero} had a cold nose. {friend} had a warm hand. They put the one on the other. Soon {hero} had a warm nose, and {friend} had a cold hand. So they put it in {hero's} pocket.

A worm put out its head. "Is it spring?" it asked. "It's today," said {hero}. "Oh," said the worm. "I was looking for spring." It went back down, to look there.

Three pots stood in a row. {hero} looked in the first. Beans! {hero} looked in the second. Beans! {hero} looked in the third. Two eyes looked out. "No beans," said {friend}.

"I am a giant," said {hero}. Stamp! "I am a mouse," said {friend}. Pip! "Do not be afraid, mouse." "I'm not," said the mouse. "You've got my socks on."

They had one pear. {hero} had a bite. {friend} had a bite. {hero} had a small bite. {friend} had a very small bite. Then there was a stalk. They gave the stalk a bed in a shell.

"Listen," said {friend}. Tick, tock. Was it a clock? Tick, tock. Was it a beetle? Tick, tock. It was {hero}, who had one wet boot and one dry.

{hero} lost a tooth. No, it was a seed. {friend} lost a seed. No, it was a tooth! They looked at it for a long time. It was as white as milk.

Over and under, over and under. {friend} was tying a bow. It came out as a knot. "I like knots," said {hero}. "They stay."

{hero} sat on {spot}. "I am the king." {friend} sat on {spot}. "I am the king." They were both the king. They told each other to have some {snacks}, and they both did as they were told.

"Night, night," said {friend} to a stone, and put a leaf on it. "Night, night," said {hero} to a stick. The stick had no leaf, so it got a sock.

There was a gate. Open, said the gate. They went in. Shut, said the gate. They went out. They went in and out till the gate was out of breath.

{hero} ran to {friend}. {friend} ran to {hero}. They met in the middle, with their tummies. Oof! "That was a good one," said {friend}. They went back to where they began.

Sand ran from one hand to the other. {hero} poured. {friend} poured. There was a little less each time. At last there was one grain. "That's the best one," said {friend}.

{friend} said a word. It was "plum". {hero} said it too. "Plum. Plum, plum, plum." Then it was not a word any more. It was a drum.

The bag had a hole. Out came a nut. Out came a crumb. Out came a very small sock. "Who lives in there?" said {hero}. Out came {friend's} finger.

Round went the wheel. Round and round. {hero} put a flower on it. Round went the flower. {friend} put a snail on it, but only for one round. "More," said the snail.

They made a cake. It was a stone cake. {hero} stirred, and {friend} put on the top. It was a leaf. "Is it good?" asked {hero}. "It is a bit hard," said {friend}, and ate the leaf.

Shh! {spot} was asleep. They went by on tiptoe. Tip, tip, tip. {hero} had a giggle inside. It wanted to come out. It came out at the corner. Hee!

Two birds sat on a rail. One flew off. How many now? One bird. It was lonely. So {hero} sat on the rail, and {friend} did too. How many now? Three.
`);
