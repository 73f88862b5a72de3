import { bank } from '../grammar.ts';

/** How a day feels, in any place. */
export const days = bank(`
The air smelled of {smell}. Far off they could hear {sound}. It was [a day like a clean sheet of paper|the sort of day that you could put in your pocket], and it had [hardly|only just] begun.

They could hear {sound}. They could smell {smell}. {friend} [took a deep breath|closed both eyes]. "If I were a day," {friend} said, "I'd be [this one|one like this]."

The path went past {spot}, as it always did. Today someone had [swept it|left a flower on it]. {hero} stepped over that part, <with long legs,> so as not to [spoil it|be rude].

There was a breeze. It [turned the pages of things|went through everybody's pockets]. It brought {smell} with it, <and a scrap of somebody's song that it had picked up on the way>.

They greeted {spot} in passing. They always did. It had been there [longer than anyone|before they came], and it is [only polite|good manners] to say hello to what is older than you.

Everything had a [shine|clean edge] to it this morning: {spot}, and the path, and {friend's} nose. Even the dust [shone|looked new]. <It had been dusted, perhaps.>

"Listen," said {hero}. They listened. First came {sound}. Under it there was a second, smaller sound. "That's [my stomach|me]," said {friend}.

Somewhere a door banged. Somewhere someone [laughed|sang a bit of a song and stopped]. It was all [busy and bright|going on as it should].

It was one of those days when all the sounds are clean. You could hear {sound}, and behind it somebody was beating a rug. And behind that, if you held your breath, there was the day itself, humming at its work.

The light lay on everything like butter, a bit thicker on {spot}, and {hero} put out a hand and turned it over, and for a moment there was butter on that as well, and then there was only warm hand.

Everyone they met was [carrying something|going the other way], and everyone wished them a good day, and by the time they had got as far as {spot} they'd been wished so many of them that it couldn't very well be anything else.

There was a smell in the air of {smell}, and under that there was another, which was only the smell of the place, the one that you never notice till you've been away. {hero} breathed it in up to the top and held it a while.

The shadows were short and blue, and stayed close to their people, as they do when it's warm. {friend's} had its hat on. {hero's} was in such a hurry that it got in front.

Nobody had told the morning that it could not last, so it spread itself out, right up to the edges, and sat down on {spot} with its feet up. From far away there came {sound}.

A door stood open, and through it they heard {sound}. {hero} nodded to it, as to somebody one knows.

The morning had [jam on its chin|its sleeves rolled up]. It meant well, you could tell.

By {spot} there was a patch of sun, and they took turns to stand in it.

"What day is it?" asked {friend}. "Today," said {hero}. "Oh, good," said {friend}. It was {friend's} favourite.

{friend} sniffed. "{smell}," said {friend}, "or something just as good."

They walked without a plan, which is the best way to [get anywhere|meet things].

It was market day for beetles, or looked like it. They were all on the road, in their good coats, and nobody had sold a thing.

The day had pockets. In one they found {sound}. In another there was a warm spot, and {friend} stood in it with closed eyes.

{hero} tried the air with the tip of the tongue. It tasted of {smell}, and of something that was going to happen.

Wherever one looked somebody was putting something out: a chair, a cat, a tray of loaves. {spot} had been put out too, so it seemed, to get some colour.

They had the sun in front of them. Their faces were quite full of it. When they turned round to speak to each other they could not see for green spots.

{friend} had brought the big hat, and there was a day's worth of shade in it. They took turns to be under.

Some days are all corners. This one was round. You could start anywhere & it came out at {spot}.

There was such a lot of sky that morning. It began at their shoes.

Nothing was in its usual place, and yet it was all there. That was the light. It had moved things.

It was warm on top and cool underneath, like a pie on a window sill. {hero} lay down for a moment, so as to have both.

"It's a whistling day," said {friend}. There are such days. The kettle did it, and the gate, and a boy on a ladder. {hero} did it through a straw.

They heard {sound}, and stopped to hear it out, for one does not walk off in the middle of somebody's song.

Two clocks were striking, and they did not agree. "Let's take the later one," said {friend}, "there's more day in it."

Somebody was singing on a ladder. Somebody was asleep under it. A ladder, {hero} thought, has room for everyone.

It was a good day for edges. {hero} walked along the edge of the path, and {friend} along the edge of the shade. They met where the one cut across the other.

The news that morning was that there was none. It went from door to door, and everyone was glad to hear it.

{friend} had a new pencil, and everything was being written down. "Nine past eight," wrote {friend}. "{hero} has a crumb." It was read out, and found to be so.

All of {place} looked as though it had been put out to be admired. They admired it, first one side and then the other, and did not touch.

There was a little warm gust each time a door opened, and each of them had another smell. The third was {smell}, and they walked a bit slower for that one.

{hero} and {friend} had agreed to be polite to things today. They held a gate open for the sun.

The road had been up before them and had gone on ahead, as roads do. They could see it from {spot}, waving at the top of the rise.

If you stood quite still you could feel the day turn over, like a fish. {hero} felt it. {friend} said that it had been a cart.
`);

/** Small talk between the two, funny or thoughtful. */
export const talks = bank(`
@older "What is your best word?" asked {friend}.
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

@older "How many steps have we gone?" asked {hero}.
"[Four hundred|Two hundred and six]," said {friend}, who had counted. "And one hop."
"I don't remember a hop." "You [were looking at a beetle|had your back turned]."

"I had a thought," said {friend}, "but it's gone."
They waited for it. They stood quite still, so that it should [find its way back|not be scared].
"Here it comes," said {friend}. "No. [That was a different one.|That was lunch.]"

"Are we [nearly grown up|old now]?" asked {hero}.
"I don't think so," said {friend}. "We can still get under {spot}."
They tried it. They could. <It was only a bit tight at the ears.> So that was all right.

@older "What's the opposite of a {thing}?" asked {hero}.
{friend} was used to questions like that. "[Soup|Wednesday]," said {friend}.
{hero} nodded slowly. It made [sense|a kind of sense].

@older "My uncle," said {friend}, "could whistle with his mouth full."
"What did he whistle?"
"[Crumbs|Mostly crumbs]," said {friend}. They both [had to sit down|laughed so that the path shook].

"When I'm big," said {hero}, "I'll have a house with [a slide for stairs|no corners]."
"Will there be a room for me?"
"There will be [a whole floor|two]," said {hero}, "and one more for your hats."

"Do you know what I like about you?" said {friend}.
"No. What?"
"I have forgotten," said {friend}. "But it was [quite a lot|long]." {hero} was [very pleased|warm all down one side].

@older "Which is further," asked {hero}, "here to the moon, or here to last week?"
"Last week," said {friend}. "You can see the moon."
{hero} turned this over <as one turns a stone, to see what lives under it>. "You're [clever|right]," {hero.he} said.

@older They played I Spy. "Something beginning with S," said {friend}.
"The sky?" "No." "{spot}?" "[No|Colder]." "I give up."
"[Somewhere|Something]," said {friend}. <It was a very hard game, the way {friend} played it.>

"I'm thirsty," said {friend}. "I'm hungry," said {hero}. "I'm [a bit of each|both]," said {friend}. 
So they stopped by {spot}, and had a drink and some {snacks}, and then they were [only full|nothing any more but happy].

"Let us see who can be quiet the longest," said {friend}, and they were, and it was so quiet that a mouse came out and sat down between them. "I've won," said the mouse after a bit, and went in again. {hero} looked at {friend}, and {friend} at {hero}, and both were too surprised to lose.

@older "What would you take," asked {hero}, "if you could only take one thing?" {friend} thought as far as {spot}. "I'd take the bag," said {friend}, "and then I would see what was in it." {hero} had never thought of that, and walked along for some time without finding anything wrong with it.

@older "Do you think anyone's ever walked just here before?" asked {hero}. "Just here, yes," said {friend}, "but not with us." It made the ground feel quite different. They trod on it with more care, and left a good print each, side by side, for the next.

"I know a song with no words," said {friend}, "and I know it by heart." {friend} sang it, and there was a part in the middle where you had to look at the sky. They sang it together then. When they came to that part, {hero} looked so hard that {hero.he} walked into {spot}.

@older "If we met us coming the other way," said {hero}, "would we say hello?" "I'd like to think so," said {friend}. They practised it, for such a case. "Hello," they said, "you look nice. Where did you get those ears?" There was somebody behind them who said thank you.

@older "I'm counting the things that are round," said {friend}. "There's you, when you sit. There's the sun." They got up to thirty, with the {snacks}, and then they saw that if you count the holes as well there's no end to it. So they stopped at a nice one.

{hero} asked why it is that you can't tickle yourself. They tried it, sitting by {spot}, quite seriously, first with a finger and then with a straw. It did not work at all. "You need somebody else for that," said {friend}, and showed how.

"What's that on your nose?" "Where?" "It's gone." "Was it big?" "It had legs," said {friend}. {hero} walked along with crossed eyes as far as {spot}. There were two of everything. It was a pity when it wore off.

@older "What are you going to be?" asked {hero}. "Later on, I mean." "Late, mostly," said {friend}. "And you?" {hero} wanted to be the one who goes ahead with the bell. There was nothing yet for that bell to announce, but it was good to have that part settled.

@older "I'll tell you a secret," said {friend}, and put both hands round {hero's} ear. It was warm and damp in there, and took a long time. "Really?" said {hero}. "Even the spoon?" "Above all the spoon," said {friend}. They did not speak of it again.
`);

/** Small events on the way, complete in themselves. */
export const asides = bank(`
A leaf came down & landed right on {friend's} head. {friend} did not notice. {hero} did not say. It looked [so fine there|like a hat for a king]. <All day long, people bowed to {friend}, and {friend} bowed back and wondered.>

They met a beetle that had [fallen on its back|lost the way]. {hero} held out a stick. The beetle took hold of it with six careful legs & climbed. It [thought it over|sat a while], and flew. It had had wings [the whole time|all along].

{hero} stepped in something [soft|sticky]. "What is it?" asked {friend}. "I'd rather not know," said {hero}. They wiped it off on {spot}. <It was only jam. Who it belonged to is another story.>

There was a place that had an echo. "Hello!" shouted {hero}. "...lo," it said. "How are you?" "...are you?" it said. 
"It is very polite," said {friend}. "It always asks back."

{newlocal} was hanging out the washing. The wind wanted it too. They [pulled|tugged] this way & that. {hero} took hold of a sheet, {friend} held the pegs, and in the end it hung there & looked furious. "Much obliged," said {local}.

A very small snail was crossing the path. They waited for it. They could have stepped over, but that seemed [a bit rude|unfriendly]. So they stood on one side & the snail went by, and after a good while it had [got past|gone].

By {spot} they found a puddle as round as a plate. In it lay the whole sky. {friend} bent down & stirred it with a finger. The clouds went round. They waited until the sky [was back in its place|had settled], and then went on.

@older {newlocal} was standing before two doors, and could not choose. "If I go in by this one, the other will be sad," said {local}. {hero} opened the first and {friend} opened the second. {local} went in by one & came out by the other, and [thanked them both|was happy all day].

They had a rest. {hero} lay down, and {friend} lay down the other way round, so that their heads were side by side. Above them something white went slowly over. "A [whale|boat]," said {hero}. "A [pillow|loaf]," said {friend}. It was the same one. <It was big enough to be both.>

"Catch!" said {friend}, and threw a pebble. {hero} caught it. They threw it back & forth as they went along. By {spot} it had become quite warm. They named it [Gerald|Mrs Stone] and set it down [with a view|where it could see].

{hero} had the hiccups. {friend} tried to scare them off. "Boo!" Hic. They tried [water upside down|holding their breath]. Hic. Then they met {newlocal}, who asked the time, and by the time they'd told it the hiccups had [gone to {local}|moved on]. "Hic," said {local}.

They followed a smell. It was {smell}. It led round {spot}, over a bump, and up to a window. There, on the sill, something was cooling. They stood [below it|there] with closed eyes. They didn't take any. <They had only come to smell.> "That was delicious," said {friend}.

A feather lay on the path, [striped|white as salt]. {hero} stuck it behind one ear. It tickled. {friend} had it behind the ear for a bit & it tickled there too. So they [planted it in the ground|gave it back to the wind], to see what it would do.

They balanced on the edge of the path as if there were [water|soup] on either side. {hero} [wobbled|waved both arms]. {friend} fell in. "I'm swimming," said {friend} in the dust, "and the soup is [lovely|warm]." So then {hero} had to fall in too.

{newlocal} had a parcel that was much too big. "What's in it?" they asked. "A smaller one," said {local}, "and in that there is another." "And in that?" "I've not [dared to look|got that far]," said {local}. They helped to carry it as far as {spot}. It weighed [nothing at all|no more than a sigh].

They came to {spot}, and there hung a swing. <Nobody knew who had hung it there.> First {hero} pushed and {friend} flew. Then {friend} pushed and {hero} flew. At the very top there is a moment when one weighs [nothing|no more than a thought]. They each had eleven of those.

There was a line of ants across their way. Each of them carried a crumb. The last one carried [nothing|a petal], and walked very upright. "That one is the [band|boss]," said {hero}. They lifted their feet up high & stepped over.

{friend} had a stone in one shoe. Out it came. It was white with a ring round it. "That is a wishing stone," said {hero}. {friend} wished. "What did you wish?" "That there was [no stone in my shoe|one for you too]," said {friend}. "It works."

They came past a house where somebody was learning the trumpet, and had got as far as the third note. They stood below the window and waited for the fourth. It did not come, and it did not come, and then, when they had already gone on as far as {spot}, it came, so round and so loud that all the birds got up and clapped.

{newlocal} had baked too much, as happens, and had put it all out on the wall with a note that said HELP. They helped as well as they could. {hero} started on the left and {friend} on the right, and where they met there was just one bit over. They broke it into three, and carried the third one in to {local}, who'd thought of everyone but that.

On the wall by {spot} lay an old cat who was nobody's, and she let them sit down beside her, but not too near. She told them how one has to lie so that the sun gets in under the fur. They tried it. It is all done with the elbows. <"You are beginners," said the cat, "but you've got talent," and shut her other eye.>

They found a key, quite a small one, and tried it in everything on the way: in a gate, in a tree, in {friend's} ear. It did not fit. At last they hung it up on a nail by {spot}, at the height of a nose, so that the door, when it came by looking for it, would see it at once.

@older There had been a wedding, and all the way along lay rice and a bit of ribbon. A family of sparrows was just clearing up. "Were you invited?" asked {hero}. "We came afterwards," said the sparrows, "we always do. It's the best part, you get to sit down." So {hero} and {friend} sat down to it too, though they left the rice to those who liked it raw.

@older {newlocal} asked whether they'd mind being an audience, only for a moment, as there was nobody else there. {local} got up on a box. It was a play about a king, and {local} was the king, and the horse, and the storm, and fell down twice. They clapped till it hurt. Then {local} bowed so often that they had to go on while it was still happening.

They saw somebody coming with a very long ladder, and held one end for a bit, since they were going that way. It went round {spot} like a train. "What is it for?" asked {friend} from the back. "It's for getting up in the morning," somebody called from the front, and it took them as far as the bend to see that it was a joke.

{hero} wanted to show {friend} how to walk on {hero.his} hands. It went well for one step. After that it was more a way of lying down. But from below one could see that there was a bird's nest under the edge of {spot}, with three beaks in it, all open, and no one who walked the usual way would ever have known.

@older There was a letter on the path, and it said "To the first one who comes by". {hero} opened it with care. Inside was a drawing of {hero}, reading a letter, and on the back it said "Boo". They laughed, and then they looked round, and then they put it back in, and licked it shut, and lay down behind {spot} to see who'd be the next.

@older They came to a bench with two old ones on it, who'd been sitting there since before there was a bench. One said, "It'll rain." The other said, "It won't." They'd said that every day, and each had been right about half the time. "And who keeps count?" asked {hero}. "Nobody," said the first. "That's why we can still sit together," said the second.

{friend} had brought a kite, but there was no wind. They held it up between them & ran. It sailed along behind as long as they did, and when they stopped it lay down. "We're the wind," said {hero}, panting. "It's hard work," said {friend}. When a real one got up later on, they both said thank you to it.

@older A very small parade came by, with a drum and a flag and somebody asleep at the back. "What are you celebrating?" asked {hero}. They'd forgotten, they said, but it'd been going so well that they had not liked to stop. So {hero} and {friend} marched along for a bit. At {spot} they turned off and waved, and the drum gave them a roll of their own.

@older {newlocal} stood at the edge of something, with a fishing line and no hook. "I don't want to catch anyone," said {local}, "I only like to know they're there." They were each allowed to hold it. First there was nothing, and then there was a tiny tug, like somebody pulling at your sleeve who has thought better of it. {hero} pulled back, just as gently, and that was a whole conversation.

They built a town in the dust, for ants, with a square in the middle. The ants came and looked. They walked all round it, and straight across the square, and out at the other end, and not one of them moved in. "It's too grand for them," said {friend}. But on the way back later they saw that there was one in the smallest house, lying down.

{hero} had a cushion of moss on {hero.his} head & walked like a queen, or like a waiter, and {friend} carried the end of a train that was not there. {newlocal} took off a hat to them. "Your Majesties," said {local}. Then it slid, and there was a crumb of earth in the royal eye, and the reign was over. <It had been long and peaceful.>

By {spot} lay something round and smooth with a crack in it. They thought that it might be an egg, so they sat down on it by turns, quite softly, and sang. It was warm work. Then {newlocal} came, and said that there it was, that was the knob of the bedpost. They gave it back. "It was very good company," said {friend}.

It was {friend's} turn to say which way, and {friend} spun round with closed eyes and pointed. It was straight into a hedge. They went through the hedge, since fair is fair, and in there sat {newlocal}, having tea, and there were three cups. "I always lay for two more," said {local}, "as one never knows," and looked as if it was no wonder at all.

There was a well, or a hole like one, and they leaned over it and called down good morning. Someone called up good night. It gave them quite a turn. Then they worked it out: it was so far down that it was already evening there. "Sleep well!" called {hero}, and they tiptoed off.
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

A small cloud came over and looked at them. There was nothing for it to do there, so it went on.

They took turns to be the one in front, and the one in front had to say what was coming, and mostly it was {spot}.

Someone had left a spoon on the path, and they laid it to one side, where it could see the sky.

{friend} walked on the very edge for a while, because the middle was taken.

There was the smell of {smell} again, and both their noses turned to it at once like two small weathercocks.

{hero} kicked a pebble all the way to {spot}, and there it was allowed to stay, as it had come so far.

Someone waved to them from a long way off, and they waved back, and none of the three ever knew who it had been.

A gust of wind came round the corner, saw them, and went back for its hat.

A cat sat in a window and saw everything, and kept it to herself.

{friend} found a button and gave it to {hero}. {hero} gave it back at the next corner. It was theirs.

They read what somebody had scratched on {spot}. It said, "I was here." So they were, too.

A man went by with a mirror, and for a moment there were four of them.

The sun was on their left ears. Later it was on their right ones.

{hero} jumped over a shadow, to be on the safe side.

There were two paths, and they took the one that hummed.

{friend} blew on a blade of something green, and it squawked like a duck.

They put their hands flat on {spot}. It was as warm as a loaf.

Somebody's hat came along, all alone. They let it by.

{hero} sniffed, and it was {smell}, and it made them both walk faster.

Someone had drawn a hopscotch, and had not come back. They hopped it, there and back, for them.

A very thin dog walked beside them for a bit. Then it had somewhere to be.

Steps ran up to a door that was bricked up. "They've gone out," said {friend}.

They heard the end of a joke from behind a wall, and laughed, and never knew the beginning.

{friend} had found a heart-shaped stone, and a stone-shaped stone to go with it.

It was just the time when people put out their chairs. They tried three.

On a sill a plum was waiting to be eaten. It was not for them. They said good luck to it.
`);
