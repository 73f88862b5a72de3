import { bank } from '../grammar.ts';

/** First paragraphs that any place can begin with, besides its own. */
export const openings = bank(`
{dawn}, {sound} was the first thing to be heard {where}. The second was [somebody yawning|a pair of slippers|a lid being put on a pot]. After that it was morning for everyone.

{dawn}, there was a smell of {smell} all through {full}. It got in at [every keyhole|the windows], and [noses came out after it|up got the sleepers].

{dawn}, [a good|a small|a round] day came to {full}. It sat down by {spot} and waited to be [noticed|begun].

{dawn}, [nothing at all|not very much] had happened yet {where}. That is when [things start|stories like to come], and so did this one.

{dawn}, {where}, {spot} got the first of the sun, as [it always did|was its right]. Then it was handed round, until [everyone had some|there was enough for all].

{dawn}, if you had stood by {spot}, {where}, you would have heard {sound}, and then a [giggle|sneeze|hop].

{dawn}, everybody {where} was still in bed, but for [one|two|a few]. The day tiptoed round them with [its shoes in its hand|a finger on its lips].
`);

/** How the day sets out when a parent asks for another tone than the playful one. */
export const toned = {
  calm: bank(`
It was a slow day, the kind that one can lean on. Nobody had to be anywhere.

Everything was quiet. The light lay down beside them like a cat.

There was time. There was so much of it that some was left lying about.

They breathed in {smell}, and breathed it out again. That was how the day began.
  `),
  adventurous: bank(`
There was a map in {hero's} pocket, with one corner still white. Today felt like a day for corners.

"Boots?" said {friend}. "Boots," said {hero}. "Rope?" "Rope!" It was the sound of a day with a far end.

Somewhere beyond {spot} began all that they had not seen yet. {hero} could feel it in both heels.

{hero} stood on tiptoe to see how far the day went. It went all the way.
  `),
};
