import { bank } from '../grammar.ts';
import { list, neighbours, type SettingPack } from '../pack.ts';

export const cloud: SettingPack = {
  name: 'the Cloud Kingdom',
  full: 'the Cloud Kingdom',
  where: 'on the clouds',
  openings: bank(`
{dawn}, the clouds [came in to harbour|were being shaken out|lay side by side like sheep]. [Someone threw a rope|Somebody beat a pillow|The wind took off its shoes], [softly|up there in the blue|so as not to wake the world below], & [the sun climbed over the edge|a feather went up and forgot to come down|a bell rang, thin and high].

{dawn}, high up, [above the last bird|over all the roofs|where the kites go when they are lost], [a white town of clouds woke|a soft country of clouds woke|the Cloud Kingdom woke]. [Its chimneys puffed|Its doors blew open|Its stairs were being fluffed up], and [every puff was a new small cloud|the wind came in without knocking|no two steps were where they'd been the day before].

{dawn}, Cloud Kingdom was [pink at the edges|white from end to end|a bit damp underfoot]. [It had rained downwards in the night|A rainbow had been left out|The moon had only just gone in]. [Somebody was wringing out a corner|People walked about with bouncing steps|The weathercock tried on all four winds], and [it was time to get up|the day could start|nothing weighed very much].

If you had [looked up|lain in the grass and looked up|put your head back], {dawn}, you would have seen [nothing but clouds|a fine white heap of clouds|one cloud that did not move]. But [on the topmost one|up there|just behind the brightest edge] [a small flag went up|somebody was brushing their teeth|a door opened], and [someone leaned out to see the weather|somebody sang|that is where this story lives].
  `),
  spots: list(
    'the cloud harbour / the rain barrel / the kite post / the soft stairs / the wind gate / the thunder drum / the feather mill / the white steps / the weather house / the swan bench / the hole you can look down through / the silver railing',
  ),
  sounds: list(
    'the wind turning a page / swifts calling / the far thunder being tuned / the feather mill going round / rain falling somewhere else / a bell from the world below / a kite string humming',
  ),
  smells: list('rain that is still thinking / clean sheets / snow / cold sunlight / lemon and air / wet wool'),
  treasures: list(
    'jar of sunset / silver kite / bottle of first rain / wind harp / snowflake brooch / star-tipped whistle',
  ),
  stuff: list('puffs / pillows of mist / feathers / snowballs / kite sticks'),
  built: list('tower / stairway / boat with sails / snow house / bridge to the next cloud'),
  snacks: list('mist muffins / snow buns / sky plums / meringues / drops of honey rain'),
  growing: list('rain flower / small rainbow / frost bud / young cloud'),
  guests: list('little lost swift / baby raincloud / small damp gosling / young wind'),
  darks: list('the thundercloud / the fog hall / the grey tower / the hole in the north cloud'),
  fars: list('the gold spark on the last cloud / the light beyond the weather vane / the pink glow behind the clouds'),
  feasts: list('the Feast of the First Star / Kite Night / the Snow Ball / the Evening of All Winds'),
  locals: neighbours(
    'Gust = a small wind with a big voice / Mrs Nimbus = a goose who did the rain / Puff = a cloud sheep / Vane = a weathercock / Old Drizzle = a frog in oilskins / Miss Swift = a swift who never sat down / Thimble = a moth who sewed the linings',
  ),
  visits: bank(`
{newlocal} had a sack of rain and no idea where it was to go. "Somewhere with flowers," said {local}, "but the address has run." They lay on their fronts and looked down through a hole. There! A brown garden, and someone with [an empty can|a sad hat]. They tipped the sack, <but slowly>. Far below, somebody danced.

At {spot} the wind was learning to whistle. It could do low, and it could do a howl. "Like this," said {friend}, and showed it. The wind pursed up its whole self. Out came one [thin|sweet] note, and all the kites looked round.

They jumped from the high cloud to the low one. One doesn't fall up there, one sinks. {hero} sank in to the [ears|chin]. {friend} had to pull. Out came {hero}, with a pop, <and a beard of white>. "Good day, Grandfather," said {friend}.

{newlocal} was counting the swifts. "They won't stay still," said {local}. "I've had [nine hundred|eleven thousand] so far, or else one, very often." They helped. {friend} took the left half of the sky & {hero} the right. Together they made it about [a lot|four].

A very small cloud had come off and was crying, in drops. "What can you do?" they asked it. It could do a sheep. It did a sheep. It did a boat, and a boot. By the time it had done a whale, there was not a drop left in it, <and it had to go and have a drink>.
  `),
  days: bank(`
The shadow of their cloud ran over the land below, up hills & down, like a [dog|blue cat]. {hero} liked to watch it. It never once got tired.

It was so bright that you had to look with [one eye at a time|half an eye]. The air tasted of {smell}. From below there came {sound}, no bigger than a crumb.
  `),
  nights: bank(`
The clouds lay down, one against another, like sheep.

The moon was so near that it lit the inside of the cups.

Below, the little lights of the world went out.

The wind took off its boots and went on tiptoe.

Nothing moved but the slow white breath of the sky.
  `),
  lacks:
    /\b(moss|puddles?|frogs?|hedge|ants|mud|nettles|gravel|well|worm|dust|stepping|grass|spiders?|bush|gutter|beetles?)\b/i,
  beds: list(
    'a cloud with a dip in it / a feather bed as high as a haystack / the hammock under the sail / a white quilt of mist',
  ),
  lights: list('the great near moon / the first star / a lamp on the cloud pier / the glow on the edge of the cloud'),
};
