import { bank } from '../grammar.ts';
import { list, neighbours, type SettingPack } from '../pack.ts';

export const cave: SettingPack = {
  name: 'the cave',
  full: 'the cave',
  where: 'in the cave',
  openings: bank(`
{dawn}, [a single ray|one ray of sun|a thin gold ray] came down [through the crack in the roof|the long chimney of the rock|from far, far up] into the cave and [touched the pool|lit one crystal|stood there, like a guest]. [The pool passed it on to the wall|The crystal told the next one|It had dust in it, dancing], and [soon the whole hall was blue|the bats hung up their wings|somewhere a drip said tock].

{dawn}, [the glow-worms changed shifts|the oldest drip took a deep breath|somebody lit the lamp on the hook] in the cave, [and the night ones went home, pale|and then let go|with a small yellow pop]. [Out of a hole came a head|A hum went down the passages|The stones shone, wet and clean]. In there [it is always a bit like evening|the lamps know what time it is|the mornings are blue].

{dawn}, [plip|plop|tock], went [the oldest drip|the drip|a drop] in the cave. It [had been on its way down for a week|came from the rain of last spring|fell into the very middle of the pool]. [Ring after ring went out|A newt counted the rings|The echo said it again, but better], and [when the last one touched the shore|at the ninth|after that] [it was morning|somebody got up|the day could begin].

{dawn}, a [song|hum|whistle] was going round in the cave. [No one knew who had begun it|It had been hummed the night before|It came from the far end], and [the echo had not let go of it|it had not found the way out|it went from hall to hall]. [The crystals rang along|The bats covered their ears|The lamps flickered in time], and [everyone woke up with it in the head|you could not help but get up|it was a good song to wake to].
  `),
  spots: list(
    'the crystal pillar / the still pool / the mushroom shelf / the stone curtain / the bat ladder / the painted wall / the drip stone / the echo hall / the amber step / the narrow squeeze / the round chamber / the lamp hook',
  ),
  sounds: list(
    "a drip and its echo / bats folding up / water under the floor / a crystal ringing / pebbles settling / somebody's hum coming back round / the cave breathing",
  ),
  smells: list('cool stone / wet clay / lamp oil / mushrooms / old rain / salt'),
  treasures: list('crystal lamp / round white pebble / copper lantern / stone flute / glow-worm jar / fossil shell'),
  stuff: list('stones / crystals / old planks / clay bricks / rope and poles'),
  built: list('bridge over the pool / stair / crystal tower / raft / lamp post'),
  snacks: list('mushroom buns / rock cakes / honey drops / roasted roots / walnut bread'),
  growing: list('crystal bud / glow mushroom / stone flower / pale fern'),
  guests: list("baby bat / small blind newt / little lost mole / young glow-worm / cricket who'd come in by mistake"),
  darks: list('the lower hall / the black passage / the place no lamp has been / the hole with the cold wind'),
  fars: list('the blue glow at the end of the passage / the glimmer in the lower halls / the chink of light far up'),
  feasts: list('the Night of All Lamps / the Crystal Ball / the Echo Concert / Glow-Worm Eve'),
  locals: neighbours(
    'Flit = a bat who slept by halves / Old Drip = a stone who had been dripping for ages / Miss Lumen = a glow-worm / Delver = a mole with a map / Clack = a cave cricket / Mrs Slate = a newt with a handbag / Rumble = a bear who was mostly asleep',
  ),
  visits: bank(`
{newlocal} hung upside down from the roof. "Why are you standing on your heads?" asked {local}. They looked at each other. {hero} tried it out, and {friend} did too. It was so: everything was [the right way up now|much better sorted], <and only their hats fell into the air>.

They came to the pool that has no ripples. {friend} leaned over. "There's somebody down there in my hat," said {friend}. {hero} looked as well. "There are two." They bowed, and the two bowed. They sat down to eat and the two had some {snacks} as well, the same kind. It would've been rude to ask.

On the wall somebody had painted, long ago: a hand, a deer, a sun. {hero} put a hand on the hand. It fitted [exactly|nearly]. "Hello," said {hero}, right through the time between. {friend} found a bit of red clay & put next to it one small paw of a dot, for those who came later.

The passage got narrow, and then it got narrower. {hero} breathed out to get through. {friend} breathed out. {newlocal}, who had had breakfast, stuck. "Think of something thin," said {friend}. "Soup," said {local}, "without anything in." And there it went, pop.

There was a hall where every word came back. "Am I clever?" called {friend}. "...ever," it said. "Am I very tall?" "...all." {hero} thought it over well. "What do we get to eat tonight?" "...night," it said. So that was no help, but they said good night to it.
  `),
  days: bank(`
The lamps threw their shadows on the wall, [as big as bears|long and thin]. When {friend} waved, there waved a giant. <He seemed to be a friendly one.>

It was cool in there, and smelled of {smell}. Under everything one heard {sound}. You get used to it & then you could not be without it.
  `),
  nights: bank(`
The glow-worms came out on the roof. It looked just like a sky.

Drip, said the stone. It thought it over. Drip.

The dark in there was old. It was used to people, and kind to them.

The pool lay flat. It had put all its rings away.

Bats went out by the chimney, soft as soot.
  `),
  lacks: /\b(kite|hedge|breeze|meadow|clouds?|sunset|wind|butterfly|bees?|puddle as round)\b/i,
  beds: list(
    'a hollow full of moss / a bed of warm sand / a nest of wool behind the stone curtain / a hammock between two pillars',
  ),
  lights: list('a sky of glow-worms / one crystal with a lamp behind it / the light in the pool / a candle on a ledge'),
};
