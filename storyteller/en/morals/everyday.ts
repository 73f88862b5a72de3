import { bank } from '../grammar.ts';

/** What parents often ask for in their own words, with a thread of its own (see threads.ts). */
export const everyday: readonly (readonly [RegExp, string[]])[] = [
  [
    /\b(bed ?time|go(ing)? to (bed|sleep)|fall(ing)? asleep|sleep(ing)? (alone|well|in)|nap|tired)\b/i,
    bank(`
"I am never tired," said {hero}. "I don't even know how it's done." {hero} yawned. "That was [a song|my jaw, practising]," said {hero}. <{friend} yawned too, to be company.>

"Let's try how it goes," said {friend}, "only for fun. First the toes." They told their toes that the day was over. Then they told their knees. {hero} got as far as the elbows. "It's rather nice," said {hero}. "Who's next?" "The ears," said {friend}. "They're always last."

{hero} said good night to ten toes, and got as far as seven.
`),
  ],
  [
    /\b(new (baby|brother|sister|sibling)|sibling|big (brother|sister)|little (brother|sister)|baby (brother|sister)|jealous)/i,
    bank(`
{newneighbour} had a new little one, and everybody bent over the basket. "Oh!" they said, and "Ah!" Nobody saw that {hero} could stand on one leg. {hero} stood on it for a long while. <Then {hero} stood on the other.>

The little one in the basket was crying. Rocking had not helped, and singing had not. {hero} looked over the edge and stuck out one finger. The little one took hold of it. It stopped, with its mouth still open. "It knows you," said {neighbour}. "It does not do that for anyone." {hero} stood on one leg then, and the little one watched, and watched, and laughed.

One finger was still warm, all the way round, where someone had held it.
`),
  ],
  [
    /\b(first day|start(ing)? school|new school|kindergarten|preschool|daycare|nursery|new class|new teacher)\b/i,
    bank(`
They came by a door with many pegs, and one of the pegs was empty. "Are you the new one?" somebody asked. {hero} looked at the floor. All the others knew where to sit. <They even knew when to laugh.> "I'm only passing," said {hero}.

They came past the door once more, and the peg was still empty. {hero} breathed in. "I'm the new one," said {hero}. "Good," said a small voice. "I was the new one yesterday. I'll show you where the [cups|paints] are." It did not take long. And when the next one looked round the door, {hero} moved over. "There's room here," said {hero}.

There was a peg with a name above it, and it said {hero}.
`),
  ],
  [
    /\b(mov(e|ing) (house|home|away|to)|new (house|home|town|city|country|neighbou?rhood)|moving)\b/i,
    bank(`
{newneighbour} was packing. A whole house stood about in boxes. "What if the new one does not know me?" said {neighbour}. {hero} did not know what to say. <{hero} looked at the pale spot where the clock had been.>

"Which is the box with your cup?" asked {hero}. They found it at the very bottom. They carried it ahead of all the others, {hero} and {friend} and {neighbour}, and set the cup on the new sill, with a bit of green in it. The room was big and bare. It looked at the cup. "There," said {hero}. "Now it knows something about you." {neighbour} sat down on the floor and tried out a laugh. It sounded just like at home.

In a new window stood a cup with a bit of green in it.
`),
  ],
  [
    /\b(brush\w*|teeth|tooth|wash(ing)? (hands|up)|bath ?time|hygiene|clean hands|shower)\b/i,
    bank(`
"I've done my teeth," said {hero}. "All of them?" asked {friend}. "The ones in front," said {hero}, and shut that mouth quite fast. <One of the teeth at the back had jam on it, and kept it for later.>

There was a tin cup, and in it were two brushes, a red one and a blue. "Up go the mice," sang {friend}, "and down go the mice, and round the corner they look for rice." {hero} did it along. The mice went to the very back, where it's dark. They found the jam. "That's the lot," said {hero}, with a mouth full of foam, and smiled, and one could see every one of them.

The two brushes leaned together in the cup. They smelled of mint.
`),
  ],
  [
    /\b(the dark|afraid of dark|scared of (the )?dark|night ?light|monsters?|nightmares?|bad dreams?)\b/i,
    bank(`
There was a coat on a nail, and behind the coat it was dark. "Something's standing there," said {hero}. "It's a coat," said {friend}. "Yes," said {hero}, "but who's in it?" <They went round it in a very wide bow.>

It was dark now behind the coat and in front of it too. {hero} took {friend's} hand. "Good evening," said {hero}, in a voice like a thread. The coat said nothing. {hero} felt for a sleeve. It was soft, and quite empty, and smelled of {smell}. {hero} put the whole coat on. "Now I'm in it," said {hero}, and the voice was as wide as ever. "It's lovely and warm in the dark."

The coat hung over the chair. {hero} knew who was in it. Nobody was, till tomorrow.
`),
  ],
  [
    /\b(sorry|apolog\w*|make up|making up|forgiv\w*|hurt(ing)? (someone|a friend|feelings))\b/i,
    bank(`
{hero} ran, and did not look, and ran right through what {friend} had drawn on the ground. "You were in the way," said {hero}. {friend} said nothing. <There was half a ship left, and a footprint where the sea had been.>

{hero} looked at the half a ship. The word was small. It lay right at the front of the mouth & would not come out. {hero} tried it without a voice. {hero} tried it once more. "Sorry," said {hero}. "I was the one who was in the way." {friend} thought about it. Then {friend} held out the chalk. "You do the waves," said {friend}. And where the footprint was they made an island.

On the ground outside lay a ship, beside an island like a foot.
`),
  ],
  [
    /\b(new foods?|try(ing)? (new )?food|vegetables?|picky|eat(ing)? (well|healthy|greens)|broccoli|healthy)\b/i,
    bank(`
{newneighbour} held out a spoon. There was something green on it. "No, thank you," said {hero}, "I know that I don't like it." "Have you had it before?" "No," said {hero}. "That's how I know." <{friend} had some, and made a face that could have meant anything.>

The pot was on the table, and it steamed. {hero} smelled at it, from far off. {hero} smelled at it from near. "Only the tip of the tongue," said {hero}. The tip of the tongue went out, and came in, and told the others. "Hm," said {hero}. There was a whole spoon after that. "It tastes like rain," said {hero}, "on a garden." "Is that good?" asked {friend}. {hero} was already scraping the bowl.

A spoon lay in an empty bowl. It was still a little bit green.
`),
  ],
  [
    /\b(los(e|ing)|winning|good sport|sportsmanship|competit\w*|being first)\b/i,
    bank(`
They ran a race to {spot}, and {friend} was there first. "That doesn't count," said {hero}. "My shoe was [asleep|thinking]." They ran again, and {friend} was first again. {hero} sat down with {hero.his} back to the winner. <It's hard to see anything from there.>

"Once more?" asked {friend}. {hero} turned round. They ran, and {hero's} legs did what they could. {friend} got there first, by a nose. {hero} stood there and panted. Then {hero} took {friend's} arm and held it up high. "Here's the fastest one in all {place}!" called {hero}, and it was fun to shout it. "And who ran next to me the whole way?" said {friend}. And up went {hero's} arm too.

In bed their legs were still running a little. Nobody was ahead.
`),
  ],
  [
    /\b(miss(ing)? (some|grand|mom|mum|dad|mommy|daddy|a |my |our |you)|far away|long distance|goodbyes?|saying goodbye|homesick)/i,
    bank(`
{hero} had a letter to somebody far away, and it was quite empty. "What shall I put?" said {hero}. "Say that you miss them," said {friend}. {hero} wrote an M, and looked at it. <It was such a small M, for so long a way.> The letter went back in the bag.

{hero} took the letter out again. "I know what," said {hero}. They laid a leaf in it, and a hair of {friend's}. They put in a crumb of lunch. {hero} held it up open for a bit, so that some of the evening went in. Then {hero} wrote: "This is what it was like today. You were in it." {hero} shut it fast, before it could get out.

Far away somebody looked at the same moon. It was nearly the same pillow, too.
`),
  ],
];
