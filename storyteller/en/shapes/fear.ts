import { shape } from './bank.ts';

export const fear = shape({
  want: `
@+beyond Behind {dark} grew the best {snacks} [in the world|of all]. Everyone said so. {hero} had [never tasted them|wanted some for a whole year].
"Today we will go & get some," said {hero}. "It is not far. <It is only through {dark} and out again.>"
{friend} looked at {hero}. "[Only|Through]?" said {friend}.

@+plan {hero} had made up a plan. <It was a good plan, with a drawing.> They would go all the way to {dark}. They would walk in at one end & come out at the other. And then they would be [the bravest two {where}|famous, or at least a bit taller].
"I packed {snacks}," said {friend}, who thought of such things.

Every child {where} knew about {dark}. Some had seen it from [far off|behind a friend]. <Some said that it breathed.> {hero} had never been inside.
"Someone has to be the first," {hero.he} said.
"Must it be today?" asked {friend}.
It must, because {hero} had already [told everyone|put on a hat for it].

In the night {hero} had had a dream about {dark}. Somebody in there had been calling. It was not a frightening call. It was how you call a friend to supper. "So I have to go and look," said {hero} in the morning. {friend} had only dreamed about buns. "Then I shall go as far as you go," said {friend}.
`,
  trouble: `
@plan There it was. {dark} looked bigger than in the plan. It was dark like the inside of [a boot|a pocket].
Something in there went [whoooo|tock, tock|hush].
"What was that?" asked {friend}.
"Nothing," said {hero}, and [took two steps back|held on to {friend}]. <Nothing had never sounded like that before.>

{hero} put one foot in. It was [cool|cold] in there. {hero} put the foot back out.
"I am only [testing it|saying hello]," {hero.he} said.
But {hero.his} heart went bump, bump, bump & {hero.his} feet would not go at all. <They had made up their own minds.>

"You first," said {hero}. "No, you," said {friend}. "We could [count to three|hop in]," said {hero}.
They counted to three. They counted to ten. They [counted to ten again, but slower|got as far as twenty].
Then [something moved in there|a shadow slid along the wall], and they both ran, and they did not stop until {spot}.

When they came near {dark}, {hero} began to walk slowly. Then more slowly. Then {hero} stopped.
"My shoe," said {hero}. But there was [no stone in it|nothing the matter with it].
{friend} waited. "It is very dark in there," said {hero} [at last|to the ground].

At first it was easy, because it was far away, and one can be very brave from far away. Then they came round {spot}, and {dark} was right there, with its mouth open. {hero} had been in the middle of a song, and it stopped by itself. {friend} sang one more line, and then that stopped too.
`,
  worries: `
"Perhaps we don't need to go," said {hero}. It sounded [sensible|true]. It did not feel [good|nice].

{hero} wished there were a door to close, or a lamp to light, or [somebody big to ask|a wall to lean on].

"Are you ever afraid?" asked {hero}.
"[On Tuesdays|Mostly at night]," said {friend}. "And [when the wind stops|when I am the only one awake]. And once of a coat."
{hero} felt a tiny bit better. [Nobody should be afraid of a coat alone.|It is good to know about the coat.]

{hero's} knees were talking to each other, and neither of them had anything cheerful to say.

It would have been so easy to go home and say that it was closed, and {hero} thought about that for quite some time.
`,
  tries: `
"We need a light," said {hero}. They made one out of [a jar and a glow-bug|a spoon and some shine]. It was a very good light [until {dark}|for a while]. Then the wind came out & [puffed|blew] and it was dark again. <The wind did not even say sorry.>

"We need to be loud," said {friend}. So they sang. They sang [all the songs they knew|a marching song] at the top of their voices. {dark} sang it back to them, deeper. 
That was [worse|no help at all]. They stopped singing & went back to {spot}.

They asked {newlocal}, who was very old. "What lives in {dark}?"
"What do you think lives there?" asked {local}.
{hero} told about [the teeth|the big eyes] and {friend} told about the tail.
"My, my," said {local}. "It has grown since I was small. <Then it was just a bit of dark, with a drip in it.>"

{hero} tried with eyes shut. "Then I can't see that it is dark," {hero.he} said. It was clever. {hero.he} went three steps, <four steps,> and walked into {spot}.
"Ouch," said {hero}.
"I think," said {friend}, "that eyes are better open."

"Let's make ourselves big," said {friend}. They stood on [their toes|a box]. They put on every scarf they had <and one that belonged to nobody>. They looked at their shadows & their shadows were huge.
{hero} was so pleased with the shadow that {hero.he} forgot to be afraid. Then the shadow moved first. Off they ran!

They tried to go around. Around was [long|full of thorns]. It went up and it went down <and it went sideways through something sticky>. At the end of around there was [a wall|a pond]. So they had to come all the way back.

{friend} drew {dark} on a stone, and gave it [a hat|round glasses]. {hero} gave it [a nose|a little moustache].
It is hard to be so much afraid of something with [a moustache|a hat on]. {hero} went nearer. {hero} went nearer still. <Then it dripped.> "Tomorrow," said {hero}.

They threw a pebble in, to see. It said tip, tap, tup. They listened.
"It had a long way to fall," whispered {hero}.
"Or a short one, with bounces," said {friend}.

"If we knew how big it was, it would be smaller," said {friend}, so they fetched a string and set out to measure {dark}. They got as far as the front of it, and it was nine steps wide, and that is not even as wide as the yard at home. {hero} wrote the nine down. It was the rest of it, the part behind the nine, that nobody had a string for.

They practised with a small dark first. There was one under a bucket, and {hero} put {hero.his} head in it and counted to ten, and nothing whatever happened. Then they tried the dark in a sack, which smelled of onions, and the dark behind {spot}. By noon {hero} was really good at small ones.

They thought that somebody might like to go ahead of them, and they asked {newlocal}, who said that it would be a pleasure, only there was a cake in the oven. They asked another, and there was a cake in that oven as well. "It's odd," said {friend}, "how much gets baked when one is looking for company."

{hero} threw in a ball, to see if anyone would throw it back. They waited, and they could hear it hop and roll and stop, and then there was no sound at all. "Now we shall have to go in, because it was my best ball," said {hero}, and could have kicked somebody for being so clever.

{friend} knew a story about someone who was not afraid of anything. It was a short story, for that person went into the first dark place that came along and was never heard of again till tea. "I think I'd rather be somebody who's a bit afraid," said {hero}, "and gets home in time."

They sat down in front of {dark} and had their {snacks}, for one can look at a thing while one eats. It didn't come any closer. After the second helping {hero} noticed that it was not black all over but brown at the edges, and blue further in, and had moss round it like a collar. Somebody had once scratched a small heart beside the way in.
`,
  turn: `
"Shall I hold your hand?" asked {friend}.
"Yes," said {hero}. "And shall I hold yours?"
They went in. It was dark. It was dark in front and behind. After ten steps {hero's} eyes grew used to it. There were [small lights on the wall|pale stones]. There was a drip. The drip said [plip|tick].
"Was that you?" {hero} asked the drip. It was.

Someone was crying in {dark}. It was a soft sound, and not at all [big|wild].
{hero} forgot {hero.his} knees. {hero.he} went right in. There sat a {guest}, all alone.
"I heard something big outside," sobbed the {guest}. "It had a lot of feet."
"That was us," said {hero}. "[We are quite small.|We thought that you were the big one.]"

{hero} went in, one step. {friend} came too. "Tell me what you see," said {friend}.
"Black," said {hero}. Another step. "Black and [grey|blue]." Another. "There is a bend. There is... oh!"
Beyond the bend they saw {light}. It had been there the whole time. It only could not be seen from [outside|where they had stood].

"I am still afraid," said {hero}.
"So am I," said {friend}. "Shall we go?"
So they went, and they took being afraid along, like a [cat in a bag|small cousin]. It grumbled a little. Then it went quiet. And halfway through {hero} noticed that [the dark was soft|it was only night in there, come early].

"Wait," said {friend}. "Put your ear here." {hero} did, and there was a sound in there, very slow, in and out. For a moment neither of them dared to move. Then {hero} put a hand on {friend's} chest, and there it was again. It was not {dark} that breathed. It was the two of them, and it came back to them from the walls.
`,
  mend: `
On the other side it was still a little bit day. They sat down & ate {snacks} out of the bag. They tasted of [brave|sun].
"We must go back through it," said {friend}.
"I know," said {hero}. "[It's not so long now.|I'll show you where it bends.]"

They went back through {dark} more slowly than they had come. {hero} said good night to every bend. {hero} patted the wall, which was [cool and kind|only a wall].
"It is not a bad dark," said {hero}. "It just [has nobody to talk to|never has visitors]."

Outside, {hero} looked back once. {dark} looked [smaller|the same, and quite different].
"Good night," {hero} called into it.
"Night," said {dark}. "Night, night."

"Did you have to be first?" asked {friend}.
"No," said {hero}. "I had to be [second-to-none|next to you]."
They laughed & the echo laughed with them, [like an old friend|and nobody ran].

{hero} wrote a sign and stood it in front of {dark}, for the next who came by. It said: "You can come in. It's only dark. Bring someone." {friend} drew a hand at the bottom.
`,
});
