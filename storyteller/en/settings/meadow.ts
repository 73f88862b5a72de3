import { bank } from '../grammar.ts';
import { list, neighbours, type SettingPack } from '../pack.ts';

export const meadow: SettingPack = {
  name: 'the meadow',
  full: 'the meadow',
  where: 'in the meadow',
  openings: bank(`
{dawn}, the meadow was [silver with dew|wet to the knees|hung with cobwebs]. [A lark went up like a thrown hat|The grasshoppers tuned up|Each blade held one drop], and [did not come down again|one of them had lost his bow|in each drop was one small sun]. [The poppies shook out their skirts|A cow said what cows say|Someone went through the grass, and left a dark green path]. <It was going to be hot.>

{dawn}, [a dandelion let go|somebody blew a dandelion clock|one small seed set off] in the meadow. [Up it went|Over it floated|It drifted], past [the lone elm|a sleeping hare|the gate], above [the clover|a cow's two ears|the brook], until it [came down on a nose|lit on somebody's hat|landed on a doorstep of grass]. "[A-choo|It is nine|Good morning to you too]," said somebody.

{dawn}, [the wind went over the meadow, in waves|buttercups had spilled all down the meadow|the meadow hummed from end to end], as if [it were a sea|someone had forgotten to put the lid on|it had swallowed a beehive]. [One could see ears going through it|A head came up, and went down|In the middle someone sang], and [the gate stood open|the brook ran along to see|it was bigger than you'd think].

{dawn}, the bees were [late|at it already|queueing] in the meadow. [The clover had kept open for them|The thyme had put out its sign|There was plenty for all], and [the grass stood up straight|the daisies opened, from left to right|a butterfly tried on four flowers]. [Over all that lay the sky|Above it hung a lark|And the hill was blue behind], [like a blue lid|on a thread of song|and seemed nearer than most days].
  `),
  spots: list(
    'the poppy patch / the lone elm / the molehill / the clover bank / the willow stump / the dandelion clock / the hay rick / the five-bar gate / the brook bend / the anthill / the blackthorn hedge / the buttercup slope',
  ),
  sounds: list(
    'grasshoppers / a lark very high up / the grass hushing itself / a cow pulling up clover / bees / the brook round its stones / a far-off scythe',
  ),
  smells: list('clover / hay / warm earth / mint from the brook / buttercups / rain a long way off'),
  treasures: list(
    'grass-blade whistle / clover crown / dandelion lamp / blue butterfly kite / willow flute / poppy-seed rattle',
  ),
  stuff: list('straws / hay bales / willow sticks / daisies / clods'),
  built: list('bridge / hay castle / willow hut / maypole / raft'),
  snacks: list('clover buns / wild strawberries / sorrel leaves / honey cakes / cowslip drops'),
  growing: list('cocoon / poppy bud / cowslip / bee orchid'),
  guests: list('baby field mouse / little lost lamb / small lark / young hare / ladybug child'),
  darks: list('the rabbit tunnel / the shade under the hedge / the hollow elm / the drain beneath the lane'),
  fars: list('the gold shine on the horizon / the light on the blue hill / the spark at the end of the brook'),
  feasts: list('Hay Night / the Dance of the Fireflies / Midsummer Supper / the Clover Fair'),
  locals: neighbours(
    'Mr Furrow = a mole who apologised a lot / Lady Lark = a lark with a long song / Chirrup = a grasshopper with one fiddle / Mrs Clover = a cow of few words / Dandy = a moth in a fine coat / Old Burdock = a hare with one straight ear / Thistledown = a very small mouse',
  ),
  visits: bank(`
{newlocal} came up through the ground. "So sorry," said {local}. "Is this the kitchen?" It wasn't. "So very sorry." Down went {local}, and came up three steps on. "And this?" They walked above and called out the way, left a bit, right a bit, <until there was a smell of soup from below>.

They tried to count the grass. {hero} took the left side. They got to [two hundred|six hundred] and then a breeze came & it all moved. "You have to be quick," said {friend}. "You have to be fair," said {newlocal}, who was a bit of a lawyer. "Count each one twice."

The grasshopper band had no drummer. {friend} drummed on {spot}. {hero} blew on a blade of grass, and it sounded like a [goose|door]. "It is new," said {newlocal}, "it's very new," and they played it three times. <All the cows came to look, and stood in a row.>

They rolled down the slope, in turns, and then at the same time. The sky went by, and the grass, and the sky. At the bottom they lay and waited until the meadow had stopped too. {hero} had [buttercups in both ears|grass in every pocket], and there was a snail that had come along, <and wanted to go again>.

{newlocal} was telling the time by a dandelion. "One, two," blew {local}. "It's three o'clock." {hero} blew as well: it was [seven|nine]. {friend} sneezed and it was midnight. So then they all had to lie down for a bit & sleep, till it was three again.
  `),
  days: bank(`
When the wind blew, the whole meadow [bowed|ran], and when it stopped, the meadow stopped too, & looked as if it had done nothing. There was {smell} in the air.

A butterfly flew ahead of them. It [could not fly straight|went by every flower there was], so they couldn't walk straight either. <It was a long way, by butterfly.>
  `),
  nights: bank(`
The daisies had closed. Each one had tucked its yellow in.

Fireflies went about, with their lamps turned low.

The grass lay down a little, here and there, round those who slept in it.

The brook went by in the dark, and said the same thing, and said it softly.

A hare sat up and listened. All well. It lay down again.
  `),
  beds: list('a nest of hay / a hollow in the long grass / a bed of clover / the soft side of the hay rick'),
  lights: list('a swarm of fireflies / the moon on the hay / a star over the elm / a bank of white moon daisies'),
};
