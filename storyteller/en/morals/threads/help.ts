import { bank } from '../../grammar.ts';

export const help = bank(`
{newneighbour} was pulling at a [cart|sack] that would not move. "Good day!" called {hero}, in passing. <They were in such a hurry.> When {hero} looked back, {neighbour} was still pulling. {hero} looked back again at the next bend. Then the bend was in the way.

"We must go back," said {hero}. "It's late," said {friend}. "I know." They went back. {neighbour} sat beside the [cart|load] with an empty look. {hero} did not say much. {hero} took the left side, and {friend} took the right. One, two, and it rolled. It had only wanted [two more|a push]. It had only ever wanted that.

Far off one could hear small wheels going home.

"I can do it alone," said {hero}. The knot was tight. {hero} pulled, and it got tighter. {friend} held out a hand. "Alone," said {hero}. {friend} put the hand away. <By noon there were three knots.>

{hero} looked at the knots. There were [five|six] of them by now. "Could you," said {hero}, and stopped. It was hard to say. It was four small words and they stuck. "Could you help me?" {friend} had been waiting for that since morning. {friend} put a finger there, and {hero} pulled here. It came undone like a bow.

The string hung over the chair, quite smooth, without a knot.

A bird's egg lay [on the path|under the wall], still warm. "Somebody should put it back," said {hero}. "Somebody should," said {friend}. They went on. They talked about other things. Both of them thought about the egg.

"Nobody has put it back," said {hero}. There lay the egg. "Then we're somebody," said {friend}. {hero} climbed onto {friend's} back, and stretched, and stretched a little more. The egg was not very warm any more. But the mother bird had not gone far. She looked at them sideways, and sat down on it, and shook herself once.

High up in the dark a bird moved over to one side. She had made room.

There was washing-up as high as {hero's} chin. "We'd better go out by the back door," said {hero}. They tiptoed past it. In came {newneighbour} & looked at the heap. Up went both sleeves. <There was only one cloth, and it was wet.>

Through the window they saw {neighbour}, with soap up to both elbows. There was still so much left. {hero} took a dry cloth from the line. {friend} took the spoons. {neighbour} washed, and {hero} dried, and {friend} put things where they might belong. They sang, and one plate got broken, but nobody had liked it.

Every cup hung on its hook. One of them was still dripping, very slowly.

A small one could not do up its coat. The button was on one side, and the hole had gone off to the other. "Can you do buttons?" it asked {hero}. "I'm playing," said {hero}. <It did not ask anybody else.> It held the coat shut with both fists.

The small one was still holding its coat. Its fists had got cold. {hero} knelt down in front of it. "Look," said {hero}, "the button's a bear, and that's the cave. Where does the bear go?" "In," said the small one. It did the next bear all by itself. It did the one after that. Then it did up {hero}.

Four bears were in four caves, and slept.

{friend} had the heavy end. {hero} had the end with the handle. "Is it heavy?" asked {friend}, from under it. "Mine isn't," said {hero}, and whistled. Soon {friend} did not ask any more. {friend} only puffed.

"Stop," said {hero}. "Now we change." {hero} went round to the other side and got underneath. Oof! {hero's} knees gave a bit. "Have you had this all the way?" "It wasn't far," said {friend}. They went on, and every fifty steps they changed again. It was lighter like that, though nothing had been taken out.

{hero's} shoulders were tired. {friend's} were just as tired, and no more.

Somebody called "Hey!" from {spot}. It was {newneighbour}, with one leg through the seat of a chair. "Just a minute!" called {hero}. But there was a frog, and then there was something behind the frog. <A minute can be as long as you like, if you don't look at it.>

"The minute!" said {hero}, and clapped a hand to {hero.his} head. They ran. {neighbour} sat there with a book, and the chair. "I've read it twice," said {neighbour}. {hero} pulled. {friend} pulled. They tried butter. Plop! went the leg. "You took your time," said {neighbour}, "but you brought butter. Nobody else has thought of that."

The chair had a cushion on it now, with nothing underneath.

There was a note on a door: GONE TO REST MY EYES. PLEASE FEED THE HENS. {hero} read it out. "It doesn't say who," said {hero}, and they went past. Behind the door you could hear the hens, talking it over.

"It doesn't say who," said {friend}, "so it could be us." They filled a can. They opened the door a crack. Nine hens looked up, and then there were hens on the can and hens on {hero}. {hero} threw the corn out in a big half moon, and it all went quiet but for the pecking. On the back of the note they wrote DONE.

In a row, in the dark, sat nine full hens.

{friend} was picking up pebbles, for a path. It had to be finished that day. {hero} sat on the wall and told {friend} where there were some. "There's one. And there's one behind you." <It is easy to see them, from a wall.> {friend's} back was bent like a bridge.

{hero} got down from the wall. From down here one saw fewer, but one could reach them. {hero} filled a pocket, and a hat. They laid them down in a row. {friend} began at that end and {hero} at this. In the middle there was room for one more. They put it in together.

In the moonlight the path was white, right up to the door.

"I'll do it later," said {hero}. One push of a foot, and the toys were under the bed. They rolled out on the other side. {friend} stepped on a wheel and sat down hard. "Later's come," said {friend}, rubbing.

{hero} crawled under. There were eleven things down there, and one that had been lost since spring. {hero} passed them out, and {friend} put them in the box. "Wheel. Bear. Half a bear." "Here's the other half!" It went quicker than anyone would think. The floor was wide and shiny, and they slid across it twice.

Under the bed there was nothing now but under the bed.
`);
