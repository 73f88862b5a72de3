import { shape } from './bank.ts';

export const find = shape({
  want: `
From {spot} you could see {far}. You could only see it on clear days & nobody had ever been there. <Most had never even asked.>
"What is it?" said {hero}.
"It's just there," said everyone.
But {hero} wanted to know. "We could go & look," {hero.he} said to {friend}. [They packed|Into the bag went] {snacks}, a map, a rope and an empty book.

{hero} had a map. It was old and it was [folded in eight|brown at the edges]. In one corner somebody had drawn {far}, and beside it there was no name, only [a question mark|a tiny circle].
"Nobody has filled it in," said {hero}. {friend} looked for a pencil. <It is always good to have a pencil along.> [They packed|Into the bag went] {snacks}, a map, a rope and an empty book.

"Last night it was there again," said {hero}. "I saw it from my bed." {hero} meant {far}.
"I thought it was a dream," said {friend}. "I saw it too."
Two people do not dream the same dream. So there was nothing else for it. They took {snacks}, a map, a rope and a small book. They went at once.

"Explorers," said {hero}, "go where no one has been."
"And then?" asked {friend}.
"Then they write it down." {hero} had a little book for it, with nothing in it yet but the date. They would go to {far}, and they would be back [by supper|for tea]. <It said so on page one.> [They packed|Into the bag went] {snacks}, a map, a rope and an empty book.

When {hero} was very small, someone had held {hero.him} up at a window. "Look, over there," they had said, and {hero} had looked. That was all {hero.he} still knew of it. But {far} was there, at the end of that arm. "I think that I have to go and say thank you," said {hero}, and {friend}, who never asked why when it was important, put on both boots. [They packed|Into the bag went] {snacks}, a map, a rope and an empty book.
`,
  trouble: `
It was further than it looked. They walked until {spot} was behind them, and {far} was [just as far|no nearer]. They walked until the {snacks} were half gone. It had [gone back a bit|not moved], or they had.
"Is it running away?" asked {friend}.

At {spot} the path stopped. It did not end in anything. It just stopped, <like someone who has forgotten what he wanted to say>.
{hero} turned the map round. {hero} held it up to the light. "According to this," said {hero}, "we are [in the sea|upside down]."

A mist came. It was thin at first & then it was thick. {far} went, and then {spot} went, and then {hero} could not see {hero.his} own feet.
"Are you there?" asked {hero}. "I'm here," said {friend}. "Are you?"

There was a crack in the ground, and it was wide. It was too wide to hop. And over there, so near now, was {far}. {hero} stood at the edge. <A pebble went over, and they heard nothing, and then they heard plop.>
"Explorers would jump," said {hero}, in a voice with no jump in it. "Explorers would go round," said {friend}. So they went round, & it was a very long way round.

They had been so sure of the way that neither had looked at it. Now they did, and it was someone else's way. It had a fence that they'd never seen, and a goat. "Have we been here?" {hero} asked the goat. The goat looked as if they had, twice. It ate the corner of the map.
`,
  worries: `
"Page two," wrote {hero} in the book. "We do not know where we are. <{friend} has eaten the cheese.>"

"Are we still explorers," asked {friend}, "if we want to go home?"
{hero} thought. "I believe that's when it [starts|counts]," {hero.he} said.

It was a long way ahead. It was just as long a way back. {hero} [measured with a thumb|looked one way, and then the other].

An explorer never says that his feet hurt. He says that the ground is remarkable. They said so now quite often.

{hero} wondered if {far} knew that they were on their way, and whether it was looking forward to it.
`,
  tries: `
They left a trail, so as to find the way back. Every ten steps {friend} put down one of the {snacks}. It was a fine trail. Behind them, <very quietly,> a {guest} came along & ate it.

They asked {newlocal}. "To {far}?" said {local}. "Go straight on. When you are nearly sure that you are wrong, go on a bit more." <{local} had never been there. But everyone who came back had said the same.>

They came to {spot}, where two paths met. One was wide & one was narrow. "Wide," said {hero}. "Narrow," said {friend}. They spun a {thing} to decide. It fell over and pointed [back the way they had come|at both of them].

{hero} climbed up to look. "What do you see?" called {friend}.
"Everything!" called {hero}. "It's all there! It is very... oh."
"What?" "Now I see how far it is," said {hero}, and came down again, [slowly|a bit quieter].

They made a raft out of whatever would float. It floated. It went round. It went round again. It was a good raft, but it liked [circles|going round] best. <They got to know that one bit very well.>

There was a noise ahead. It went [hum|brum], and then it stopped. {hero} held up a hand. They crept up to {spot}. It was {newlocal}, who was snoring. They wrote it in the book: "One noise. Found out."

"Let's be the other way round," said {friend}. "You carry the rope & I will carry the map." It made things better at once. {friend} read the map by smelling it. {hero} found out how heavy a rope is. <They had not known that about each other.>

{friend's} feet hurt. They sat down near {spot} and let them hang. {hero} gave {friend} the soft hat for a cushion. From there they could see where they had come from. It was [a long thin curl|like a dropped ribbon]. They put that in the book as well.

They came upon a sign, and it had been rained on. TO, it said, and after that there was only a long green smear. "To the something," said {hero}. "It's what we want," said {friend}, "since we don't know what it is either." They went the way the smear pointed, and walked with more hope.

At {spot} sat {newlocal}, who collected views. There was a whole shelf of them: views from hills, views through keyholes, one from inside a pear. "I haven't got one of {far} from close by," said {local}. "If you get there, look at it well, and tell me it on the way back." They promised, and now they had somebody else's wish in the bag as well as their own, but it weighed hardly a thing.

They were given advice. One said that they must keep to the left, and one that they must never on any account keep to the left. An old one with no teeth told them just to ask their feet. {hero} asked, and the left foot said home and the right foot said on, so they went on hopping for a bit, <and that got them round the worst of the mud>.

The rope was some use at last. There was a steep place with {newlocal} at the bottom of it, looking up. They let down the rope and pulled, and up came first a hat and then a bundle and then another hat, and at long last {local}. "I only wanted to know if one could get out," said {local}. "Now would you let me down? I live there."

They had to wade, and it was not deep, but it was cold. {hero} said "ooh" at every step and {friend} said "ah". On the other side they saw that they had made it together into a kind of tune. They wrote it in the book, with small waves for notes, so that whoever came later would know where to breathe.

Now and then they could not see {far} at all. Then they asked each other what it was, to keep it there. "It's a door," said {hero}. "It's a very big moth, asleep," said {friend}. "It's somebody's birthday." "It's where the lost hats go." When they came over the next rise there it was, as it had always been, and it was not like any of those, or perhaps a little bit like the moth.
`,
  turn: `
And there it was. They stood in front of {far}, and it was not what they had thought. It was a lamp. It stood in a window. Behind it sat someone very old, who looked up.
"I put it out each night," said the old one, "in case somebody comes. <It has been some years.>" 
{hero} took off {hero.his} hat. "We've come," said {hero}.

It was much smaller than from far away. It was a pool, no wider than a [table|cartwheel], and all of the evening sky was in it. It was that which had shone.
"Is that all?" said {friend}.
{hero} lay down & looked in. There was {hero}, and there was {friend}, and behind them the very first star. "No," said {hero}. "That is not all. Look."

They got there, and turned round to see how far they had come. And there, on the other side, was a small warm light.
"What is that?" asked {friend}. "Over there. It's beautiful."
{hero} looked a long time. Then {hero} began to laugh. "That's home," said {hero}. "From here, that is us."

At last they stood before {far}. There was a door in it, just their size. There was a book on a string beside the door. In it stood names, some so old that they had faded.
"Others were here," said {hero}. For a moment it was sad not to be the first. And then it was not. Someone had drawn [a smile|a small sun] next to the last name. The pencil was still there.

And what was it? It was a bell. It hung in a frame, quite by itself, and whenever the wind moved it, it caught the light. There was a string to it. "Shall I?" said {hero}. "You shall," said {friend}. {hero} pulled, just once. It rang over all the way that they had come. And from far back, quite faint, someone rang in answer.
`,
  mend: `
They wrote it down. {hero} wrote what it was & {friend} drew it. There was one page left when they had finished.
"What's that for?" asked {friend}.
"For what we don't know yet," said {hero}, and shut the book.

They stayed just long enough. They ate the last of the {snacks} there. They left one behind, <on a clean leaf,> for whoever should come next.
"Now it is not just there," said {hero}. "Now we know it." And it did seem to shine [differently|a bit back at them].

On the map there was still the empty place. {friend} handed {hero} the pencil. {hero} thought of all the grand names.
Then {hero} wrote down: "Here we were both tired and happy." It [just fitted|filled the whole corner].

"Shall we tell them?" asked {friend}.
"We'll tell them that it's there," said {hero}, "and that it is worth the walk. And then they can go and see."
They shook hands on it, like explorers. Then they [held on|did not let go], since it was getting dark.

"I had thought it would be bigger," said {friend}. "I'd thought it would be further," said {hero}. "And I thought that we'd quarrel more," said {friend}. They had been wrong about everything, then. It was a great success.
`,
});
