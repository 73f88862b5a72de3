import { bank } from '../grammar.ts';
import { list, neighbours, type SettingPack } from '../pack.ts';

/** For a place in the parent's own words: things that are found nearly everywhere. */
export const anywhere: SettingPack = {
  name: 'the place',
  full: 'the place',
  where: 'in the place',
  openings: bank(`
{dawn}, [light|the sun|a bit of new light] came to {full}. It [looked in at|touched|tried] every corner, [one by one|first the high ones and then the low], and [everything that was asleep|whatever had been asleep] [sat up|opened an eye|began to stir].

{dawn}, there was a [stir|whisper|hum] all through {full}. A [door|window|shutter] [opened|creaked|swung wide]. A [voice|cup|bucket] [rang out|clinked]. [Day|The day|A new day] had come to {place}.

{dawn}, [somebody|someone small|someone you will meet] [sneezed|laughed|dropped a spoon|began to sing|said "oh"] in [the very middle|one corner|a sunny spot] of {full}, and that is [how it began|where it starts|the beginning].

{dawn}, {full} [woke up|was waking|rubbed its eyes]. There was [a smell of bread|a clatter|a yawn] here and [a song|a bump|a rattle] there. [Nobody knew yet|No one could tell yet] what [sort of day|kind of a day] it would be.
  `),
  spots: list(
    'the old wall / the little gate / the round bench / the big stone / the crooked post / the blue door / the broken step / the wide puddle / the tallest tree / the red bucket / the corner / the heap of leaves',
  ),
  sounds: list(
    'a bell somewhere / somebody hammering / a bird with three notes / a far-off drum / the wind at a keyhole / a wheel that squeaked / the drip of a tap / a low sweet whistle',
  ),
  smells: list('warm bread / rain on stone / apples / soap and sun / wood smoke / fresh paint / mint'),
  treasures: list(
    'tin lantern / silver whistle / blue marble / wooden horse / little brass bell / paper kite / striped ball',
  ),
  stuff: list('boxes / planks / flat stones / old crates / branches'),
  built: list('bridge / tower / lookout / little house / boat'),
  snacks: list('apples / raisins / oat biscuits / cherries / buns / plums'),
  growing: list('flower bud / golden egg / round seed / silver cocoon'),
  guests: list('lost duckling / baby hedgehog / small grey mouse / lost lamb'),
  darks: list('the long tunnel / the old cellar / the dark passage / the deep hollow'),
  fars: list('the light on the far hill / the white gleam far away / the blue shine in the distance'),
  feasts: list('Lantern Night / the Moon Supper / the Feast of Songs / Long-Table Night'),
  locals: neighbours(
    'Moss = an old snail / Mrs Wick = a hen with a shawl / Barnaby = a toad in a waistcoat / Tock = a mouse with a watch / Old Hobb = a tortoise / Miss Linnet = a small brown bird / Crake = a crow with one white feather',
  ),
  visits: bank(`
At {spot} they found {newlocal}, who had a [broom|bucket] and no wish to use it. "I am waiting till the leaves are all down," said {local}. "How many are there left?" asked {hero}. "One," said {local}, and pointed up. They all looked at it. <It held on with both hands.>

{newlocal} was looking for a rhyme. "It must go with 'bucket'," said {local}. They thought of [a few|three]. None of them were quite nice. "I'll call it a pail," said {local}, and from then on it went [much better|like butter].

Round the corner stood {newlocal}, selling nothing from a very neat stall. "What does it cost?" asked {friend}. "Nothing," said {local}. "How much would you like?" They each took some. It was [light to carry|just what they needed].
  `),
  days: bank(`
All through {place} there was something going on. Someone [shook out a rug|hung up a coat]. Someone [swept|called a name]. {sound} went over it like a [lid|ribbon].

Nowhere had so many corners as {place}, and behind every one of them there was [another|something that smelled of {smell}].
  `),
  nights: bank(`
All {place} lay in the dark, and breathed.

Lamps went out, one by one. {place} drew up its blanket.

It was night in {place}, and nothing was amiss.
  `),
  beds: list('the big soft bed / a bed with two pillows / the bed under the window / a nest of quilts'),
  lights: list('the moon / a lamp in a window / the evening star / a ring round the moon'),
};
