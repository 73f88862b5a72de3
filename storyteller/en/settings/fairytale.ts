import { bank } from '../grammar.ts';
import { list, neighbours, type SettingPack } from '../pack.ts';

export const fairytale: SettingPack = {
  name: 'the fairy-tale kingdom',
  full: 'the fairy-tale kingdom',
  where: 'in the fairy-tale kingdom',
  openings: bank(`

Once upon a time in the [fairy-tale kingdom|kingdom of fairy tales|small kingdom where the stories live], {dawn}, [the cock crowed three times & everyone got up.|a witch put out her washing & it flew away, for it was brooms.|a frog sat down on the edge of a well & its crown was on one side.] [The giants asked for quiet, for they had been up late.|"Is it my turn today?" asked somebody behind the hedge.|The seven dwarfs were looking for the other shoe.|Plop, went something, down in the well.]

In the fairy-tale kingdom, {dawn}, [the clock struck|a hundred years were over|the spinning wheel stood still], and [seven doors opened|the rose hedge yawned|everyone who'd been a swan was someone again]. "[Good morning, mirror|Who's been sleeping in my bed|Is it my turn today]?" said somebody. [The mirror was still steamed up|No one owned up|Nobody knew].

{dawn}, [beyond the last hill|seven leagues off|behind the hedge of roses], in the fairy-tale kingdom, [a troll swept his bridge|the three bears were blowing on their porridge|someone let down her hair to dry]. [The gate wished everyone a good day, by name|A golden ball rolled down the steps|The broom did the rest by itself], and [so it began|the day could start|nobody was surprised]. <Everything talks there, so it is never quite quiet.>

{dawn}, the signpost in the fairy-tale kingdom [pointed left|pointed at itself|had changed its mind again]. [It said HAPPILY|It said THIS WAY, PERHAPS|One arm said ONCE, the other said UPON]. [A giant went by on tiptoe|A pumpkin rolled past, late|A wolf asked the way to his grandmother's], and [in the well something giggled|the roses let go of a petal|the day was open, like a book].
  `),
  spots: list(
    'the wishing well / the mushroom inn / the glass hill / the talking gate / the gingerbread chimney / the bridge with the troll / the rose hedge / the mirror / the spinning wheel / the frog pond / the crooked signpost / the hundred-year bed',
  ),
  sounds: list(
    'a spinning wheel / a frog who used to be somebody / tiny bells / a harp in the hedge / giants moving chairs / a broom sweeping by itself / the clock before midnight',
  ),
  smells: list('roses / good apples / candle smoke / new magic and ginger / warm porridge / elder flowers'),
  treasures: list('glass slipper / golden ball / bent wand / silver thimble / music box / seven-league sock'),
  stuff: list('enchanted bricks / straw bundles / mushrooms / old wands / storybooks'),
  built: list('bridge / tower with a door / carriage / house of straw, sticks and bricks / stage'),
  snacks: list('plum dumplings / honey cakes / red apples / gingerbread hearts / bowls of porridge'),
  growing: list('magic bean / sleeping rose / golden egg / wishing flower'),
  guests: list('tiny prince / baby troll / small grey ogre / lost little star child / very young dragon'),
  darks: list("the troll tunnel / the tower with no windows / the thorn wood / the witch's empty cellar"),
  fars: list('the light in the elf wood / the shine on the glass hill / the spark at the end of the story road'),
  feasts: list("the Midnight Ball / Wishing Night / the Troll's Wedding / the Feast of Once Again"),
  locals: neighbours(
    'Grumbold = a troll with a feather duster / Mother Wick = a witch who baked / Sir Pond = a frog with a crown / Tumble = a rather small giant / Nettle = a fairy with a cold / Hob = a broom / Once = a crow who told stories',
  ),
  visits: bank(`
At the bridge sat {newlocal}. "Who goes trip-trap over my bridge?" "We do," they said. "Good," said {local}. "Would you do it again? I like the sound." <They trip-trapped until it was quite worn out, that sound, and had to be left to rest.>

The well gave wishes, but it was a bit deaf. {hero} called down for [cake|a hat]. Up came a [rake|cat]. {friend} called for a rest. Up came a [nest|vest]. They sent it all down again with thanks, and the well called up, "What?"

{newlocal} wanted to try a spell. "It turns big things small." They shut their eyes. Ping! When they looked, nothing had changed, only {spot} was over there and no bigger than a bean. "Oh dear," said {local}. "I had the wand the wrong way round." Ping. <It came back with a slight lean.>

They met a frog. "I'm a prince," it said. "I'm {hero}," said {hero}. "Don't you want to kiss me?" it asked. "Do you want it?" asked {friend}. The frog thought. "No," it said, "I'd rather jump." So they jumped, all three, into the pond and out of it, until the crown fell off.

The mirror at {spot} was in a mood. "Who's the fairest?" asked {hero}. "You've got jam on your chin," said the mirror. It was so. {friend} looked in as well. "And you," it said, more gently, "have the other half."
  `),
  days: bank(`
In the rose hedge somebody sang, and [the thorns kept time|the song had no end]. A carriage went by that had been a pumpkin, and would be again. It smelled of {smell}.

The road was made of [old pages|yellow bricks]. If you walked slowly you could hear what it [said|told]. <It was mostly the good parts.>
  `),
  nights: bank(`
The spinning wheel stood still. The thread lay down.

In the tower somebody let down the blind.

The giants slept. They breathed like far-off carts.

The well was full of stars. No one wished for anything.

All the stories were shut, each with a leaf to keep the page.
  `),
  beds: list(
    'a bed with exactly no peas in it / a walnut shell with a rose-leaf quilt / the hundred-year bed / a bed of swan feathers',
  ),
  lights: list('the lantern of the elf wood / a wishing star / the moon in the well / the window of the tower'),
};
