import { bank } from '../grammar.ts';
import { list, type SettingPack } from '../pack.ts';

/** What a kind of place brings in place of the things that are found anywhere. */
export type PlaceKind = { named: RegExp; brings: Partial<SettingPack> };

const noWeather =
  /\b(wind|breeze|gust|rain\w*|puddles?|hedge|moss|bees?|butterfly|frogs?|mud|nettles|dew|kite|ants|well|leaf came|cloud came|small cloud|ducks?|sparrows?|weathercocks?|up the path|tree)\b/i;

/** Kinds of places that parents name in their own words; the first that is named decides. */
const placeKinds: readonly PlaceKind[] = [
  {
    named: /\b(school|classroom|kindergarten|nursery|daycare|preschool|library)\b/i,
    brings: {
      spots: list(
        'the coat pegs / the reading rug / the blackboard / the paint corner / the long bench / the book shelf / the sand tray / the big globe / the piano / the row of small chairs',
      ),
      sounds: list(
        'chalk on a board / a bell in the hall / somebody counting to ten / a piano with one key missing / feet on the stairs',
      ),
      smells: list('chalk / new pencils / glue / apples in a bag / floor polish'),
      treasures: list('paper crown / glass ink pot / tin whistle / wooden ruler / little brass bell'),
      stuff: list('blocks / cardboard boxes / paper rolls / wooden bricks'),
      snacks: list('apples / raisins / cheese sandwiches / oat biscuits'),
      growing: list('bean in a jar / paper-white bulb / silver cocoon'),
      darks: list('the map cupboard / the room under the stairs / the long corridor'),
      fars: list('the light at the end of the hall / the shine on the far wall'),
      days: bank(`
Pencils scratched. Somebody sneezed, and three people wished them well. On the sill stood a row of beans in jars, and one of them had [grown a leaf|lifted its head] since yesterday.

There was a map on the wall, and the sun had faded the sea. {friend} liked to stand [in front of it|before it] and choose. Today it was [an island the shape of a boot|a country like a sleeping cat].
`),
      nights: bank(`
The small chairs stood upside down on their tables, fast asleep.

The chalk lay in its box. All its words could wait till morning.

On the globe it was night, too, on this side.
`),
      lacks: noWeather,
    },
  },
  {
    named: /\b(beach|sea|seaside|ocean|coast|shore|harbou?r|lighthouse|bay)\b/i,
    brings: {
      spots: list(
        'the old pier / the upturned boat / the rock pool / the striped hut / the sand dune / the heap of nets / the flag pole / the driftwood log / the long groyne / the shell bank',
      ),
      sounds: list('the waves coming in / a gull with a complaint / a rope slapping a mast / shells in a bucket'),
      smells: list('salt / seaweed / hot sand / wet rope / sun cream'),
      treasures: list('pink shell / green glass stone / little tin boat / striped ball / silver whistle'),
      stuff: list('driftwood / shells / flat stones / planks'),
      built: list('sand castle / bridge / raft / lookout'),
      snacks: list('peaches / sea biscuits / cherries / jam sandwiches'),
      growing: list('sea-lily bud / round grey egg / silver shell'),
      guests: list('lost duckling / baby crab / young seal / small white gull'),
      darks: list('the cave under the cliff / the hollow below the pier'),
      fars: list('the light across the bay / the white sail far out / the blue gleam beyond the rocks'),
      days: bank(`
The tide was out, and had left the sand smooth [as a table|like a clean sheet]. {hero} made the first footprint, and {friend} made the second. By and by there were so many that nobody could have told [whose were whose|which came first].

A wave came up, looked at their feet, and went back to tell the others. {friend} [curled all ten toes|said good day to it]. The next one was bolder, and colder.
`),
      nights: bank(`
The sea turned over, as one does in bed, and was still.

Far out went a small light. Somebody was awake there, and keeping watch.

The waves came in on tiptoe. Hush, they said. Hush.

All the footprints were being put away.
`),
      beds: list('a bed with a view of the sea / the hammock on the porch / a bed as blue as the bay'),
      lights: list('the lighthouse / the moon on the water / one star over the sea'),
      lacks: /\b(hedge|moss|nettles|frogs?|tree|well|stairs)\b/i,
    },
  },
  {
    named: /\b(farm|farmyard|barn|ranch|stable|henhouse|orchard|countryside)\b/i,
    brings: {
      spots: list(
        'the hay barn / the duck pond / the old tractor / the hen house / the milk cans / the pig trough / the five-bar gate / the apple tree / the pump / the rain barrel / the stable door',
      ),
      sounds: list('a hen with news / the pump handle / a cow calling / a tractor far off / the rooster, late again'),
      smells: list('hay / warm milk / clean straw / apples / horses and leather'),
      treasures: list('little cow bell / lucky horseshoe / straw crown / tin lantern'),
      stuff: list('bales / planks / buckets / old boxes'),
      snacks: list('apples / carrots / warm buns / pears / corn cakes'),
      growing: list('speckled egg / pumpkin bud / sunflower bud'),
      guests: list('lost lamb / small brown foal / very young duckling / little goat'),
      darks: list('the big barn / the root cellar / the old grain bin'),
      days: bank(`
The hens were out & walked about with their hands behind their backs. One of them had [laid an egg|found a worm], and wished everyone to know it. {friend} [congratulated her|took off a hat].

In the yard the puddles steamed. A cow looked over the gate and chewed, and thought, and chewed. {hero} chewed a straw, to see [what one thinks then|how it is done]. One thinks mostly of [grass|lunch].
`),
      nights: bank(`
In the stable somebody big breathed out.

The hens sat in a row, and not one of them said a word.

The hay smelled of the whole summer. It kept it warm.

The old tractor had dew on its nose.
`),
      beds: list('a bed in the hay / the big farmhouse bed / a bed with a goose-feather quilt'),
    },
  },
  {
    named: /\b(train|boat|ship|plane|airplane|car|bus|truck|camper|submarine|balloon|ferry|tram|caravan)\b/i,
    brings: {
      spots: list(
        'the front window / the folding seat / the luggage rack / the little table / the brass rail / the round lamp / the driver’s door / the red lever / the rolled map / the big trunk',
      ),
      sounds: list('the engine humming / a long low whistle / cups tapping in a rack / a bell, two times'),
      smells: list('oil and warm seats / peppermint / paper maps / tea / a far-off place'),
      treasures: list('brass compass / silver whistle / old blue ticket / tin lantern'),
      stuff: list('suitcases / boxes / blankets / rolled maps'),
      built: list('lookout / little house / tower'),
      snacks: list('sandwiches / cherries / raisins / oat biscuits'),
      growing: list('silver cocoon / bulb in a pot / golden egg'),
      guests: list('lost duckling / small grey mouse / little sparrow with a ticket'),
      darks: list('the luggage room / the space behind the trunks / the long tunnel'),
      days: bank(`
The world went by at its own pace: a wall, a cow, somebody waving. {hero} waved back, and kept on until [there was nobody left to see it|the next one came]. "Who was that?" asked {friend}. "A [friend|person with a bucket]," said {hero}. "I didn't catch the name."

Everything rattled a little, in time, as if it knew a song. {friend} put one hand on the glass & felt it [hum|purr]. "It is [telling us where we are|asking if we're comfortable]," said {friend}.
`),
      nights: bank(`
The seats were quiet. The lamp swung to and fro.

Rock and roll, and roll and rock. It went on, and they need do nothing.

Outside some other lights went by, on their own way to bed.
`),
      beds: list('the folding bunk / the bed with a rail / a nest of travel blankets'),
      lights: list('a lamp on a chain / the moon, keeping pace / one small red light'),
      lacks: /\b(puddles?|hedge|moss|nettles|frogs?|mud|well|ants|ducks?|kite|tree|garden|up the path|bench)\b/i,
    },
  },
  {
    named:
      /\b(house|home|room|bedroom|kitchen|bed|attic|bathroom|bath|living room|sofa|apartment|flat|cottage|basement|stairs|wardrobe|closet|grandma|grandpa|pillow|hotel|shop|bakery|museum|hospital|shed|garage|greenhouse|tent)\b/i,
    brings: {
      spots: list(
        'the table leg / the big armchair / the bottom stair / the laundry basket / the bookcase / the warm stove / the umbrella stand / the toy box / the long curtain / the tallest cupboard',
      ),
      sounds: list(
        'a clock on the wall / a kettle beginning to sing / the drip of a tap / somebody humming next door / a floorboard with an opinion',
      ),
      smells: list('toast / clean sheets / cinnamon / soap / floor wax / soup'),
      treasures: list('silver thimble / blue marble / wooden horse / little brass bell / tin lantern'),
      stuff: list('cushions / blankets / shoe boxes / wooden spoons / blocks'),
      built: list('tower / lookout / little house / tent'),
      snacks: list('raisins / oat biscuits / buns / plums / toast fingers'),
      growing: list('bulb in a glass / bean in a cup / silver cocoon'),
      guests: list('small grey mouse / lost moth / very young sparrow'),
      darks: list('the cupboard under the stairs / the bottom drawer / the space behind the wardrobe'),
      fars: list('the light at the end of the hall / the gleam on the top shelf / the blue shine under the door'),
      days: bank(`
A patch of sun lay on the floor, and moved when no one was looking. {friend} sat down in it. A while later it had gone on without {friend.him}, as far as [the rug|the next chair].

There was dust in the light, a thousand small gold bits, and each of them was [going somewhere else|in no hurry at all]. {hero} blew, <only a little>. They all changed their minds.
`),
      nights: bank(`
The stairs had stopped creaking. They lay down, one on top of the other.

A tap dripped once, and thought it over.

The cups hung on their hooks and slept with their ears up.

A bit of lamplight leaned in at the door.
`),
      lacks: noWeather,
    },
  },
  {
    named: /\b(city|town|street|market|village|square|mall|station|airport|rooftop|roof|downtown|skyscraper)\b/i,
    brings: {
      spots: list(
        'the corner shop / the stone fountain / the tram stop / the bakery window / the clock tower / the striped crossing / the newspaper stand / the iron lamp / the flower stall / the post box',
      ),
      sounds: list('a tram going by / somebody calling out the fruit / a bicycle bell / heels on a pavement'),
      smells: list('warm bread / oranges / rain on the pavement / coffee / newspapers'),
      treasures: list('silver whistle / blue ticket / little brass bell / paper kite'),
      snacks: list('oranges / buns / roasted nuts / cherries'),
      growing: list('window-box bud / round seed / silver cocoon'),
      guests: list('lost duckling / small grey pigeon / little stray kitten'),
      darks: list('the long underpass / the narrow alley / the old archway'),
      fars: list('the highest lit window / the light across the river / the green gleam above the roofs'),
      days: bank(`
Doors opened and shut. Someone carried a cello, and someone carried a cake, and they stopped to let each other by [so politely that neither moved|three times over].

High above, people were watering their window boxes, and every now and then a drop came all the way down. One landed on {friend's} nose. "[Geraniums|Mint]," said {friend}.
`),
      nights: bank(`
The windows went out, one by one, like a counting rhyme.

The last tram sang round the corner, and was gone.

The street lamps kept each other company.
`),
      lights: list('the moon between two roofs / a lamp on the corner / one yellow window'),
      lacks: /\b(nettles|moss|hedge|frogs?|stepping|mud)\b/i,
    },
  },
  {
    named: /\b(park|playground|backyard|yard|zoo|fair|circus|pool|lake|river|pond|camp|campsite)\b/i,
    brings: {
      spots: list(
        'the tall slide / the sand pit / the old bandstand / the duck pond / the swing with one short rope / the round bench / the climbing net / the drinking tap / the big chestnut tree / the little bridge',
      ),
      sounds: list('a swing creaking / an ice-cream bell / somebody counting for hide-and-seek / ducks in a quarrel'),
      smells: list('cut grass / popcorn / warm sand / lime blossom'),
      days: bank(`
The swings were going by themselves, <a very little,> as if they [practised|had just thought of something]. {hero} gave one a push, so that it shouldn't be [shy|alone].

On the pond the ducks sailed by in order of size. The last one had its own idea, and sailed [the other way|in a circle]. {friend} clapped.
`),
      nights: bank(`
The slide shone, long and empty. Down it came the moonlight.

The swings hung straight. They had stopped asking.

The ducks were small round shapes, with their heads put away.
`),
    },
  },
  {
    named: /\b(jungle|island|rain ?forest|savannah?|swamp|river bank|volcano|treehouse|tree house)\b/i,
    brings: {
      spots: list(
        'the fig tree / the hanging vines / the fallen trunk / the warm rock / the banana leaves / the waterfall / the shell path / the old raft / the giant fern / the mango tree',
      ),
      sounds: list('a parrot telling tales / water coming down / big leaves clapping / a cricket, very busy'),
      smells: list('ripe mango / warm earth / flowers after rain / vanilla'),
      treasures: list('red feather / carved flute / coconut drum / blue shell'),
      stuff: list('bamboo poles / palm leaves / vines / logs'),
      built: list('bridge / tree house / raft / lookout'),
      snacks: list('mangoes / bananas / figs / coconut cakes'),
      growing: list('orchid bud / spotted egg / passion flower bud'),
      guests: list('little green parrot / young tapir / small lost turtle'),
      darks: list('the cave behind the waterfall / the green tunnel'),
      fars: list('the gleam on the far beach / the light beyond the palms'),
      days: bank(`
Everything grew as if it was being timed. A leaf unrolled [beside {friend's} ear|right over the path], and said nothing about it. A second one did the same, only bigger.

The light came down green, and lay on their arms in spots. {hero} looked like a leopard. {friend} looked like [two leopards|a leopard who'd had too many figs].
`),
      nights: bank(`
The parrots had said all there was to say.

Big leaves folded. Water fell, a long way off, like breath.

The night was warm and smelled of fruit.
`),
      beds: list('a hammock between two palms / a bed of banana leaves / the soft hollow in the fig tree'),
    },
  },
  {
    named: /\b(desert|oasis|pyramid|dunes?|canyon)\b/i,
    brings: {
      spots: list(
        'the round well / the date palm / the red rock / the tall cactus / the striped tent / the old cart wheel / the sand dune / the stone arch',
      ),
      sounds: list('sand whispering downhill / a camel bell / the flap of a tent / a flute far away'),
      smells: list('hot sand / dates / mint tea / wood smoke'),
      snacks: list('dates / figs / honey cakes / almonds'),
      growing: list('cactus bud / speckled egg / desert rose bud'),
      guests: list('small lost camel / baby tortoise / young sand mouse'),
      days: bank(`
The sand had been combed in the night, in long neat waves. {hero} walked [on the tops|along one], and {friend} walked in {hero's} footsteps, so that it looked as if only one had come by, with very [deep thoughts|heavy boots].

Their shadows were so black and sharp that one could have picked them up. {friend} tried. It [held on at the feet|would not come].
`),
      nights: bank(`
The sand was cool now. It let go of the day, a grain at a time.

There were more stars than anybody needed.

The tent breathed in, and the tent breathed out.
`),
      lacks: /\b(puddles?|rain\w*|frogs?|hedge|moss|nettles|ducks?|mud|leaf|stairs|bat|chimney|mist|dew)\b/i,
    },
  },
  {
    named: /\b(snow|ice|igloo|north pole|arctic|winter|iceberg|polar|glacier|frozen)\b/i,
    brings: {
      spots: list(
        'the snow fort / the blue ice arch / the sled shed / the frozen pond / the tall white pine / the round igloo / the ski rack / the snowman',
      ),
      sounds: list('snow under boots / a sleigh bell / ice humming to itself / the stove door'),
      smells: list('snow / pine smoke / cocoa / wet mittens / oranges'),
      treasures: list('red mitten / sleigh bell / glass icicle / tin lantern'),
      stuff: list('snow blocks / branches / planks'),
      snacks: list('ginger biscuits / oranges / warm buns / chestnuts'),
      growing: list('snowdrop bud / ice flower / big grey egg'),
      guests: list('baby penguin / small white hare / very young seal'),
      days: bank(`
In the night it had snowed on everything alike. Each post had a hat on. {hero} shook hands with one, and [got a sleeve full|its hat fell off].

Their breath went ahead of them in small clouds. {friend} tried to make one [with a hole in it|shaped like a fish]. It was nearly a [fish|ring].
`),
      nights: bank(`
Snow came down, slow and straight, and tucked in all there was.

The stove ticked. The windows grew their ferns.

Outside it was white, and inside it was warm.
`),
      lacks: /\b(puddles?|butterfly|bees?|frogs?|hedge|nettles|moss|beetle|ants|snail|warm sun|mud|flower)\b/i,
    },
  },
];

/** What the kind of place that `text` names brings, or nothing. */
export function kindOfPlace(text: string): Partial<SettingPack> {
  return placeKinds.find(({ named }) => named.test(text))?.brings ?? {};
}
