import { bank } from '../grammar.ts';

/** For the plot in which the friend waits at home: somebody else, `{friend}` here, walks along with the hero. */
export const walkers = bank(`
{friend} came along for the walk.

{hero} did not have to go alone. {friend} had nothing to do till supper, and came too.

"Are you going far?" asked {friend}. "There and back," said {hero}. "Then I'll come with you for a bit," said {friend}.

At the first corner {friend} fell into step beside {hero}. It is nicer with two.

"I'm going your way," said {friend}, "whichever it is."

{friend} was just putting on a hat. "I need an outing," said {friend}, and came along.

"What's in the bag?" asked {friend}. "Nothing yet," said {hero}. So {friend} came along, to see it filled.

{friend} liked a walk and {hero} liked company. So they went together.

By {spot} sat {friend}, with nobody to talk to. Soon there were two of them on the path.

"Hold on," called {friend}. "I'm coming too." And so {hero} had somebody to walk with.
`);

/** Where that somebody goes no further. */
export const partings = bank(`
"I turn off here," said {friend}. "You had better run."

{friend} looked at the sky. "You go on ahead," said {friend}. "You're the one who promised."

That was as far as {friend} went. "Go on," said {friend}. "I'll wave till you're round the bend."

"My supper's that way," said {friend}, "and your promise is this way." They shook hands on it.

"I can't run any more," said {friend}. "But you can."

{friend} took the bag. "I'll bring it after you," said {friend}. "Go!"

There was a gate, and {friend} stopped at it. "Mind the time," said {friend}, and gave {hero} a small push.

"Somebody's waiting for you," said {friend}, "and it isn't me." It was said with a smile.

{friend} sat down to rest, and waved {hero} on with both hands.

"It's getting late," said {friend}. They looked at each other. {hero} had known it for a while.
`);

/** For the friend who waits, meanwhile. */
export const meanwhile = bank(`
Far away {who} set out two cups.

Just then {who} looked out of the window.

At home {who} hummed, and looked up at the clock.

A long way off {who} went to the door, looked out, and came in again.

By now {who} had put on a clean collar.

{who} sat on the step at home & waited.

"Any moment now," said {who} to the cat, at home.

Back home {who} lit the lamp a bit early.

At home {who} counted the spoons. There were enough.

Far off {who} swept the step once more.

Back home {who} put the kettle on, and took it off again.

A long way off {who} listened for steps.
`);
