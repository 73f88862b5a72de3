import { bank } from '../grammar.ts';

/** How a day feels, in any place. */
export const days = bank(`
The air smelled of {smell}. Far off they could hear {sound}. It was [a day like a clean sheet of paper|the sort of day that you could put in your pocket], and it had [hardly|only just] begun.

They could hear {sound}. They could smell {smell}. {friend} [took a deep breath|closed both eyes]. "If I were a day," {friend} said, "I'd be [this one|one like this]."

The path went past {spot}, as it always did. Today someone had [swept it|left a flower on it]. {hero} stepped over that part, <with long legs,> so as not to [spoil it|be rude].

There was a breeze. It [turned the pages of things|went through everybody's pockets]. It brought {smell} with it, and a bit of {sound} <that it had picked up on the way>.

They greeted {spot} in passing. They always did. It had been there [longer than anyone|before they came], and it is [only polite|good manners] to say hello to what is older than you.

Everything had a [shine|clean edge] to it this morning: {spot}, and the path, and {friend's} nose. Even the dust [shone|looked new]. <It had been dusted, perhaps.>

"Listen," said {hero}. They listened. First came {sound}. Under it there was a second, smaller sound. "That's [my stomach|me]," said {friend}.

Somewhere a door banged. Somewhere someone [laughed|sang a bit of a song and stopped]. It was all [busy and bright|going on as it should].
`);

/** Small talk between the two, funny or thoughtful. */
export const talks = bank(`
"What is your best word?" asked {friend}.
{hero} thought. "[Pudding|Button|Umbrella]," {hero.he} said. "And yours?"
"[Elbow|Puddle|Marmalade]," said {friend}. They said both of them a few times, <fast and then slow,> until the words [came apart|sounded like something in another language].

"Do you think that {spot} knows our names?" asked {hero}.
"I've told it [twice|mine]," said {friend}.
"What did it say?" "It's [thinking about it|still getting over it]."

"I can walk without making any noise at all," said {friend}.
"Show me." {friend} showed it. 
"I heard [your knee|something]," said {hero}.
"That was [the ground|my hat]," said {friend}.

"If you could be anything," asked {hero}, "for one day?"
"A [bell|kettle]," said {friend} at once.
"Why?" "Because everyone is [happy when it sings|pleased to hear it]." <{hero} had never looked at it like that.>

"How many steps have we gone?" asked {hero}.
"[Four hundred|Two hundred and six]," said {friend}, who had counted. "And one hop."
"I don't remember a hop." "You [were looking at a beetle|had your back turned]."

"I had a thought," said {friend}, "but it's gone."
They waited for it. They stood quite still, so that it should [find its way back|not be scared].
"Here it comes," said {friend}. "No. [That was a different one.|That was lunch.]"

"Are we [nearly grown up|old now]?" asked {hero}.
"I don't think so," said {friend}. "We can still get under {spot}."
They tried it. They could. <It was only a bit tight at the ears.> So that was all right.

"What's the opposite of a {thing}?" asked {hero}.
{friend} was used to questions like that. "[Soup|Wednesday]," said {friend}.
{hero} nodded slowly. It made [sense|a kind of sense].

"My uncle," said {friend}, "could whistle with his mouth full."
"What did he whistle?"
"[Crumbs|Mostly crumbs]," said {friend}. They both [had to sit down|laughed so that the path shook].

"When I'm big," said {hero}, "I'll have a house with [a slide for stairs|no corners]."
"Will there be a room for me?"
"There will be [a whole floor|two]," said {hero}, "and one more for your hats."

"Do you know what I like about you?" said {friend}.
"No. What?"
"I have forgotten," said {friend}. "But it was [quite a lot|long]." {hero} was [very pleased|warm all down one side].

"Which is further," asked {hero}, "here to the moon, or here to last week?"
"Last week," said {friend}. "You can see the moon."
{hero} turned this over <as one turns a stone, to see what lives under it>. "You're [clever|right]," {hero.he} said.

They played I Spy. "Something beginning with S," said {friend}.
"The sky?" "No." "{spot}?" "[No|Colder]." "I give up."
"[Somewhere|Something]," said {friend}. <It was a very hard game, the way {friend} played it.>

"I'm thirsty," said {friend}. "I'm hungry," said {hero}. "I'm [a bit of each|both]," said {friend}. 
So they stopped by {spot}, and had a drink and some {snacks}, and then they were [only full|nothing any more but happy].
`);

/** Small events on the way, complete in themselves. */
export const asides = bank(`
A leaf came down & landed right on {friend's} head. {friend} did not notice. {hero} did not say. It looked [so fine there|like a hat for a king]. <All day long, people bowed to {friend}, and {friend} bowed back and wondered.>

They met a beetle that had [fallen on its back|lost the way]. {hero} held out a stick. The beetle took hold of it with six careful legs, and climbed, and [thought it over|sat a while], and flew. It had had wings [the whole time|all along].

{hero} stepped in something [soft|sticky]. "What is it?" asked {friend}. "I'd rather not know," said {hero}. They wiped it off on {spot}. <It was only jam. Who it belonged to is another story.>

There was a place that had an echo. "Hello!" shouted {hero}. "...lo," it said. "How are you?" "...are you?" it said. 
"It is very polite," said {friend}. "It always asks back."

{newlocal} was hanging out the washing. The wind wanted it too. They [pulled|tugged] this way & that. {hero} took hold of a sheet, {friend} held the pegs, and in the end it hung there & looked furious. "Much obliged," said {local}.

A very small snail was crossing the path. They waited for it. They could have stepped over, but that seemed [a bit rude|unfriendly]. So they stood on one side & the snail went by, and after a good while it had [got past|gone].

By {spot} they found a puddle as round as a plate. In it lay the whole sky. {friend} bent down & stirred it with a finger. The clouds went round. They waited until the sky [was back in its place|had settled], and then went on.

{newlocal} was standing before two doors, and could not choose. "If I go in by this one, the other will be sad," said {local}. {hero} opened the first and {friend} opened the second. {local} went in by one & came out by the other, and [thanked them both|was happy all day].

They had a rest. {hero} lay down, and {friend} lay down the other way round, so that their heads were side by side. Above them something white went slowly over. "A [whale|boat]," said {hero}. "A [pillow|loaf]," said {friend}. It was the same one. <It was big enough to be both.>

"Catch!" said {friend}, and threw a pebble. {hero} caught it. They threw it back & forth as they went along. By {spot} it had become quite warm. They gave it a name, which was [Gerald|Mrs Stone], and set it down [with a view|where it could see].

{hero} had the hiccups. {friend} tried to scare them off. "Boo!" Hic. They tried [water upside down|holding their breath]. Hic. Then they met {newlocal}, who asked the time, and by the time they'd told it the hiccups had [gone to {local}|moved on]. "Hic," said {local}.

They followed a smell. It was {smell}. It led round {spot}, over a bump, and up to a window. There, on the sill, something was cooling. They stood [below it|there] with closed eyes. They didn't take any. <They had only come to smell.> "That was delicious," said {friend}.

A feather lay on the path, [striped|white as salt]. {hero} stuck it behind one ear. It tickled. {friend} had it behind the ear for a bit & it tickled there too. So they [planted it in the ground|gave it back to the wind], to see what it would do.

They balanced on the edge of the path as if there were [water|soup] on either side. {hero} [wobbled|waved both arms]. {friend} fell in. "I'm swimming," said {friend} in the dust, "and the soup is [lovely|warm]." So then {hero} had to fall in too.

{newlocal} had a parcel that was much too big. "What's in it?" they asked. "A smaller one," said {local}, "and in that there is another." "And in that?" "I've not [dared to look|got that far]," said {local}. They helped to carry it as far as {spot}. It weighed [nothing at all|no more than a sigh].

They came to {spot}, and there hung a swing. <Nobody knew who had hung it there.> First {hero} pushed and {friend} flew. Then {friend} pushed and {hero} flew. At the very top there is a moment when one weighs [nothing|no more than a thought]. They each had eleven of those.

There was a line of ants across their way. Each of them carried a crumb. The last one carried [nothing|a petal], and walked very upright. "That one is the [band|boss]," said {hero}. They lifted their feet up high & stepped over.

{friend} had a stone in one shoe. Out it came. It was white with a ring round it. "That is a wishing stone," said {hero}. {friend} wished. "What did you wish?" "That there was [no stone in my shoe|one for you too]," said {friend}. "It works."
`);

/** Short looks at the world. */
export const sights = bank(`
There it was again: {sound}. For a moment nobody said a word.

Something smelled of {smell}. {friend} looked round for it <and did not find it>.

They passed {spot}. {hero} patted it [in passing|once, for luck].

Overhead it was [high and wide|all blue and blowing]. Under foot it was [soft|warm].

{hero} picked up a [stick|stone] and put it down in a better place.

A bee went by, [on business|with its head down]. They let it pass.

{friend} hummed two notes, the same two, [up and down|again and again].

Their shadows went ahead of them, <hand in hand, and much taller>.

Somewhere behind {spot} a voice called someone in to lunch. It wasn't [them|their lunch].

{hero} [scratched one ear|rubbed an eye]. {friend} did too. It is catching.

Nobody knew what to say, and so they had some {snacks}.

One thing was certain: {spot} had seen worse days than this.
`);
