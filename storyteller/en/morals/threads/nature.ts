import { bank } from '../../grammar.ts';

export const nature = bank(`
{hero} broke off a [twig|branch], just like that, to have something to swish with. Swish. It was fun for six swishes. Then it lay on the path. <A small worm sat on the end of it, and looked for its house.>

{hero} went back for the twig. It was a bit limp. {newneighbour} had a cup, and the cup had water in it. They stood the twig in there, worm and all. "Will it live?" asked {hero}. "It may grow feet," said {neighbour}. "They sometimes do. You'll have to come and look." "Every day," said {hero}. And {hero} told the worm so as well.

In the cup on the sill stood a twig. One couldn't see it, but it was thinking about feet.

They ate, and the papers flew away. "Let them," said {hero}. One hung itself on {spot}. One went into the water & a little fish swam round it, and round it. It looked at it from all sides. It didn't know what it was for.

The fish was still swimming about the paper. {hero} lay down and fished it out. Then {hero} saw the next. And one more. They walked all the way back and picked them up, theirs and others too. When they looked round it was evening, and the place lay there behind them like a washed face. The fish went down, and came up once, and looked.

Outside it was clean and dark. The water could see all its stars.

{hero} caught a [firefly|little fish] in a jar. How it shone! "It's mine now," said {hero}, and gave it a leaf. It went round in there, and then round the other way. By noon it did not shine so much.

{hero} held the jar up. There was hardly any light in it. {hero} saw {hero.his} own face in the glass. Behind it, very small, was the other. {hero} took off the lid. Nothing happened. Then it came up to the rim, and sat, and went. "It did not even say thank you," said {friend}. "It didn't have to," said {hero}. There it was, shining, out among the others.

Past the window went a small light, by itself. It came back and went past once more.

{hero} wanted a nosegay, a very big one. {hero} picked the blue ones and the white ones. {hero} picked the three by {spot}. Then they were too many to carry. <They hung their heads over {hero's} arm like tired children.>

"They're thirsty," said {hero}. They found a pail, and stood them in it. A bee came to {here}. It flew round and round where the three had been. {hero} watched it. Then {hero} took the pail, flowers and all, and set it down there. "It's not the same," {hero} told the bee. The bee thought it would do for now.

A pail of flowers stood in the dark, and at its foot some seeds had fallen out.

There was a tiny pool, with tadpoles. {hero} stirred it with a stick to see them run. It was brown, and then one could see nothing. "Where have they gone?" asked {hero}. <They were still there. They only couldn't see each other any more.>

The pool was clear once more. {hero} lay on {hero.his} front, with both arms behind, so as not to stir. At first there was nobody. Then a bit of mud had eyes. One of them had got two legs, at the back. It was trying them out. {hero} breathed through the nose. "He keeps forgetting he has them," whispered {hero}.

In the pool it was late. One of them slept with his legs crossed.

{hero} had a fine shell, and there was a crab in it. "You can find another one," {hero} said, and shook. It held on. {hero} shook harder. "It's only a crab," said {hero}, but put it down for the time being. <It walked off as fast as one can in a house.>

There was something pink under {spot}. It was the crab, half out, and it was measuring a tin. It tried it at the front. It tried it at the back. The old shell had a crack, from the shaking. {hero} turned out both pockets. There was one more shell, the best of all. {hero} laid it down and went back ten steps. The crab knocked on it, looked in, and moved.

Someone had a new house tonight, a pink one, with a turn in the stairs.

"Let's leave the tap," said {hero}, "it's only drops." Plip, plip. Behind them it ran along a crack, and off. They drank, and splashed, and threw what was left on the path, to see it steam. <At the end of the pipe somebody held a can under, and got eleven drops.>

"It's dry down there," said {hero}. In the low light you could see it. The rows hung like wet socks. {hero} ran back up, and the tap was still going plip. {hero} turned it, with both hands, until it said nothing. They took a cup each, and did the rows one by one. You could hear them drink. It's a small sound, like lips.

The rows had got up again, and stood in the dark, with their hands full.

A spider had a web across the path. {hero} walked through it. It stuck to {hero's} nose. "What a silly place to live," said {hero}, and wiped it off. The spider hung there on one thread and looked at what was left.

She had begun again, a bit higher up. {hero} stood and watched. She walked out with nothing under her, and tied it, and went back. Round she went, and round. She measured each gap with one leg. When it was done there were nine rings, and the moon in the middle. "We'll have to go under," said {hero}, and bent down very low.

They had all gone under it. It held the moon, and a moth that was only visiting.

There was a fine tall ant hill. {hero} poked a twig in the top. They all came out, hundreds of them, with their white bundles, and ran this way and that. "They're dancing," said {hero}. "They're not," said {friend}. <Each bundle was a baby, and it was its bedtime.>

{hero} came back to the ant hill on tiptoe. There was still a hole at the top. They were mending it with fir needles, and each needle was as long as five of them. {hero} laid some down, where they could reach. One of them looked at the needle. It looked at {hero}. It called nine friends. They took it up the hill, and it went in like a beam.

Inside the hill each of the babies was in its cot, and the roof was on.

The nuts had fallen, and {hero} filled four bags. "We got them all," said {hero}, and wiped {hero.his} hands. Not one was left on the ground. An old squirrel came down, looked at the ground, and went up. <It came down a second time, as you look again in an empty cupboard.>

"I can't carry all this," said {hero}, "and I can't eat it." That was true, but it was not why. They went back with two of the bags. {hero} put one nut under a root. Then came one beside a stone, and one in the crook of a branch. It was like hiding eggs. From up above there was somebody watching, who held very tight to a tail.

Deep in a hollow somebody was counting, and fell asleep at forty.
`);
