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
{who} looked on, with both hands in both pockets.

{who} moved the bag to the other shoulder.

{who} rubbed one foot with the other.

{who} hummed a bit of something.

{who} was there, a step behind, as always.

{who} chewed on a straw & thought about it.

"Hm," said {who}.

{who} took it all in.

{who} had a smudge on one cheek by now.

{who} blew a hair away, and it came back.

{who} stood by, with the bag.

{who} pulled up both socks.

{who} looked from one thing to the other.

{who} was all ears.
`);

/** What a third one says and does in the middle of things. */
export const thirds = bank(`
"May I say something?" asked {who}. They said yes. {who} thought about it. "I've forgotten what," said {who}, "but thank you for asking." <It was said so nicely that nobody was any the wiser, and all of them felt better.>

It was {who} who saw that they were all walking in step, and after that they couldn't do it any more.

{who} had brought a list of things that can go wrong. "Have we had a hole in the bag?" asked {who}. "We have," said {hero}. "Then that one is done," said {who}, and crossed it off.

"I'll go ahead and see," said {who}, and went ahead and saw. "It's just the same there as here," {who} called, "only further on." And so they followed.

They sat down for a bit. {who} passed round the {snacks}, first to {friend} and then to {hero}, and kept the broken one. "I like them broken," said {who}. "They're easier to be fair with."

{who} walked in the middle, because there one hears both ends. When {hero} laughed in front and {friend} laughed behind, {who} laughed twice.

"What would your grandmother say?" {who} asked, when nobody knew how to go on. They thought of all their grandmothers, one after the other, and each had said the same: "Have you eaten?" So first they had a bite.

At {spot} {who} stopped and would not budge. "There's a beetle asleep on my foot," said {who}. They stood about and talked in low voices until it had had its sleep out.

{who} could do a very good {hero}. "Come on, come on, what are we waiting for?" said {who}, in just that voice, and even {hero} had to look twice.

"Let me hold that," said {who}, and took the heaviest bag, and did not say that it was heavy. {hero} saw it all the same, and took one of the handles.

Nobody had asked {who} yet. So {friend} did. "I think we are doing it very well," said {who}, "for people who don't know how." That cheered them for at least a hundred steps.

{who} told them how it had been last year. There had been more wind. There'd been a duck in it as well, somewhere. It was a good tale, and they went twice as fast while it lasted.

"Count me in," said {who}. "Count us," said {friend}, and counted, and got one more each time. <It's a pleasant thing, to be counted.>

{who} fell over {spot}, and got up, and bowed to it. "After you," said {who}.

{who} had found a stick that was good for pointing. "There," said {who}, and pointed, and there it was.

{who} asked for a ride on {hero's} back, and got one, and talked all the way into {hero's} left ear. {hero} heard about three cousins and a cake.

When the others argued, {who} drew a line in the dust and sat down on it. "This is the middle," said {who}, "and it's nice here."

Nobody could open the jar. It was {who} who thought of turning it the other way.

{who} laughed, and would not say at what. It was about what {friend} had said an hour ago. It had only just got there.

"My left foot wants to go home," said {who}, "and the right one wants to see what happens." They waited while the two of them talked it over. The right one won.

{who} sneezed three times, and each time they all said "Bless you", and each time it was a bit more solemn.

There was one in the party who had thought of socks. It was {who}. There was a pair for everybody, and one over.

{who} kept the score. "Two to us," said {who}, "and one to the hill."

While they talked {who} had made a small crown out of grass. It fitted {friend} best. {who} said that it had been meant for whoever it fitted.

"Stop," whispered {who}. They all stopped. "What is it?" "Nothing," said {who}. "I just wanted to see us all stand still at once."

{who} walked backwards, so as to see the faces of the rest. "You look like people in a story," said {who}, and fell over a root, or something like one.

Every now and then {who} ran up ahead and jumped out from behind {spot}. They always jumped, too. It would have been unkind not to.

"I know a short cut," said {who}. It was not short, but there were plums on it.

{who} had a whistle for calling help. They tried it, just to know how it sounded. It sounded like a kettle. Somebody far away called, "Coming!", and they had to shout that all was well.

{who} was quiet, and they asked what the matter was. "I'm saving up my words," said {who}. Later they came all at once, and some of them were very good.

"You two go on," said {who}, "I'll just tie this." But when they looked round, {who} was sitting there with a butterfly on one knee, and it was not about a lace at all.

{who} had a birthday, or would have one in a month. They sang now, to be on the safe side.

{who} taught them a game for walking. You may not say "yes", and you may not say "no". "Is it hard?" asked {friend}. "Yes," said {who}, and was out.

{who} could not see anything from back there, so they let {who} through to the front. "Ah," said {who}. Then they could not see anything, but they had {who} to tell them.

Each of them had a pocket for something. {who} had one for good smells. {who} held it open for them. It was mostly bread.

{who} gave the rest of the way a name. It was Long Annie. It was easier to walk on, now that one could say so.

"Let's vote," said {who}. They voted. It was one for, one against, and one for lunch. So lunch it was, but a short one.

{who} wanted to know if they were lost. "Not as long as we're all here," said {hero}. {who} counted. They were all here.
`);

/** The same for two or three at once, when many are there. `{who}` is more than one. */
export const arrivalsOfSome = bank(`
{who} came along & wanted to help.

"Wait for us!" called {who}.

Up the path came {who}, arm in arm.

{who} had heard it too, and here they were.

{who} joined in. The more, the merrier.

{who} came running, all at once.
`);

export const gatheredInAll = bank(`
{who} cheered.

{who} did a small dance.

{who} clapped and clapped.

"Hooray!" cried {who}.

{who} beamed.

{who} hummed the same tune.
`);

export const goodnightsOfSome = bank(`
{who} went in, two by two.

"Good night," said {who}.

{who} waved and went home.

{who} yawned, one after the other.

{who} were tucked in too.

A light went on for {who}.
`);

/** For somebody who has not been spoken of on the way home. */
export const besidesAtNight = bank(`
{who} carried the lamp.

{who} walked a little slower now.

{who} yawned.

{who} looked up at the sky once more.

{who} had grown quiet.

{who} held the bag with both arms.

{who} did not want to let go of the day yet, and then let go.

{who} blew on cold fingers.

{who} hummed, very low.

{who} came along, half asleep.
`);

/** The same for two. */
export const besidesTogether = bank(`
{who} went hand in hand.

{who} walked side by side.

{who} leaned on each other a bit.

{who} shared one scarf.

{who} kept in step.

{who} did not need to talk.

{who} had one lamp between them.

{who} were tired, and glad of it.
`);

/** For somebody who has not been spoken of at bedtime. */
export const besidesInBed = bank(`
{who} lay close by.

{who} was under the same blanket.

{who} turned round twice, and was still.

{who} was asleep already.

Next to the wall lay {who}.

{who} had found the soft side.

{who} said nothing more.

{who} had one ear out.
`);
