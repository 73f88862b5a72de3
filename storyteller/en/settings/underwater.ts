import { bank } from '../grammar.ts';
import { list, neighbours, type SettingPack } from '../pack.ts';

export const underwater: SettingPack = {
  name: 'the sea',
  full: 'the sea',
  where: 'under the sea',
  openings: bank(`
{dawn}, a [beam of light|long gold beam|ray of sun] came down [through the green water|into the sea|past all the fish] and [put one finger on the sand|lit the coral|stood there like a ladder]. [The sea anemones opened|A clam yawned|Ten small fish swam into it, and out again], [pink and orange|and shut again, for it was early|just to feel it].

{dawn}, [the kelp bowed to the left|the reef began to hum|the sand stretched itself] under the sea, [and then to the right|in the green half-light|and a thousand small feet felt it], and [a crab came out of its door|a bubble went up with news for the sky|somebody blew the conch]. Down there [nothing is ever quite still|everything sways a little|mornings come from above].

{dawn}, the old ship's bell [rang once|went dong|gave a clang], down on the sea bed where [the ship had lain|the masts leaned|the anchor slept] for [a hundred years|longer than a turtle can remember]. [A current had bumped it|A small fish had bumped it|No one was ringing it]. "[Good morning|I'm up, I'm up]," said [a voice behind the coral|somebody in a shell].

{dawn}, [the tide turned over in its bed|the water was as clear as a window|the sea was in a good mood]. You could see [all the way to the wreck|every grain of sand|the underside of the waves]. [Silver fish went by in one big piece|Somebody was combing the sea grass|A turtle rowed past with a yawn], and [then it was day|the day had begun|so it began].
  `),
  spots: list(
    "the coral arch / the sunken anchor / the big blue clam / the seaweed swing / the old ship's bell / the sand ripples / the sponge bench / the kelp gate / the starfish wall / the bottle on the sea bed / the leaning mast / the shell heap",
  ),
  sounds: list(
    'a whale humming far away / bubbles going up / the tick of shrimps / sand sliding over sand / the old bell when the current rocked it / the waves a long way overhead / a crab counting',
  ),
  smells: list('salt / seaweed after a storm / cool stones / the inside of shells / something blue'),
  treasures: list(
    "pearl lamp / conch horn / silver fish hook, quite blunt / glass marble / mother-of-pearl comb / little ship's bell",
  ),
  stuff: list('shells / flat stones / bits of driftwood / strands of kelp / sponges'),
  built: list('bridge / sand castle / grotto / stage of shells / slide'),
  snacks: list('sea grapes / kelp crisps / salt biscuits / seaweed rolls / sugar shells'),
  growing: list('sea rose bud / closed clam / pearl / coral bud'),
  guests: list('baby seahorse / little lost ray / small shy octopus / young seal / very young crab'),
  darks: list('the deep trench / the belly of the old wreck / the black grotto / the cave under the reef'),
  fars: list('the glow beyond the reef / the lights of the deep / the gleam beyond the last wreck'),
  feasts: list('the Pearl Feast / High Tide Night / the Lantern-Fish Ball / the Moon Tide'),
  locals: neighbours(
    'Captain Nip = a crab with one big claw / Mrs Fathom = a turtle as old as the reef / Inkling = a small octopus with eight ideas / Pins = a sea urchin / Silver = a fish who was never alone / Old Brim = a clam who spoke once a day / Wobble = a jellyfish',
  ),
  visits: bank(`
{newlocal} was moving house. The old shell pinched, & the new one was [a teacup|too big]. "Does it suit me?" asked {local}. They swam round it twice. "From behind it does," said {friend}. <It had a very pretty handle.>

By {spot} they found a bottle, and in the bottle was a letter. It was in [a language of blots|ink that had run]. {hero} read it out all the same: "Dear sea, how are you? I'm well." {friend} thought they should answer. So they put in [a pearl|a shell] and let it go up.

A current came, the fast one. They held hands & let it take them. Whoosh! They went past {spot} and {spot}, past somebody's washing and somebody's aunt. Then it put them down on soft sand, the right way up. "Again," said {friend}, <when the bubbles had cleared>.

{newlocal} was giving a concert, with no one there. They sat down. It was a song about water, and it had forty verses, and all of them were alike, like waves. By the twelfth they were [swaying|singing along]. {local} went quite [pink|silver] with pleasure.

Something very large went over. It was like a roof with a tail. It took as long as a song takes. They held their breath, and {hero} waved, & an eye as big as a plate looked down, and closed, and opened. "It winked," said {hero}. "At me," said {friend}. "At us," said {hero}.
  `),
  days: bank(`
Bubbles [went up like beads|rose in strings]. {hero} popped one, and it smelled of {smell}. <Some say that in each bubble there is a word that somebody did not say.>

The light came down in [ropes|soft folds], and everything it touched went gold and then green. Fish went in & out of it, like [children through a sprinkler|needles].
  `),
  nights: bank(`
Up above, the waves went dark. Down below, it was as calm as milk.

One lantern fish went by, and then one more.

The kelp leaned to the left. It leaned to the right. It leaned to the left.

A whale sang one low note. It went round the world and came back.

The clams were shut. The sand was smooth.
  `),
  lacks:
    /\b(wind|breeze|gust|birds?|rain\w*|puddles?|butterfly|bees?|kite|bat|dust|dew|sparrows?|clouds?|moths?|spiders?|grass|leaf|leaves|steam|poured|fire|hay|worm|goose|straw|hen|hens|balloon|hair|drops?|flew|sail\w*|smoke|feather|chimney|candles?|kettle|blew|drink|milk|tea|towel|soup|washing|bug|fireflies|firefly|ducks?|frogs?|swim\w*|splash|boats?|bath|wet|dry|dived?)\b/i,
  beds: list('a bed of soft sponge / a shell with a silk lining / the hammock in the kelp / a nest of sea grass'),
  lights: list('a lantern fish / the wobbling moon far above / a string of jellyfish / the glow of the coral'),
};
