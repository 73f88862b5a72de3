import { bank } from '../grammar.ts';
import { list, neighbours, type SettingPack } from '../pack.ts';

export const mountain: SettingPack = {
  name: 'the mountain',
  full: 'the mountain',
  where: 'on the mountain',
  openings: bank(`
{dawn}, the sun [climbed up the far side of the mountain|came over the ridge of the mountain|got to the top of the mountain before anyone], and [sat there a while|stopped to get its breath|looked down on the other side]. [The snow turned pink|The peaks lit up, one after another|All the cow bells rang], [then gold|like candles|down in the green], and [a marmot whistled twice|the waterfall let down its hair|the hut opened its red shutters].

{dawn}, [half-way up the mountain|quite high up on the mountain|on the mountain, where the trees give up], [there was frost on the steps of a hut|smoke went up from a hut, quite straight|a goat stood on the roof of a hut]. [Someone broke the ice on the trough|Somebody came out and shouted hello|The red shutters opened]. "[Hello|Lo|...lo]!" said the [other side|rocks|mountain].

{dawn}, [a pebble got loose|one small stone set out|the first stone of the day came loose] near the top of the mountain. [It hopped|It said tick, tack|It rolled], past [the snow patch|the eagle's door|the goats], over [the goat path|the spring|a sleeping beetle], [down and down|hop, and hop, and hop], and came to rest [before a pair of boots|on somebody's doorstep|right next to breakfast].

{dawn}, the mountain had its [hat on|nightcap on still|head in a cloud]. [It took it off, politely|By and by it came off|The wind blew it away], and [there was the top, quite near|it was blue behind it|a bit of snow fell out]. [Down below|In the meadows|By the hut] [cows stood about and thought|the goats had begun without waiting|a bucket clanked], and [the air was like cold water|each breath could be seen|it was a day for going up].
  `),
  spots: list(
    'the cairn / the goat path / the hut with the red shutters / the hanging bridge / the snow patch / the wind-bent pine / the summit book / the echo rock / the marmot town / the cold spring / the hay barn / the eagle stone',
  ),
  sounds: list(
    'cow bells / the wind going round the top / a waterfall as thin as a thread / marmots whistling / a stone on its way down / snow melting / an echo of something said before',
  ),
  smells: list('hay / snow / thyme on hot rock / cheese and wood smoke / pine / cold water'),
  treasures: list('little cow bell / carved walking stick / crystal / eagle feather / tin cup / wooden goat'),
  stuff: list('stones / logs / planks / snowballs / hay bundles'),
  built: list('bridge / hut / sledge / cairn / lookout'),
  snacks: list('cheese cubes / blueberries / nut bread / dried pears / buttered rolls'),
  growing: list('edelweiss bud / snow crocus / gentian / ice flower'),
  guests: list('little mountain goat / baby marmot / small snow hare / lost eagle chick'),
  darks: list('the tunnel through the rock / the ice cave / the gorge / the fog on the pass'),
  fars: list('the light on the next peak / the pink shine near the top / the glint behind the pass'),
  feasts: list('the Fire on the Hill / Bell Night / Cheese Sunday / the First Snow'),
  locals: neighbours(
    'Alma = a goat with a beard / Grandfather Scree = a very old marmot / Whistle = a marmot on watch / Mrs Cornflower = a cow who thought things over / Piton = a beetle with a rope / Father Drift = a snow hare / Keen = an eagle who needed glasses',
  ),
  visits: bank(`
The echo was not up to it that day. "Hello!" called {hero}. Nothing. "It has a sore throat," said {newlocal}. So {friend} ran across to the other side, and was the echo. "Hello!" "...lo!" <It was better than the old one: now and then it asked something back.>

{newlocal} stood in the middle of the path and thought. They could not get by on the left, nor on the right. "What are you thinking about?" asked {hero}. "Grass," said {local}. After a time {local} had thought it to the end, and took one step, and began it again from the front.

They met snow. It lay there in the shade, in the middle of summer, just a bit. {friend} made a very small snowman out of it, with eyes of [blueberry|gravel]. They did not say "summer" when it could hear.

The bridge hung over the gorge on two ropes. When {hero} put a foot down, it went up where {friend} was. When {friend} put one down, up went {hero}. They got across like a [see-saw|pair of scales]. {newlocal} was coming from the other side, and bounced.

At the top of the rise was a book in a tin, for everyone to write in. "Fine view," someone had written, and "Windy," and "My hat." {hero} wrote the date. {friend} thought for long and then put: "We were here & so was the mountain."
  `),
  days: bank(`
Far below, the valley lay like [a quilt|something spilled]. One could cover a whole village with a thumb. {hero} did, and [said sorry|let it out again].

The path went to and fro, as if it couldn't make up its mind. At each bend they heard {sound}, first from the left and then from the right. It smelled of {smell}.
  `),
  nights: bank(`
The cold came down from the top, and stayed outside the door.

The snow kept a little light back, for the night.

In the barn, hay sighed. Something warm turned over.

One bell rang, once, far down. Somebody had turned round in sleep.

The mountain sat there in the dark, and did not move at all.
  `),
  beds: list('the hay in the barn / a bunk under the roof / a bed with a red quilt / a nest of wool by the stove'),
  lights: list('the moon on the snow / the lamp in the hut / a star on the summit / a small red star'),
};
