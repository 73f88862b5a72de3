import { bank } from '../../grammar.ts';

export const respect = bank(`
{newneighbour} was telling something, and it was long. "Yes, yes," said {hero}, and looked past, at {spot}. {neighbour} told it a bit faster. Then {neighbour} left off in the middle. "You are in a hurry," said {neighbour}. <They were. But now nobody knew how it came out.>

"How did it come out?" asked {hero}. {neighbour} looked up. "What?" "What you told us. I wasn't listening properly. I'd like to now." {neighbour} began again from the start. {hero} sat down for it. It was about a winter, a long time ago, and a door. When it was over, nobody spoke. You could still hear the door.

In {hero's} head a door opened, in a winter long ago. It was warm in there.

There was a sign: PLEASE GO ROUND. "It's only a bit of ground," said {hero}, and went across. Squish. There were tiny green tips all over. Some of them lay flat now. {friend} had gone round. It had taken {friend} no longer than eleven steps.

{hero} went back to the bit of ground. {hero} knelt down at the edge. One by one, with a fingertip, {hero} set the green ones up again. It was almost dark when {newneighbour} came along with a can. "Those are mine," said {neighbour}. "I know," said {hero}. "I'm sorry. I'll go round." They watered them. They went round together, eleven steps.

Out in the dark, the green tips stood straight up.

{friend} wanted to be alone for a while. "Why?" said {hero}. "I'll come too. I will be quiet." {hero} came too. {hero} was quiet for as long as it takes to say so. <{friend} went further off, and {hero} went further after.>

"Would you like to be by yourself for a bit?" asked {hero}. {friend} nodded. So {hero} sat down by {spot}. {hero} did not call. {hero} did not whistle. It was harder than it sounds. After some time there was a step. "Now I would like you there," said {friend}. They sat so that their elbows touched.

Between their two pillows was a small space. Sometimes a hand came over it.

"What a funny voice," said {hero}, and did it after. {newneighbour} closed the mouth it came from. {hero} had only meant it for a joke. <But jokes have a front and a back, and {neighbour} had got the back of it.>

{hero} went and stood before {neighbour}'s door. The song in there had stopped. "I did your voice," said {hero}, "and I did it wrong. It goes down at the end, like stairs. I couldn't get it to do that." There was a silence. "You breathe here," said {neighbour}, and patted a round tummy. {hero} breathed there. It went down the first two stairs.

A song came in at the window, and went down at the end, like stairs.

The rule was to take off your shoes. {hero} had good shoes, new ones, and wanted them to be seen. Clack, clack, over the pale floor. {newneighbour} came behind with a cloth, and wiped up each clack. <It took {neighbour} till noon.>

{hero} looked back at the floor. It was pale and even, like milk. There on the mat stood all the others' shoes, in twos. {hero} sat down and pulled off the new ones. You could feel it through the socks. The wood was warm, and as smooth as an ear. "I never knew it was so nice down here," said {hero}. "Polish is my trade," said {neighbour}.

On the mat with all the rest stood one pair of very new shoes.

There was a nap going on behind the curtain. "Shh," said the sign. {hero} could not see why anyone should nap by day. {hero} read the sign aloud, to everybody. The curtain groaned. <Somebody back there had been up all night, to keep the lamps lit.>

They came by the curtain once more, and {hero} put a finger to {hero.his} lips. They took off their boots. They carried the bucket so that it should not clank. It is fun to be so quiet. A floorboard was going to creak, and {hero} looked at it, and it thought better of it. Behind the curtain somebody slept on, and smiled at something.

Outside, someone went round with a long pole and lit the lamps. They had slept well.

"Give that here," said {hero}, and took the bead out of {friend's} hand. {friend} had only just found it. The hand stayed open a bit, as if the bead might come back. "I just want to see it," said {hero}. <It was less pretty when one had it.>

"I took that," said {hero}. "I should have asked." {hero} held it out, on a flat palm. {friend} did not take it yet. "Ask now," said {friend}. {hero} thought how it went. "May I please see your bead?" "Yes," said {friend}. They looked at it together up against the last of the light. There was a whole small room in it, all gold.

The bead lay on {friend's} side. The light went in, and stayed for a while.

{newneighbour} moved a chess piece once in an hour. "You're so slow," said {hero}, and pushed the horse to where it looked nice. {neighbour} took off both glasses. The game had been going since autumn. <It was against a cousin, far away, and they did it by letter.>

{hero} could not forget those glasses. "Where did the horse stand?" {hero} asked. "I'd like to put it back. And I'd like to know why it can't go straight." {neighbour} pulled up a second chair. It jumps, you see, two and then one. It had come all that way across since autumn, hop by hop. {hero} did not touch a thing, and it got dark before either of them noticed.

The horse stood still on its square. It had a whole night to think.

"Me first!" said {hero}, and went in at the door under three elbows. Inside there was nobody to say hello to. They were all still at the door, being let in. <There were old ones among them, with sticks, who had been there since before breakfast.>

The next door was a heavy one. {hero} got there first, as always. This time {hero} put {hero.his} back against it, and held it. In they came, one and then another. "Thank you, dear." "How kind." Someone gave {hero} a peppermint and someone else a pat. "Aren't you coming in?" asked the last. {hero} had nearly forgotten that that was a thing one could do.

It smelled of peppermint. The door was closed, and everyone was inside.

It said: THIS HOUSE IS ASLEEP. There was a shell on the path, and {hero} picked it up to take along. In it were two eyes. "Do you mind?" it said. "I live here." {hero} dropped it. <It's not a nice thing, to be dropped when you are at home.>

The shell was still lying on its side. {hero} knelt. "Is anyone in?" asked {hero}, and knocked, with one nail. The eyes came out a bit. "How would you like to be?" asked {hero}. "The right way up," it said, "with a view." {hero} set it down on {spot}, softly, and turned it a little to the left, until it said when.

A small house stood in the moonlight, with a view, the right way up.
`);
