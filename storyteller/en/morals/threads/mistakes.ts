import { bank } from '../../grammar.ts';

export const mistakes = bank(`
{hero} mixed up [left and right|two and three]. It was only once. But they ended up [in the nettles|back at the start], and all because of {hero}. "I can't do anything right," said {hero}. <{friend} was picking nettles out of one sock and said nothing yet.>

"Look where we are," said {friend}. They stood on a rise they'd never been on. You could see all of {place} from there<, with the day going down on it>. "If you'd gone right," said {friend}, "we should have missed it." {hero} looked. "I will go right tomorrow," said {hero}. "Then we'll have seen both." And {hero} drew the rise on the map, with a small L.

On the map by the bed was a small L, with a ring round it.

{hero} painted a sign for them. It said WELCOM. There was no room for the E. {hero} wanted to tear it up. "I've spoiled it," said {hero}, and kicked the pot. Now there was paint on [everything|{spot}] too.

{hero} looked at the sign once more. The light was low. The gap was still there. {hero} fetched a brush. "I could turn the blot into a bird," said {hero}. "Then it can carry the E." It took three tries. The first bird looked like a shoe. The third one flew. Now everyone who came by stopped to look at the bird.

Even in the dark the bird on the sign held its E quite tight.

{hero} forgot the [lid|bag]. It stood on the step at home, and they were out here. "It was my job," said {hero}. "I wrote it on my hand, and then I washed." {hero} walked behind the others & would not be talked to.

"I forgot the bag," said {hero}, "so I've made one." It was made from a scarf and two knots. {hero} had thought about it the whole way. One of the knots was bad. {hero} did it over. And over again. It held. "It's better than the bag," said {friend}. "The bag never had a tail." "It's so that I don't forget it," said {hero}.

The bag with the tail hung on the door. There was already something in it for tomorrow.

{hero} was to bring sugar, and brought salt. Nobody knew until the first bite. They all made the same face, one after the other, like a row of shutters. "It was me," said {hero's} ears, quite plainly, for they had gone red. <{hero} got behind a chair.>

The salty cakes lay there in a heap. {hero} came out from behind the chair. "What likes salt?" asked {hero}. "Goats," said {friend}. They carried the whole heap to the goats. The goats had never had cakes. They ate them with closed eyes, and then they ate the paper, and one of them gave {hero} a kiss.

Somewhere two goats lay side by side and dreamed of cake.

{hero} cut {friend's} hair. It was meant to be a surprise, and it was. There was a good deal less on the left. "Is it nice?" asked {friend}, who could not see it. "It's... airy," said {hero}, and hid the scissors.

In a dark window {friend} saw it. "Oh," said {friend}, and felt the left side. "I went wrong there," said {hero}, "and then I went on." {friend} did not speak for quite some time. Then {friend} found a ribbon, and then a second one. "Now you sit down," said {friend}. "It's my turn." They looked like two of a kind.

On the pillow lay two heads, both a bit shorter on the left.

{hero} sent a letter and wrote the wrong name on it. It went to {newneighbour}, who had never had one. {neighbour} ran about and showed it to everybody. "It says 'Come to tea'!" <There was no tea. It had been meant for someone else.> {hero} opened and shut {hero.his} mouth.

"I'll have to tell," said {hero}. There stood {neighbour}, washed and combed, with a flower in a buttonhole. {hero} looked at the flower. "I made a muddle with the name," said {hero}, "and I'm so glad. Do you take milk?" They had tea on an old box, all three, and ate the wrong cake with the right forks.

A letter was pinned up over a bed. It had been read so often that it was soft.

{hero} knitted a sock, and forgot to stop. It had no heel. It only went on. "It's for a snake," somebody said. {hero} stuffed the whole of it behind the cushion. <It took a lot of cushion to hide it.>

The pipe in the corner had the shivers, and the window had a draught. {hero} thought of something. {hero} pulled the sock out from behind the cushion, and pulled, and pulled. It went along under the whole window and round the pipe, and there it lay, warm and striped. "Did you mean it for that?" asked {friend}. "I do now," said {hero}.

The draught came to the window, met the sock, and went home.

Crack! It was the blue bowl. {hero} looked at one half, and then at the other. There was no one about. {hero} put the two halves back on the shelf, close together, and walked away on stiff legs. From far off you could hardly see it. <From close by you could see nothing else.>

"It was me who broke the bowl," said {hero}. It was out. {newneighbour} took down the halves. "I broke it as well," said {neighbour}, "when I was your size. Do you see the old line?" There it was, thin as a hair, with gold in it. They mixed the glue and made a second line. The two of them met in the middle.

The bowl stood in the moonlight, with one gold line and one that was still wet.

{hero} planted the bulbs upside down, all forty of them. "The green bit goes up," said {friend}. {hero} had patted each one so nicely, too. {hero} threw the spade, and it hit a bucket. <The bucket had not done anything.>

They dug until their backs ached. They found nineteen, and turned them. They could not find the rest. "Will they come out at the bottom?" asked {hero}. {newneighbour} laughed. "They know which way is up," said {neighbour}. "They'll turn round, like you did in your bed when you were small. It only takes them a bit longer."

Down in the dark, very slowly, twenty-one small things were turning round.

"It's this way!" said {hero} in a big voice. And {hero} led everyone round in a ring. They came out at {spot}, where they had begun. "I knew it," said somebody. {hero} wished for a hole to get into, but there was not even that.

"I don't know the way," said {hero}. It felt like putting down a heavy bag. "Nor do I," said {friend}. "Nor do I," said someone else, and then it turned out that not one of them knew. So they asked a snail, who did. The snail went ahead. It was not a fast way, but it was right the whole time.

The snail had got home. It had been there since it started.
`);
