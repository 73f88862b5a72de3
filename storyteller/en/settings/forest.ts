import { bank } from '../grammar.ts';
import { list, neighbours, type SettingPack } from '../pack.ts';

export const forest: SettingPack = {
  name: 'the forest',
  full: 'the forest',
  where: 'in the forest',
  openings: bank(`
{dawn}, the forest [shook the mist out of its hair|let the first light in|put on its green]. [A drop|A leaf|A cone] fell [from the oak|from a fir|off the tallest pine] and [landed on a mushroom|woke a beetle|rolled all the way to the brook]. [The mushroom said nothing.|"Excuse me," said the leaf below.|Nobody complained.] <It happened every day about that time.>

[Deep|Far|A good way] in the forest, where [the moss is thickest|the path gives up|the ferns grow higher than your hat], [a round door|a green door|a very small door] stood [open|ajar|wide open]. {dawn}, [a smell of toast|a smell of warm acorns|a song] came out of it & went for a walk among the trees.

{dawn}, [the woodpecker knocked|a jay called out the news|the cuckoo counted to four]. [Knock, knock, knock!|"Up, up, up!"|Then it lost count.] All through the forest [sleepy heads came out of holes|doors opened, low down and high up|somebody put on a kettle]. The light fell in [stripes|long gold sticks], and one could step from one to the next.

{dawn}, the forest was [so quiet|as still as a held breath|very nearly quiet], [except for|apart from|but for] [the brook|one bee|a squirrel who was looking for something]. [The trees stood about|The pines stood in rows|Every tree had its shadow on the same side], [like people waiting for a train|as if someone was about to speak|with their feet in the mist].
  `),
  spots: list(
    'the hollow log / the mossy stone / the old oak / the stepping stones / the fern bank / the crooked pine / the badger gate / the fallen birch / the bramble arch / the spring / the owl post / the ring of toadstools',
  ),
  sounds: list(
    'a woodpecker at work / the wind in the pine tops / a brook talking to itself / a cone coming down from branch to branch / the creak of two trees that lean on each other / a dove calling over and over / leaves turning over',
  ),
  smells: list("pine and warm bark / wet moss / mushrooms / wild garlic / last year's leaves / resin / blackberries"),
  treasures: list('acorn lantern / bark boat / blue feather / wooden whistle / hazel crown / snail-shell bell'),
  stuff: list('sticks / fir cones / logs / strips of bark / branches'),
  built: list('bridge / tree house / den / raft / swing'),
  snacks: list('blackberries / hazelnuts / beechnuts / wild strawberries / acorn cakes'),
  growing: list('moonflower bud / fern curl / silver mushroom / orchid bud'),
  guests: list('baby hedgehog / little fawn / small grey dormouse / young badger / lost wood mouse'),
  darks: list('the hollow hill / the black thicket / the fox tunnel / the Dark Dell'),
  fars: list('the blue light between the pines / the shine behind the last hill / the spark on the far ridge'),
  feasts: list('Lantern Night / the Acorn Feast / the Night of Leaves / the Mushroom Moon'),
  locals: neighbours(
    'Moss = an old snail / Mrs Bristle = a hedgehog with an apron / Burr = a woodpecker in a red cap / Old Root = a toad as brown as the ground / Tattle = a jay who knew all the news / Digby Mole = a mole with two pairs of glasses / Miss Thrum = a bumblebee',
  ),
  visits: bank(`
At {spot} they met {newlocal}, who was sweeping the path. "All these leaves," said {local}, "and every one wants to be the last." {hero} held the [bag|sack] & {friend} jumped on the heap. <It had to be swept again after that.> Nobody minded, least of all the leaves.

The brook was in their way. There were seven stones, and the fifth one was [a frog|loose]. They found that out at the fifth. Splash! {friend} came up with [weed on one ear|a very small fish in one pocket]. "It's warm," said {friend}, <with blue lips>.

Two old trees had grown so close that they [creaked when they talked|leaned on each other]. {hero} put an ear against the bark. "What are they saying?" asked {friend}. "They are talking about [the winter|before]," said {hero}. "The big one [tells it wrong|remembers it differently]."

{newlocal} came rustling out of the ferns with a mushroom for a hat. "It's not a hat," said {local}. "It's my roof. I am moving." They walked along for a bit, on both sides, in case it rained. It didn't, but the roof was very glad of the company.

They came to {spot}, where the spiders hang out their washing. Each web had a hundred drops in it. {hero} looked through one. There was the forest, upside down. {friend} looked through the next one, and there it was again, <only smaller>. They ducked underneath, so as not to break a single thread.
  `),
  days: bank(`
High up, the leaves [let go of the light a bit at a time|played with the sun]. Down below it lay about in coins. {hero} stepped on [every one|as many as there were]. <One was a real snail, and had to be gone round.>

The forest had its own smell, of {smell}. {friend} said that you could [find your way by it|eat it with a spoon]. From somewhere came {sound}.
  `),
  nights: bank(`
The trees stood close. They held up the dark with their branches.

An owl asked who. Nobody needed to say.

In the moss, small feet came home.

The brook went on, low and round, like someone telling a story to itself.

A leaf let go. It came down without a sound.
  `),
  beds: list(
    'a nest of dry leaves / a bed of moss and feathers / the hollow under the oak / a hammock between two birches',
  ),
  lights: list(
    'the moon between the branches / a ring of glow-worms / one star on the tip of a pine / the pale bark of the birches',
  ),
};
