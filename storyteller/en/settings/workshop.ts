import { bank } from '../grammar.ts';
import { list, neighbours, type SettingPack } from '../pack.ts';

export const workshop: SettingPack = {
  name: 'the workshop',
  full: 'the workshop',
  where: 'in the workshop',
  openings: bank(`
{dawn}, [forty clocks|thirty-nine clocks|all the clocks] in the workshop [struck|rang|went off], [nearly together|one after another|each in its own opinion]. [The cuckoo came last|Then came the late one|One struck nine, out of spite], [out of breath|as always|"Sorry," it said], and [the stove opened its red eye|dust got up off the bench and danced|somebody in a drawer sat up].

{dawn}, [a half-made horse dreamed of its legs|a drum without a skin looked round|the wood shavings lay in curls, like a sleeping lamb] in the workshop. [From the tool wall came a yawn|The glue pot gave a plop|The light came in by the skylight and tried all the tools]. "[Ready|Awake|Everybody there]?" asked the ruler. There, [everything is just about to be something|things are mended that others throw away|nothing is ever thrown away].

{dawn}, something [went boing|fell off a shelf|rolled the whole length of the bench] in the workshop. [It was a spring|It was a cotton reel|It was the smallest of the cog wheels], and [it had got away|it wanted to see the world|it did not stop until it came to the door]. [Three tin soldiers saluted|"Catch it," said the clock|The button jar laughed in all its colours], and so [the day began|everybody was awake|work could start].

{dawn}, it was [warm|still dark|quiet] in the workshop, and it smelled of [sawdust and tea|glue and cinnamon|pencils]. [The lamp over the bench came on|Somebody lit the stove|The bell over the door rang], [with a small hum|crackle, crackle|though nobody came in], and all the things that were [broken|waiting|nearly done] [turned their heads|hoped it would be their turn|looked up].
  `),
  spots: list(
    'the long bench / the tool wall / the glue pot / the shaving heap / the music-box shelf / the paint shelf / the vice / the big drawer / the clock corner / the stove / the button jar / the half-made horse',
  ),
  sounds: list(
    'a plane on wood / forty clocks nearly together / a spring going boing / the stove clicking / a tiny hammer / a music box with a tooth missing / the bell over the door',
  ),
  smells: list('sawdust / glue and varnish / oil / warm tin / fresh paint / pencils'),
  treasures: list('clockwork bird / wooden top / brass key / music box / tin drum / painted yo-yo'),
  stuff: list('wooden blocks / cog wheels / cotton reels / offcuts / matchboxes'),
  built: list('marble run / crane / tower / cart / toy theatre'),
  snacks: list('butter biscuits / apple rings / jam tarts / nuts / cinnamon toast'),
  growing: list('clock that had not struck yet / paper flower in a glass / bean in a tin / wooden egg'),
  guests: list('wind-up mouse / small lost marble / teddy with one ear / little tin duck / moth child'),
  darks: list('the drawer that does not open / the space behind the stove / the coal cellar / the box room'),
  fars: list('the glow on the top shelf / the light under the last door / the glint behind the stove'),
  feasts: list('Mending Night / the Toy Parade / the Ball of the Clocks / the Last Lick of Paint'),
  locals: neighbours(
    'Mr Tenon = a mouse with a pencil behind his ear / Cog = a clockwork beetle / Aunt Bobbin = a spider who did the sewing / Sprocket = a tin soldier / Old Glue = a tortoise with things stuck to him / Miss Chime = a music-box dancer / Nib = a cricket who kept the books',
  ),
  visits: bank(`
A music box had stopped. It had a tooth missing & it was ashamed to play. {newlocal} took it apart and {hero} held the bits. {friend} lost one, <but only for a minute>. Then it played again. There was a hole in the tune, just there, and they sang the note that was missing.

{newlocal} was measuring the bench with a very short pencil. "Forty-one pencils," said {local}, "and a bit. It was forty yesterday." "Perhaps the bench has grown," said {friend}. "Or the pencil got shorter," said {hero}. {local} looked at the pencil & was too proud to answer.

They rode on a cart that had been meant for something else. It ran down the long bench, past {spot}, round the glue pot and off the end. There was a heap of shavings for that. {friend} came up with curls. "It suits you," said {hero}.

Someone had brought in a clock that ran backwards. {newlocal} was to mend it. "Wait," said {hero}. They all sat down in front of it for a bit, to get younger. They got about ten minutes younger, and so they had them over again, and spent them on {snacks}.

The button jar fell over. There were [nine hundred|a thousand] of them, in all colours. They sorted them by size, and then by colour. {friend} wanted to sort them by who was friends with whom. It took longer, but it was by far the best way, and none was left over.
  `),
  days: bank(`
Curls of wood fell from the plane like [hair at the barber's|ribbons]. {hero} hung one on each ear. It all smelled of {smell}, and from somewhere came {sound}.

Sun came in by the skylight and lay on the bench in a square. As the day went on, the square moved along, and whatever it touched [shone|looked finished].
  `),
  nights: bank(`
The tools hung on the wall. Each one had its place and its shadow.

The clocks said tick to one another, lower and lower.

Ash settled in the stove, and the red eye closed.

A spring gave one last small boing.

The half-made horse stood there in the dark. Tomorrow it'd have legs.
  `),
  lacks: /\b(puddles?|hedge|moss|nettles|frogs?|meadow|snow)\b/i,
  beds: list(
    'a drawer full of wool / a matchbox with a velvet lining / a bed of soft shavings / the cushion by the stove',
  ),
  lights: list(
    'the lamp over the bench / the red crack in the stove door / the moon in the skylight / the small brass night lamp',
  ),
};
