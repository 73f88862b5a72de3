import { bank } from '../grammar.ts';
import { list, neighbours, type SettingPack } from '../pack.ts';

export const garden: SettingPack = {
  name: 'the garden',
  full: 'the garden',
  where: 'in the garden',
  openings: bank(`
{dawn}, the garden had [dew on its chin|diamonds on everything|wet feet]. [The beans had climbed a bit further up their poles|A rose had made up its mind|The lettuces sat in rows, like a choir], and [a snail was on its way home from somewhere|the tap said drip|the first bee tried all the doors]. [Somebody tipped over a flower pot|Somebody whistled behind the rhubarb|The gate gave a squeak], from the inside.

{dawn}, [a nose|the sun|a small wind] looked in [through a hole in the garden wall|under the green garden gate|over the wall of the garden], and [liked what it saw|sneezed|stayed]. [The hole was just big enough|The beds were all made|It smelled of wet roses], and [nobody had walked on the grass yet|a worm was just going in|the day was still folded up].

{dawn}, [all the poppies opened at once|a pea pod went pop|the sunflowers turned round to look]. [Pop!|"Ooh," said the marigolds.|It made no sound.] [In the garden|All over the garden] [people rubbed their eyes|the day unrolled like a hose|small doors opened in the wall], and the [blackbird told everyone who had not heard it|robin said it had known all along|worms drew the curtains].

{dawn}, the sundial in the garden said [half past mint|a quarter to rose|strawberry]. [That's early|It was never wrong|At that hour the shade is blue], and [the cabbages were still folded|the watering can had not been out|the bees were doing up their buttons]. But [under the rhubarb|behind the bean poles|by the water butt] somebody was [up|awake already|washing behind the ears].
  `),
  spots: list(
    'the watering can / the bean poles / the sundial / the rhubarb / the stone frog / the green gate / the greenhouse / the strawberry bed / the upturned flower pot / the rain butt / the garden wall / the lavender row',
  ),
  sounds: list(
    'bees in the lavender / a spade somewhere / the drip of the tap / a blackbird on the roof / a wheelbarrow that wanted oil / peas popping in the pod / the gate on its hinge',
  ),
  smells: list('tomato leaves / wet earth / mint / roses / cut grass / lavender / warm flower pots'),
  treasures: list(
    'brass thimble / little glass lamp / painted snail shell / silver trowel / seed rattle / daisy crown',
  ),
  stuff: list('flower pots / bean poles / bricks / twigs / corks'),
  built: list('bridge over the pond / bean tent / arch / bird house / little wall'),
  snacks: list('strawberries / sugar peas / radishes / gooseberries / cherry tomatoes'),
  growing: list('sunflower bud / moonflower / pumpkin seed / poppy bud / tulip'),
  guests: list('baby hedgehog / young frog / small lost duckling / little shrew / snail no bigger than a pea'),
  darks: list('the tool shed / the hole under the hedge / the space behind the compost / the old well'),
  fars: list('the light in the old greenhouse / the glint beyond the wall / the gold spark behind the orchard'),
  feasts: list('Midsummer Eve / the Strawberry Supper / Lantern Night / the Moth Ball'),
  locals: neighbours(
    'Mr Hob = a toad who lived under a pot / Peg = a robin with opinions / Mrs Loam = a worm / Colander = a snail with a hole in his shell / Bombazine = a bumblebee in black / Old Thyme = a tortoise / Twitch = a shrew',
  ),
  visits: bank(`
{newlocal} had sown a row and forgotten what it was. "Carrots," guessed {hero}. "Hats," guessed {friend}. {local} wrote both on the label. <In August something came up, orange, with a brim; but that was later.>

They watered the beans. The can was big, so {hero} took the front and {friend} the back. What did not get wet was the beans. What did get wet was {hero}, and {friend}, and {newlocal}, who was just passing and said that it had been on the list for today in any case.

At {spot} there was a quarrel between two snails. It was about who had been there first. It had been going since [March|Monday]. "Who is winning?" whispered {friend}. "It's hard to say," said {hero}. "The one on the left is just taking a breath." They came by again later, and he still was.

They made themselves small and walked in under the rhubarb. In there it was green and red, and it was like [a church|a tent]. A drop came down now & then. {newlocal} lived at the end of it and gave them each a petal of [tea|something sweet]. You drink it through the stalk.

The sunflower was so tall that it could see over the wall. "What's out there?" called {hero}. It took its time. "More," said the sunflower. They thought about that, the whole length of the lavender row.
  `),
  days: bank(`
Bees went in at one flower and came out by another, [powdered|yellow to the knees]. Over the wall they could hear {sound}. {friend} lay down under a leaf to [hear it better|listen with both ears].

The sun went from bed to bed with its [can of light|warm hands]. First it did the peas & then the roses. The air was full of {smell}.
  `),
  nights: bank(`
The poppies had shut. The evening primrose had not. It kept a lamp on.

A moth went by, soft as flour.

The tap dripped. After a while it stopped.

All the beans held on to their poles, and slept.

The garden wall was still warm. It gave back the day, bit by bit.
  `),
  beds: list(
    'a flower pot lined with wool / a bed of rose petals / the hammock under the apple tree / a nest in the lavender',
  ),
  lights: list(
    'the moon on the cucumber frames / a glow-worm by the gate / a lamp in the summer house / a white rose in the dark',
  ),
};
