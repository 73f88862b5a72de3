import { shape } from './bank.ts';

export const waiting = shape({
  want: `
By {spot} there was a {growing}. It was small & it was tightly shut. "It opens once," said {newlocal}. "When it does, there's [a light inside|something in it like music]. I saw it when I was young."
"When will it open?" asked {hero}.
"When it is ready," said {local}, <which is the kind of thing that grown people say>.

{hero} had looked after the {growing} [since spring|for weeks]. {hero} gave it water. {hero} told it the news. {hero} turned it round, so that both its sides should get the sun.
This morning it looked [fatter|rounder]. "Today," said {hero} to {friend}. "I'm sure of it. Today is the day it opens."

"What does a {growing} do?" asked {friend}.
"Nothing yet," said {hero}. "That is why we're here." They sat down in front of it. They had {snacks}. They had [a blanket|cushions]. They had all they needed for a short wait. <They had not brought anything for a long one.>

{newlocal} gave {hero} a {growing} to keep. It was no bigger than a [thumb|bean]. "You must do three things," said {local}. "Water it. Leave it be. And sit with it sometimes."
{hero} was good at the first. {hero} was [not so good at the second|less good at the rest].

It was the last {growing} of the year. All the rest had come and gone, and {hero} had missed each one of them. There was always something. Once it was a cold, and once it was a party. "Not this one," said {hero}. {hero} put down a cushion, and sat on it. "I'm not going to take my eyes off it." {friend} fetched a second cushion.
`,
  trouble: `
They watched. {sound} went on and on. They watched some more. Nothing happened, and then it went on happening.
"Is it broken?" whispered {hero}.
"I believe this is just how it looks," said {friend}, "before."

{hero} gave it more water. If some is good, then more is better. {hero} gave it a [whole can|bucketful]. The {growing} stood in a puddle & [drooped|looked surprised].
"Oh dear," said {friend}. They bailed it out with [a spoon|two cups].

@+bit "I'll help it," said {hero}. {hero} put out one finger. {hero} only wanted to lift a tiny corner and peep in.
"Don't," said {friend}. But [it was done|{hero} had]. A little bit came off. It was green & it lay there <in {hero's} hand, and it would not go back on>.

All the others had opened. There was one by {spot} that was wide open already. There were [two|three] more, over there. Only {hero's} stayed [shut|as it was].
"Mine is the slowest {growing} {where}," said {hero}. "It's doing it on purpose."

It is a funny thing about looking. If you look at something for long enough, then it begins to look back. {hero} looked at the {growing} and it looked at {hero}, and neither would give way. Then a fly sat on {hero's} nose, and {hero} sneezed, and the sneeze blew the {growing} quite over to one side. It came up again, but slowly, and it seemed to be shut tighter than before.
`,
  worries: `
"I have been waiting for a hundred hours," said {hero}.
{friend} looked up at the sun. "One," said {friend}. "[Nearly|And a bit]."

What if it opened when nobody was looking? What if it never opened at all? {hero} [did not know which was worse|asked {friend} both].

Waiting made {hero} itchy. <First it was the nose, and after that it was all over.>

{hero} listened to see if the {growing} was doing anything on the inside. It might have been. It might have been {hero.his} own ear.

Some people, {hero} thought, had already had their {growing} open before breakfast and were now just walking about.
`,
  tries: `
They sang to it. They sang a fast song, to hurry it up. The {growing} did not hurry. A [cricket|fly] sang along. By the end they had a very good song and a {growing} that was [shut|just the same].

{hero} danced round it. {hero} stamped, to wake it up. Stamp, stamp! {newlocal} put a head out of a hole. "Some of us are growing down here," said {local}, <not unkindly,> and went in again.

"Look away," said {friend}. "Perhaps it's shy." They turned their backs. They counted to fifty. {hero} turned round at [thirty|twelve].
"You looked," said {friend}.
"Only with one eye," said {hero}.

They put a scarf around it to keep it warm. They took it off again, <so that it could breathe>. They put it on. They took it off. "I wouldn't know what to do," said {friend}, "if I were it."

{hero} told it a secret. {hero} told it that {spot} was just outside, and that there were {snacks}. {hero} told it about [the moon|bedtime]. It took a good while to explain, and {friend} listened too.

"We could go for a walk," said {friend}. They went as far as {spot}. {hero} walked [backwards|sideways], so as to keep it in sight. Every ten steps {hero} ran back to see.
It is slow, walking like that. <They went forty steps in an hour.>

They drew how it would look. {hero} drew it with [red|blue] and {friend} with gold. They made so many that they had [a whole row|no more paper]. "It'll have to be very beautiful now," said {hero}, "to be as good as these."

{friend} fell asleep. {hero} did not. {hero} looked at the {growing}. It was so still that {hero} began to see small things. There was a line down the side. There was a fine [hair|down] on it. It had been there all day. {hero} hadn't had the time to see it.

They asked {newlocal}, who had grown things for sixty years. "Did you talk to it?" asked {local}. They had. "Did you shout?" They had done that as well. "Then there's only one thing you haven't tried," said {local}, and shut one eye, "and that's to go away and have your lunch." They had it, but they carried it back and had it beside the {growing}.

{hero} made a calendar, so as to see how long it was still. There was one square for each hour. {hero} crossed out the first, and then the one they were in, and then, because it went so well, three that were still to come. It made no difference to the {growing}, but {hero} felt for a moment that it was later.

{friend} said that it was best to think of something else. They thought about soup, and they thought about whales, and about what it was that whales thought of. {hero} did very well with that until it struck {hero.him} that a whale, seen from above, is exactly the shape of a {growing}. So there they were again.

A beetle came along and walked up the {growing}, right to the tip. It put its head on one side. They both held their breath. It walked down again and went away across the path as if it had only wanted to know the time. "Do you think it heard something?" whispered {hero}, and {friend} said, "I think it heard something that isn't finished."

They built a little wall around it, against the wind, and a roof against the sun. Then it was too dark in there for it, so they made a window. Then they thought that it might be lonely, and put in a chair. By mid-afternoon the {growing} had the nicest house in all of {place} and had not noticed.

They met someone who was in a hurry, and had no idea what for. "Come and wait with us," said {hero}. So they sat down, all in a row, and waited. After a while the one who was in a hurry took off a shoe, and then the other. "What are we waiting for?" the stranger asked. "For that to open." "Oh," said the stranger. "How nice. I've never done that."
`,
  turn: `
{hero} stopped. {hero} stopped asking it, and telling it. {hero} sat down, and only sat. {friend} sat down too.
It got later. The {growing} was there, and they were there. Nobody wanted anything from anyone.
And then, with a sound as small as a [kiss|crumb], it moved.

They had given up watching. They lay on their backs and talked about [clouds|what they would be when they were big]. So they did not see the beginning.
"What smells so good?" asked {friend}.
They sat up slowly. They did not say a word.

"Good night," said {hero} to the {growing}. "You don't have to. You can do it tomorrow, or whenever you like." {hero} laid a hand beside it, to say sorry for all the [fuss|hurry].
Perhaps it had been waiting for just that. Or perhaps it was only time.

"It needs the dark," said {friend}. Nobody had thought of that. All day they had held it up to the sun. But there are things that open [in the evening|when the light goes].
So they moved away the lamp. They sat close together & waited without looking at the clock. And it came.

A mist came up, and with it the cool. {hero} took off {hero.his} scarf, not to hurry anything, but because it looked cold. {hero} laid it round the {growing}, and then put an arm round {friend}. They talked about small things in low voices. It was so nice there that they forgot what they had come for, until they noticed that they could see each other's faces.
`,
  mend: `
It opened as a [hand|yawn] opens. First there was a thin line of light, and then there was a wider one. It didn't hurry. Now they did not want it to.
"Hello," said {hero}.
It was as [white as milk|blue as evening] and it shone on both their noses.

In the middle sat a drop of light, as round as [a bead|an eye]. It swayed. It was not like anything they had thought of.
"Nobody could have guessed that," whispered {friend}.
"No," said {hero}. "We [could not have|didn't know enough]."

They saw all of it, from the start to the end. It took the time that it took. No one said "faster". No one said "at last".
When it was wide open, {hero} let out a breath. It had been in there since noon.

@bit The place where the little bit was missing was still there. The {growing} had opened around it.
"That's from me," said {hero}.
"It looks like a window," said {friend}. And it did. You could see right [in|through].

"It was worth it," said {friend}. "What was?" asked {hero}. "The whole long bit," said {friend}. "Before." And {hero} saw that this was so. There had been all that sitting, and all that talk. One had only thought that nothing happened.
`,
});
