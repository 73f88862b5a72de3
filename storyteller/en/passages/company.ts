import { bank } from '../grammar.ts';

/** For one more who comes along, `{who}`. Twice ten, so that ten characters can come without one line coming twice. */
export const arrivals = bank(`
{who} came along just then & wanted to [know everything|come too].

"Wait for me!" called {who}, [from behind|a long way off].

And there was {who}, with [a basket|a long rope|a sandwich], just in time.

{who} looked [round the corner|over the edge] & said, "Is there room for one more?" [There was.|Of course there was.]

They met {who} on the way. "I was [bored|hoping for somebody]," said {who}. "Now I'm not."

"Did somebody say {snacks}?" asked {who}, who [had good ears|had not been there a moment ago].

{who} had been [up since dawn|there all along], and had [seen it all|an idea].

"I can [carry things|reach high things]," said {who}. So {who} came too.

Up popped {who}. "[What's up|What are we doing]?" said {who}. "Can I do it too?"

{who} put down [a book|a bucket] & came to help.

From the other side came {who}, [whistling|at a trot]. "[Lovely day|Good morning all]," said {who}.

"Let me see," said {who}, and [squeezed in between|came closer].

{who} did not say much, but {who} [stayed|came along]. That was good.

"I thought I heard friends," said {who}. And so {who} had.

Now {who} joined them too, with [mud to the knees|a leaf on one ear].

{who} [waved|called] from {spot}. They waved back, and then {who} was one of them.

"Shove over," said {who}, and sat down in the middle.

{who} brought [a flask of something warm|three spare socks]. One never knows.

Last of all came {who}, who had [stopped to say hello to everybody|missed the turning].

"You can't leave me out," said {who}. Nobody [would have|wanted to].
`);

/** One more at the happy end of the plot. */
export const gathered = bank(`
{who} clapped [twice|the longest].

"I saw it all," said {who}. "I [shall remember it|could hardly look]."

{who} began to hum & could not stop.

"Well, well," said {who}, and [meant it|blew a nose].

{who} did a small dance, [all alone|on the spot].

"[Hooray|Hurrah]," said {who}, but quietly.

{who} had a tear in one eye. "It's only dust," said {who}.

And {who} shook hands with everyone, and [with {here}|then with everyone again].

{who} just sat there & beamed.

"That was better than cake," said {who}. "Is there cake?"

{who} threw a hat up. It [came down on somebody else|took its time].

{who} said nothing at all, and smiled.

"Tell it again," begged {who}. "From the start."

{who} [leaned back|let out a sigh]. It was [good|all well].
`);

/** One more who goes home to bed. */
export const goodnights = bank(`
{who} went first. "Good night," said {who}.

{who} yawned [so wide that they all had to|like a cave].

At the next bend {who} [waved|turned off]. "Till tomorrow."

{who} was [nearly asleep on both feet|very quiet now].

"Sleep tight," said {who}, and was gone.

A light went on. {who} was home.

{who} got a blanket round the shoulders.

"Mind the step," said {who}. "Night, night."

{who} walked more and more slowly.

There was a soft click. That was {who}, shutting the door.

"I'm not tired," said {who}, and fell asleep.

{who} hummed the last bit of the way.

Then {who} was tucked in too.

"What a day," said {who}, and went in.
`);

/** A line for somebody who is there and has not been spoken of. */
export const besides = bank(`
{who} was there too, and stayed close.

{who} saw it all.

And {who} nodded.

"Yes," said {who}.

{who} came up & stood by.

{who} had been listening.

"Go on," said {who}.

{who} was never far away.

{who} held [the bag|a corner].

"I'm here," said {who}.
`);
