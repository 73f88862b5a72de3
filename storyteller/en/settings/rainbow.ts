import { bank } from '../grammar.ts';
import { list, neighbours, type SettingPack } from '../pack.ts';

export const rainbow: SettingPack = {
  name: "Rainbow's End",
  full: "Rainbow's End",
  where: 'at the end of the rainbow',
  openings: bank(`
{dawn}, it [rained|dripped|drizzled] with the sun out, & [one could see it being made|down it came|there it stood]: [the rainbow|a brand-new rainbow|the great rainbow], [red first|wet on top and warm below|one foot in the meadow]. At the end of it [someone rinsed a brush|a door opened in the violet|small houses stood, each in its colour]. <The paint was hardly dry.>

{dawn}, [the colours ran out on the grass|the blue had leaked again|somebody was mopping up some orange] at the end of the rainbow. [The daisies got it all over them|A puddle shone|A hen went by, who was partly green], and [nobody minded|that was how most days began there|it would come off with the next rain]. Everyone knows where a rainbow begins; [hardly anyone|nobody|almost no one] has seen where it ends.

{dawn}, [the colour mill turned|the mill at the rainbow's end began to turn|there was a creak from the colour mill], [slowly|once, and then again|with a splash]: [red|out came red], and [orange after it|then the yellow|the rest in their order]. [Green was late|Blue took its time|Violet had overslept], [as always|as blues do|and came out a bit rumpled], at the end of the rainbow.

{dawn}, the last [drop|rain drop|drop of the night's rain] hung [on a leaf|from the eaves|on a fence] at the end of the rainbow. [The sun looked through it|It held its breath|In it was the whole world, upside down], and [there on the wall were seven stripes|a tiny rainbow fell on the step|plink, it fell], [thin as threads|no longer than a finger|and the day had begun]. [Someone tried to pick it up|A snail crawled through all of it|"Oh," said somebody].
  `),
  spots: list(
    'the red step / the pot of gold / the paint bridge / the violet steps / the puddle of blue / the colour mill / the prism gate / the orange bench / the green slide / the indigo corner / the rain shelter / the wet meadow',
  ),
  sounds: list(
    'the last rain drops / colours dripping / the colour mill / a glass chime / the last of the rain going away / birds being painted / paint bubbling',
  ),
  smells: list('rain and sun / wet paint / violets / oranges / new grass / something blue and cold / lemon'),
  treasures: list(
    'glass prism / pot of gold paint / striped umbrella / seven-colour ribbon / rain whistle / crystal drop',
  ),
  stuff: list('colour bricks / brushes / ribbons / wet stones / umbrellas'),
  built: list('bridge / slide / umbrella house / colour wheel / arch'),
  snacks: list('orange slices / blueberry buns / lemon drops / cherries / rainbow cakes'),
  growing: list('colourless bud / rain bulb / young rainbow / white tulip'),
  guests: list('grey little raincloud / small wet chick / young leprechaun / lost butterfly'),
  darks: list('the place where the colours stop / the black paint cave / the shadow under the arch / the grey side'),
  fars: list(
    'the glow of the eighth colour / the shine at the other end of the rainbow / the spark on top of the arch',
  ),
  feasts: list('the Feast of Seven Colours / Sun-Shower Day / the Painting of the Moon / Violet Eve'),
  locals: neighbours(
    'Dab = a painter mouse / Mrs Indigo = a heron in a long coat / Tint = a chameleon who could not decide / Old Umber = a mole with paint on his paws / Sprinkle = a very small cloud / Mr Gold = a leprechaun with empty pockets / Crimson = a cock robin',
  ),
  visits: bank(`
{newlocal} had run out of yellow. "I've still got all those [ducks|buttercups] to do," said {local}. {hero} gave a [scarf|sock]. {friend} gave a lemon. Squeezed out together they made a good half pot, <and the last duck was done in spots>.

They slid down the green. It was fast and a bit wet. When they stood up they were green from behind. {newlocal} said it would come off in the blue. It did. Now they were blue. "You should stop while you like it," said {local}.

At {spot} was a puddle of pink. No one knew where it had come from, as pink is not in it. {friend} stepped in. It felt like [a giggle|warm soup]. They put up a small fence round it, so that it should not be tidied away.

They asked {newlocal} which colour was the best. "Monday's," said {local}. "And what colour is Monday?" "Depends who you have it with." {hero} looked at {friend} and {friend} looked at {hero}. It was, they found, a sort of [gold|orange].

A white butterfly sat there, not happy with it. "It's so plain," it said. They offered to help. They had all the pots there. It flew up and looked at each, and came back. "It's a lot of trouble," it said, "to be only red." <And it stayed white, with a small blue toe.>
  `),
  days: bank(`
Rain came by, with sun in it. All the puddles had colours in. {hero} stirred one up, and it went [brown|muddy], and waited, and was [striped|sorted] again.

The air shone as though it had been [washed and hung out|polished]. It smelled of {smell}. A {thing} would have been no brighter.
  `),
  nights: bank(`
The red went out first. Then the orange. Violet stayed a while.

In the dark all the colours lie down and are grey, and rest.

The mill stood still. One last drop fell from it. Plink.

There was a rainbow by moonlight. It was white, and told nobody.

The puddles held the stars, and did not spill one.
  `),
  beds: list(
    'a bed with seven blankets / an upturned umbrella full of cushions / the soft end of the violet / a nest of ribbons',
  ),
  lights: list('the moonbow / the silver edge of a cloud / the last glow of the violet / a lamp with coloured glass'),
};
