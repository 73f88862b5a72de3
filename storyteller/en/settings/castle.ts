import { bank } from '../grammar.ts';
import { list, neighbours, type SettingPack } from '../pack.ts';

export const castle: SettingPack = {
  name: 'the castle',
  full: 'the castle',
  where: 'at the castle',
  openings: bank(`
{dawn}, the castle [lowered its drawbridge|opened one shutter after another|ran up its flags], [with a yawn of chains|slowly, because it was old|as if it were stretching]. [A pigeon walked across|A goose went over it first|A hen came out], [very upright|with its hands behind its back, so to say|as if the place belonged to it]. <Perhaps it did.>

There were [a hundred and one|ninety-nine|three hundred|forty-four|seventy|two hundred and two|eighty-eight|sixty-six|a hundred and twelve] [stairs|rooms|windows|doors|chimneys|carpets|mirrors|cushions|candlesticks] in the castle, and {dawn}, [the sun had got as far as the ninth|a draught was trying all of them|someone was counting them]. [The suits of armour stood along the wall|The portraits blinked|The flags hung there, long and red], and [pretended to be awake|waited to be said good morning to|let the dust dance].

{dawn}, [a smell of tarts|a smell of new bread|a smell of cinnamon] came up the [spiral stair of the castle|back stair of the castle|castle's kitchen stair], [round and round and round|one step at a time|with its nose in the air]. It went past [the throne|the guards, who were asleep|the king's slippers] and [in at a keyhole|under a door|along the gallery]. "[Mm|Ah]," said somebody.

{dawn}, the clock in the castle tower struck [four|twelve|eleven, and then one more]. It was [wrong|not quite right], as always, & [everyone was fond of it|nobody had the heart to say so|the pigeons set their watches by it]. Down in the yard [the fountain lion spat|a bucket went down the well|the hens were being let out].
  `),
  spots: list(
    'the rusty suit of armour / the long gallery / the drawbridge / the spiral stair / the kitchen hatch / the lion fountain / the clock tower / the throne with one short leg / the great fireplace / the row of banners / the iron bell / the mouse door',
  ),
  sounds: list(
    'a bell in the tower / pigeons on the roof / a far-off lute badly played / the drip in the well / the flags flapping / a spoon going round in a pot / the clock clearing its throat',
  ),
  smells: list(
    'candle wax / warm bread from the kitchens / old stone / roses and rust / beeswax / apples in the cellar',
  ),
  treasures: list('golden key / little silver crown / painted fan / tiny lute / velvet cushion / horn-handled bell'),
  stuff: list('cushions / old shields / benches / barrels / flagpoles'),
  built: list('tower / bridge over the moat / puppet stage / throne for two / ramp'),
  snacks: list('honey cakes / tarts / pears / almond biscuits / currant buns'),
  growing: list("midnight rose / dragon's egg / silver lily bud / bean by the wall"),
  guests: list('baby dragon / small goose / muddy piglet / lost kitten / very young ghost'),
  darks: list('the North Tower stair / the dungeon with no one in it / the passage behind the tapestry / the cellar'),
  fars: list('the light in the highest tower / the glint beyond the moat / the spark on the far keep'),
  feasts: list("the Candle Feast / the King's Half-Birthday / the Night of a Hundred Lamps / Banner Day"),
  locals: neighbours(
    'Sir Clank = a beetle in armour / Mrs Ladle = a hen who ran the kitchens / Pounce = a page mouse with ink on his tail / Lady Wick = a moth who loved lamps / Old Portcullis = a toad at the gate / Trill = a swallow with rooms in the roof / Hobnail = a rat who mended boots',
  ),
  visits: bank(`
At {spot} stood {newlocal}, on guard. "Password?" said {local}. They guessed [cheese|porridge], and they guessed Thursday. "No," said {local} to each, more and more sadly. "What is it, then?" "I've forgotten it myself," said {local}. "It's so lonely here when nobody gets in." <So they all went in together.>

They slid down the long banister. It had [three|four] bends, and at the last one there was a knob. They had forgotten about the knob. "Again?" said {friend}, rubbing the place. "Again," said {hero}.

In the gallery hung a row of kings. They all had the same nose. {hero} tried it on with two fingers. "Bring me my soup," said {hero}, and {friend} bowed so low that something [went crack|fell out of a pocket]. <The third king from the left very nearly smiled.>

Down in the kitchens {newlocal} was stirring a pot as big as a pond. "Taste," said {local}. {hero} tasted. {friend} tasted. "It needs [salt|something]," said {friend}. "It needs [a song|company]," said {hero}. In the end it got both, and {local} licked the spoon and wept a little, for joy.

There was a door no higher than a boot. They lay down in front of it. Behind it there was a room with a table, and a cup, and a candle, all quite tiny, and a mouse in a [nightcap|crown], who said: "We are not at home." So they shut it again, softly.
  `),
  days: bank(`
Flags [flapped|talked] on all the towers. The yard was full of hens and buckets. From above, {hero} thought, it must look like [a soup|a cake with people on it].

The stones of the castle were cool on one side & warm on the other. They smelled of {smell}. {friend} [leaned on the warm side|tried both].
  `),
  nights: bank(`
The drawbridge came up. It fitted like a lid.

On the stair one candle burned. It held its flame quite still.

The suits of armour slept standing up.

The moat held the moon, and did not let it spill.

Far up in the tower the clock struck something. It was near enough.
  `),
  beds: list(
    'a bed with four posts and a roof / a heap of velvet cushions / the window seat in the tower / a bed as wide as a boat',
  ),
  lights: list('a candle on the stair / the moon in the moat / a lamp in the tower / one star over the flags'),
};
