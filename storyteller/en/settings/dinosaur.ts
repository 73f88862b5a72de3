import { bank } from '../grammar.ts';
import { list, neighbours, type SettingPack } from '../pack.ts';

export const dinosaur: SettingPack = {
  name: 'the Valley of the Dinosaurs',
  full: 'the Valley of the Dinosaurs',
  where: 'in the dinosaur valley',
  openings: bank(`
{dawn}, in the valley of the dinosaurs, the old volcano [snored|blew one smoke ring|turned over in its sleep], [as it always did|far off|a round grey one], and [the ferns shook|a long neck rose out of the mist|everyone was awake]. [Thud, thud, went big feet|Pit-pat, went small feet|Somebody huge said "ahem"]. <Somebody small said sorry, and ran.>

{dawn}, long, long ago, [before there were spoons|before there were clocks|when the hills were still soft], [an egg rocked|something big yawned|a footprint filled with rain] in the valley of the dinosaurs. [The egg said tock|You could have put a cart in the yawn|Two dragonflies came to bathe], and [that was the start of the day|the sun came over the rim|that is where we begin].

{dawn}, [a long-neck|the tallest of the long-necks|an old long-neck] put her head [up through the mist|above the tree ferns|out of the trees], and [had a look at the day|ate the top off a tree|told the others what the weather was]. "[Fine|Sunny|Dry till noon]," she said, [in a voice like a bridge|so low that the stones hummed|with her mouth full], and the news went [down her neck|through the valley of the dinosaurs|from nest to nest].

{dawn}, the mud in the dinosaur valley was [warm|just right|as soft as cake]. [Somebody lay in it up to the nostrils|Three somebodies were in it already|It said blub], and [nobody was in a hurry|the steam went straight up|dragonflies went over like kites]. In those days [a morning lasted longer|mornings were bigger|everything was bigger, even breakfast].
  `),
  spots: list(
    "the giant footprint / the warm rock / the fern gate / the mud pool / the bone arch / the steaming spring / the long-neck's hill / the tall cycad / the old nest / the stone egg / the lava bench / the fallen tree fern",
  ),
  sounds: list(
    'something big that sneezed / the thud of slow feet / dragonflies as big as kites / the hot spring going blub / a long-neck humming / wind in the ferns / the volcano snoring',
  ),
  smells: list('warm mud / crushed fern / hot stone / rain on big leaves / a little smoke / ginger flowers'),
  treasures: list('amber bead / spiral shell / striped eggshell cup / bone flute / fern-leaf fan / shiny black stone'),
  stuff: list('logs / flat rocks / fern stalks / big leaves / stones'),
  built: list('bridge / lookout / nest / raft / slide'),
  snacks: list('fern tips / ginger roots / fat figs / pine nuts / water melons'),
  growing: list('spotted egg / giant fern curl / fire lily bud / stone-blue egg'),
  guests: list('baby triceratops / little lost long-neck / very small pterodactyl / hatchling with the shell still on'),
  darks: list('the lava tunnel / the bone cave / the valley of shadows / the gap under the falls'),
  fars: list('the white gleam at the end of the valley / the spark on the far rim / the shine beyond the ferns'),
  feasts: list('Hatching Night / the Big-Foot Dance / the Feast of Ferns / the Long Moon'),
  locals: neighbours(
    'Thud = a long-neck who could not whisper / Mrs Frill = a triceratops with a shawl / Skitter = a very fast small lizard / Old Scute = an armoured dinosaur / Pteri = a pterodactyl with post to deliver / Bumble = a dragonfly / Humphrey = a hatchling with big feet',
  ),
  visits: bank(`
They walked in the giant footprint. It had [five|three] toes and each was as big as a room. "This one's mine," said {friend}. {hero} took the one beside it. They hung up a leaf for a door and knocked at each other's toes, <till the owner came by and put in the other foot next to it, with great care>.

{newlocal} had a stiff neck. "It's a lot of neck," said {local}. They rubbed it, {hero} from the top and {friend} from the bottom. They met about [an hour|half a song] later, in the middle. "Ah," said {local}, and the ground hummed.

The hot spring went off at noon. Everyone knew it, and everyone came. One, two... Whoosh! Up it went, and up went {friend}, who had sat on it. "You can see my house from here," called {friend}, <and came down in the mud, which was kind>.

"Guess how many teeth I have," said {newlocal}. {hero} said ten. {friend} said a hundred. {local} opened wide. There was one. "I am very good to it," said {local}. They asked if it had a name. It had: it was called Peter.

A shadow went over, with wings. It was the post. "For you," it called, and let a leaf drop. On it stood: COME SOON. It was for somebody else, who lived at {spot}. They took it there, running. <It's not every day that one brings such a letter.>
  `),
  days: bank(`
Steam came up from the pools in [white ropes|soft puffs]. The ferns were as high as [houses|towers]. When the big ones walked, the puddles [shook in rings|trembled].

It was hot and green. Things buzzed. Everything smelled of {smell}, and now and then a bit of {smell} came over from the far side.
  `),
  nights: bank(`
The big ones lay down. The hills were a little higher now.

The volcano glowed, no more than a lamp with a cloth on it.

An egg rocked once in its nest, and was still.

Slow, slow, went a breath as big as a barn.

The mud pool said blub, very low.
  `),
  beds: list(
    "a nest lined with ferns / a bed of warm sand / the hollow in the long-neck's side / a leaf as big as a boat",
  ),
  lights: list(
    'the moon over the volcano / the red glow on the mountain / a swarm of fireflies / a star above the tree ferns',
  ),
};
