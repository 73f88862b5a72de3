import { bank } from '../grammar.ts';
import { list, neighbours, type SettingPack } from '../pack.ts';

export const pirate: SettingPack = {
  name: 'the pirate island',
  full: 'the pirate island',
  where: 'on the pirate island',
  openings: bank(`
{dawn}, the [waves|sea|tide] came up the beach of the pirate island and [took a look|counted the footprints|went back again]. [A crab saluted|The flag put its skull on straight|A coconut fell down, thud]. [The ship rocked at the pier|On the ship a hatch opened|In the rigging someone whistled], [and its ropes creaked|and a smell of pancakes came out|all out of tune]. <It was the tamest pirate ship that ever sailed.>

[On a map|On the old sea map|On a very old map|On a torn map|On the captain's map|On a map with a hole in it], [between the fold and the tea stain|just below the whale|two thumbs from the edge|under the smudge|left of the sea snake], there's a pirate island. {dawn}, [the sun came up behind it|a parrot was awake there|smoke rose from its one chimney], [in red and gold|as on every day of the year|in the shape of a question], and [the day set sail|it began to smell of pancakes|the tide turned over].

{dawn}, [the parrot cried "Land ho!"|someone in the crow's nest cried "Land!"|the ship's bell rang eight times]. [It cried that every day|They'd been anchored there for years|That was for breakfast]. On the pirate island [everybody got up to look|they put on a leg, a hat, a hook, whatever they had|one boot after another was found], and [there it was, the land|the day lay there, as flat and bright as a coin|it smelled of pancakes].

{dawn}, there was [a message in a bottle|a hat|a single shoe] on the beach of the pirate island. [The tide had brought it|Nobody had seen it come|It came every week], and [it dried in the sun|a crab had moved in|a gull was reading it]. [The palms leaned over to see|The waves said hush|The sand was as warm as bread], and [somebody came running|from the pier came quick feet|then came a shout].
  `),
  spots: list(
    "the crow's nest / the treasure chest / the old figurehead / the rope ladder / the palm with the face / the wreck / the ship's wheel / the barrel / the pier / the parrot perch / the biscuit locker / the anchor in the sand",
  ),
  sounds: list(
    'the waves breathing / ropes creaking / a parrot practising / the flag in the wind / an accordion with a hole in it / gulls / the sea under the planks',
  ),
  smells: list('tar and salt / coconuts / sun on rope / seaweed / oranges / wood smoke / fish soup'),
  treasures: list("brass spyglass / gold button / ship in a bottle / silver whistle / captain's hat / shell compass"),
  stuff: list('barrels / planks / coconuts / ropes and poles / crates'),
  built: list('raft / lookout / bridge / harbour wall / rowing boat'),
  snacks: list("coconut cakes / ship's biscuits / mangoes / bananas / dates"),
  growing: list("coconut sprout / turtle's egg / night cactus bud / oyster"),
  guests: list('baby turtle / small wet monkey / little lost parrot / young seal / cabin mouse'),
  darks: list("the smuggler's cave / the hold / the jungle path / the hole under the X"),
  fars: list('the green flash on the next island / the light beyond the palms / the glint on the far rocks'),
  feasts: list("the Night of the Big Catch / Flag Day / the Captain's Birthday / the Moon Dance on the beach"),
  locals: neighbours(
    "Captain Crumb = a pirate who was afraid of soup / Polly Glot = a parrot with nine languages / Barnacle Bess = an old lady with a boat for a house / Squid = a ship's cook / Tar = a sea cat / Mr Knots = a monkey who tied things / Sandy = a hermit crab",
  ),
  visits: bank(`
They dug where the X was. They dug till only {friend's} hat could be seen. Clonk! It was a chest. In it was [another spade|a note]. "Well done," {hero} read. "Now dig a bit to the left." <They could hear {newlocal} laughing all the way from the pier.>

{newlocal} was teaching the gulls to stand in a line. "Left turn!" said {local}. They flew off to the right, all but one. That one looked so proud that they saluted it, {hero} with the right hand and {friend} with a biscuit. Then it ate the biscuit.

The plank stuck out over the blue water. "Walk the plank!" cried {newlocal}. "With pleasure," they said, and held their noses. Splash! Splash! It was so nice that they walked it [seven times|till their fingers were like raisins], and {local} had to be asked to join in only once.

A bottle came bobbing in to {spot}. In it was a map, and on the map was {spot}, with a cross on it, and under the cross was a bottle. They looked at each other. "We've found it already," said {friend}. <It's not often so quick with treasure.>

They learned a knot. It went: round the tree, up the hole, and round the rabbit. When they were done, both were tied to {spot}, quite firmly. {newlocal} came, and looked at it, and took off a hat. "In forty years," said {local}, "I've not seen that one."
  `),
  days: bank(`
The sea came in and it went out. It brought {smell} & took away [footprints|the end of every word]. Above them the flag [flapped its one joke|gave a snap].

The sand was hot on top and cool below. {hero} dug in all ten toes. You could hear {sound}, and the wind turned the leaves of the palms like [a cook turning pancakes|pages].
  `),
  nights: bank(`
The sea breathed in. The sea breathed out.

The ship rocked. It rocked the dark too.

One lantern swung on the mast, to and fro, to and fro.

The tide came up and wiped the beach clean.

The parrot said one last word, and it was a soft one.
  `),
  lacks: /\b(hedge|ants|moss|nettles|meadow|bench|garden|well)\b/i,
  beds: list('a hammock on the deck / a boat full of sails / a bunk that rocks / a bed of soft sand and blankets'),
  lights: list("the lighthouse / the moon's road on the sea / a ship's lantern / the Southern Cross"),
};
