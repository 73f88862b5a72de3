import { bank } from '../grammar.ts';
import { list, neighbours, type SettingPack } from '../pack.ts';

export const candy: SettingPack = {
  name: 'Candy Land',
  full: 'Candy Land',
  where: 'in Candy Land',
  openings: bank(`
{dawn}, [sugar had snowed|it had snowed sugar|the frosting had set] all over Candy Land. [The gingerbread roofs were white|Each lollipop had a cap on|The jelly pond had a thin crisp lid], and [the chocolate brook went glup|the first bees stuck to it|it squeaked underfoot]. [Somebody put out a tongue|Somebody caught a flake|A door of wafer opened a crack]. <It was the sweet kind, of course; there was no other.>

{dawn}, the [ovens|big copper pots|bakers] of Candy Land [woke first|were lit|began to hum]. [A smell of vanilla|A ribbon of caramel smell|A cloud of cinnamon] went from house to house, [and lifted the lids|and pulled people out of bed by the nose|and rang all the bells, so to say]. [Up went the shutters|Out came the spoons|"Is it ready?" asked everyone]; they were made of [biscuit|barley sugar|wafer].

{dawn}, [somebody had nibbled the gate again|a piece of wall was gone|the toffee bridge had gone soft in the sun] in Candy Land. [Nobody knew who it was.|There were small tooth marks.|Everyone looked the other way.] But [the stones are sugar there|the fences are there to be eaten in turn|nothing is hard for long there], so [it was no matter|they just baked a new bit|that was how days began].

{dawn}, a gumball [came loose|rolled off a roof|set out on its own] in Candy Land. It went [plink, plonk|hop, hop] down [the sugar steps|the wafer roofs|the hill], past [the peppermint post|the fudge shop|a sleeping snail], and [came to rest|stopped] [against a foot|on a doorstep|right before a small pair of boots].
  `),
  spots: list(
    'the toffee bridge / the gingerbread gate / the lollipop tree / the jelly pond / the marzipan wall / the peppermint post / the chocolate brook / the biscuit bench / the sherbet spring / the sugar-cube steps / the wafer roof / the liquorice swing',
  ),
  sounds: list(
    'the chocolate brook going glup / sugar falling like fine snow / a gumball rolling down a roof / the fizz of the sherbet spring / somebody stirring a very big pot / the jelly wobbling / paper being unwrapped',
  ),
  smells: list('vanilla / warm caramel / peppermint / burnt sugar / strawberries and cream / cinnamon'),
  treasures: list(
    'sugar lantern / gold-foil star / barley-sugar flute / candy-cane crook / silver sugar bell / glass lolly',
  ),
  stuff: list('wafers / biscuits / sugar cubes / marshmallows / candy canes'),
  built: list('bridge / gingerbread hut / tower / boat / slide'),
  snacks: list('ginger snaps / raspberry drops / cream buns / sugar mice / caramels'),
  growing: list('lollipop bud / marshmallow sprout / sugar rose / meringue'),
  guests: list('small sugar mouse / gingerbread child / little sticky bear cub / jelly baby elephant'),
  darks: list('the liquorice mine / the dark chocolate cave / the oven that was never lit / the Treacle Tunnel'),
  fars: list(
    'the pink shine beyond the fudge fields / the glimmer on the ice-cream mountain / the silver spark behind the toffee hills',
  ),
  feasts: list('the Feast of Frosting / Sugar-Snow Night / the Toffee Fair / the Night of the Long Spoon'),
  locals: neighbours(
    'Mr Crisp = a gingerbread baker / Dolly Mint = a snail with a humbug shell / Nougat = a stout white mouse / Old Treacle = a bear who moved slowly / Fizz = a sherbet bee / Granny Snap = a biscuit with glasses / Pralina = a very proud hen',
  ),
  visits: bank(`
The jelly pond was in a good mood. If you jumped on it at this end, somebody went up at the other. {hero} jumped. Up went {newlocal}, <who had been having a nap>. "Higher," said {local}, with closed eyes.

{newlocal} was painting stripes on the candy canes. "Red," said {local}, "white. Red. White. I'd give a lot for a blue." {friend} found a blueberry. They made one blue one, just one, and stuck it at the very back. <If ever you find it, you may lick it once.>

They got stuck at {spot}. It was the toffee, and the sun was on it. The more they pulled, the longer it got. They pulled it so long that it made a rope, and with the rope they [got out|skipped], and after that they ate the rope.

At {spot} a gingerbread man was looking for his button. It was a red one. "Was it round?" asked {hero}. "It was." "Was it sweet?" asked {friend}, and went red too. "Very," said the gingerbread man. {friend} gave him a new one, <from the bag,> and it was a green one, and he liked it better.

A fizzy spring came out of the ground. {hero} put in one toe. Oh! It tickled right up to the ears. They sat down on the edge, all in a row with {newlocal}, and let their feet laugh.
  `),
  days: bank(`
The fudge fields lay in [squares|the sun]. Bees went over them with sticky feet. There was {smell} everywhere, & under it a bit of {smell}.

It was warm enough for the [chocolate to shine|roofs to drip], but not so warm that anybody's house got soft. <That has been known to happen.>
  `),
  nights: bank(`
Sugar came down in the dark, without a sound.

The ovens were out. They ticked a bit, and got cool.

The jelly pond lay quite still. There was a star in it.

All the lollipops were shut for the night.

The lemon-drop moon got thinner at one edge.
  `),
  beds: list('a marshmallow bed / a bed of candy floss / the cream-puff sofa / a biscuit boat full of cushions'),
  lights: list(
    'a lemon-drop moon / a row of sugar lamps / a star like a silver ball on a cake / the last glow of the oven',
  ),
};
