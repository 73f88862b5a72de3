import { bank } from '../grammar.ts';
import { list, neighbours, type SettingPack } from '../pack.ts';

export const space: SettingPack = {
  name: 'the Little Planet',
  full: 'the Little Planet',
  where: 'among the stars',
  openings: bank(`
{dawn}, which on the Little Planet [comes every hour|comes nine times a day|is round the corner from evening], the [silver dome|glass dome|round hatch] [opened|slid back|went pssh]. [A saucepan floated out|Somebody's sock floated by|A spoon went past], and [then a lid|its pair went the other way|a hand came and took it back in]. [Out there|Up there|All round] the stars [stood about|were not twinkling; they only do that from below|shone, each one wide awake].

{dawn}, far out, [past the moon|past the last street lamp|beyond the seventh star on the left], [the lights came on|a flag went up|a radio said good morning] on a [small|round little|very small] planet. It was [so small that it had only one hill|no bigger than a park|so round that its one road went all the way round]. [Somebody sneezed inside a helmet.|A hatch popped open.|Boots were being looked for.]

{dawn}, a comet [went by|passed the window|called in], [with its hair undone|late, as always|hissing like tea]. "[Morning|Can't stop]," it said, [or something like it|and left a bit of ice for the drinks|and was gone]. On the Little Planet among the stars, [a robot waved|the antenna nodded|everybody got out of bed], for [that was the signal|it was better than a cockerel|that was how one knew].

{dawn}, [the radio crackled|something went beep|a red lamp winked] among the stars. "[Good morning, Little Planet|Is anybody up|Hello, hello]," said a [voice|far small voice|friendly voice]. "[You have sun from the left|There's a shower of stardust due at ten|It is a fine day, and it is a fine night too]." <Up there you can have both at once.>
  `),
  spots: list(
    'the crater / the landing mast / the moon buggy / the antenna hill / the glass dome / the comet stop / the silver ladder / the star map / the parked rocket / the ring bench / the gravity swing / the round window',
  ),
  sounds: list(
    'the radio humming / a comet going by with a hiss / the engine purring / a very small beep / stardust on the roof / the kettle floating by / nothing at all',
  ),
  smells: list('hot metal and tea / stardust and pepper / the inside of a helmet / toast / cold / new snow'),
  treasures: list('star compass / pocket moon / comet whistle / meteor stone / tin rocket / silver helmet'),
  stuff: list('spare panels / moon rocks / empty tins / solar sheets / tubes'),
  built: list('rocket / bridge between two craters / telescope / moon house / ladder'),
  snacks: list('moon cakes / star biscuits / freeze-dried plums / comet crisps / cheese cubes'),
  growing: list('moon bean / star seed / crystal / light bulb plant'),
  guests: list('small green alien / baby comet / lost little robot / young star that had fallen'),
  darks: list('the far side / the black crater / the shadow of the moon / the empty hangar'),
  fars: list('the red blinking light / the gold spark beyond the ring / the blue glimmer on the far side'),
  feasts: list('Orbit Night / the Feast of Seven Moons / the Comet Party / Landing Day'),
  locals: neighbours(
    'Zib = a robot with a squeak / Mrs Orbit = a lady who swept up stardust / Blip = an alien with three polite eyes / Captain Nova = an old hen in a helmet / Dot = a satellite who told the time / Grandfather Gleam = a star past shining age / Ping = a radio with legs',
  ),
  visits: bank(`
Gravity had gone off for lunch. They noticed it at {spot}, when {friend} took a step & did not come down. {hero} held on to one foot. They floated so, like a balloon with its child, until {newlocal} found the switch. Bump. "You get used to it," said {local}.

{newlocal} had lost a screw. It was somewhere in the dust. They sifted it, all three. They found [two stars|a small star], a spoon, and a letter from [1962|the moon]. They did not find the screw. "I never use it anyway," said {local}, <and lost a wheel>.

They looked through the big telescope. There was a blue ball. On it was a town, in the town a house, in the house a window, and in it a child who was looking up, through a telescope. They waved. The child waved. <It's a long way, and they had to wait a bit for it.>

A shooting star shot by so low that it took {friend's} hat. Round the planet it went, and came up again on the other side, with the hat on. It gave it back, too. "Suits you better," it said. It was a cousin of {newlocal}, it turned out.

They played catch with a moon. It was only a small one. You throw it, and then you have to wait for it to come round. {hero} threw. They had some {snacks}. They talked of this & that. "Now," said {friend}, and turned, and held out both arms.
  `),
  days: bank(`
The sun was there and so were the stars. Below them the blue planet turned over, like someone [looking for the cool side of the pillow|asleep]. {hero} looked for the sea, and [found it|waved at it].

The dust on the Little Planet takes every footprint, and keeps it. There were {hero's}, and there were {friend's}. They went [all the way round|side by side], and met themselves.
  `),
  nights: bank(`
There was no sound. There was so much of it that it felt soft.

The planet turned its back to the sun, and pulled up the dark.

One small lamp blinked: here, here, here.

The blue planet hung in the window, like a night light.

A comet went by on tiptoe, with its hair tied up.
  `),
  lacks:
    /\b(wind|breeze|gust|birds?|leaf|leaves|rain\w*|puddles?|clouds?|butterfly|bees?|frogs?|bat|moss|mist|dew|hedge|ducks?|sparrows?|kite|grandmother|mud|birch\w*|twig|firefly|nettles|moths?|spiders?|grass|bush|goose|worm|hay|tree|hens?|straw)\b/i,
  beds: list(
    'a bunk with a strap so as not to float / a hammock in the rocket / a round bed under the dome / a sleeping bag by the window',
  ),
  lights: list('the blue planet / a far white star / the ring of the next planet / a slow comet'),
};
