import { shape } from './bank.ts';

export const shared = shape({
  want: `
@+lent There was one {thing} in the whole of {place}. It hung [by {spot}|where the path forks], and on fine days it was lent out. <You only had to ask.>
"I'm going to have it today," said {hero} at breakfast.
"I'm going to have it today," said {friend}, a little way off, at just the same moment.

They found it together, {hero} and {friend}, half under {spot}. It was a {thing} & it belonged to nobody. <There was no name on it; they looked.>
"I saw it first," said {hero}.
"I touched it first," said {friend}.
Both were [right|true]. That was the [trouble with it|awkward part].

{hero} had a new {thing}. It had come [in a box with string|all the way from the other side of {place}]. <It still smelled of paper.>
"Look!" cried {hero}. {friend} looked. {friend} looked so hard that {hero} moved it a little [further away|to the other side].
"May I have a go?" asked {friend}.
"Soon," said {hero}.

"One each," said {newlocal}, and opened the basket. There was one {thing} in it. {local} looked again. There was still one.
"Ah," said {local}. "I [counted|must have counted] wrong. Well, you two are friends. You will know what to do." <And {local} went off, quite easy in mind.>
They did not know what to do.

The {thing} came with the post, and on the label stood both their names. <Which came first depended on how one held it.> It was from an uncle. "For you two," he'd written, "as I know that you never quarrel." They read that [out loud|together], and they were proud of it. It was true until about ten o'clock.
`,
  trouble: `
@+broken {hero} took hold of one side. {friend} took hold of the other.
"Let go." "You let go!"
Nobody let go. They pulled, and the {thing} gave a [crack|small sad sound]. Now there was a [bend in it|piece off the end].
They both let go [at once|very fast]. <It lay on the ground between them.>

So {hero} had the {thing} and {friend} had none of it. {hero} [held it up high|turned round with it]. It was not as much fun as it had looked. There was no one to [see|say "oh"].
{friend} had gone to sit behind {spot} & was [drawing lines in the dust|looking at nothing].

"It's mine until noon," said {hero}. "Then it is mine," said {friend}. They drew a line on the ground. They stood on each side of it <with folded arms> and watched the shadow creep.
It was the longest morning there had ever been. And nobody [played|enjoyed any of it].

"Yours is bigger," said {friend}. "My turn was shorter," said {hero}. "You went twice." "That one did not count."
They used up all their loud words. Then it was quiet. The {thing} waited on the ground. It [would have liked to be played with|was only a {thing}, after all].

They had never had a quarrel before, so they did not know how it was done, and they did it much too well. {hero} said a thing that was not so, and {friend} said a thing that was, and that was worse. Then there was nothing left to say. The {thing} stood between them, with the sun on it.
`,
  worries: `
{hero} looked at {friend's} back. It was a very cross back. <You would not think that a back could say so much.>

The {thing} was [in {hero's} arms|right there], and it was just as fine as before. So why did it [not shine|feel so heavy]?

"I don't care," said {hero}, to nobody. [It was not quite true.|Nobody believed it.]

{hero} began to count how many good days they'd had with no {thing} at all, and there were a great many of them.

It's hard to be cross for long with someone who knows where you are ticklish, but {hero} gave it a try.
`,
  tries: `
They tried to share it by [counting|the clock]. "One, two, three, my turn." "You counted fast." "You counted slow!" They counted so much that there was no time left to play. <By the end they had reached four hundred.>

"We could cut it in two," said {friend}. They looked at the {thing}. They thought about half of it.
"Half a {thing}," said {hero}, "is not [a {thing} at all|anything]."
That was the first time that day they [said yes to the same thing|both nodded].

{hero} hid it behind {spot}. "Now nobody has it," said {hero}. It did not help. Both of them thought about {here}. Both of them just happened to walk past {here}, <twice,> and met each other there.

They asked {newlocal} to be the judge. {local} put on [two pairs of glasses|a clean collar].
"Who needs it more?" asked {local}. "I do," said {hero}. "I do," said {friend}.
"Who would be sadder without it?" Nobody answered. "[A hard case|Dear me]," said {local}, and went home for tea.

They had a race for it, to {spot} and back. {hero} ran as fast as {hero.he} could. So did {friend}. They came in at the same time, puffing, <in a cloud of dust,> and fell over each other.
"Again?" asked {friend}.
"I can't," said {hero}. And they lay there.

{hero} made a second {thing} out of {stuff}. It took a long while. It was [a little bit crooked|not the same]. "You can have this," {hero} said.
{friend} turned it round. "You have that one," said {friend}, "if it's so good." <And there they were again.>

{friend} played with a stick. The stick was a boat, and then it was a horse. <It was a very good horse.> {hero} watched from {spot}. {hero} had the {thing} & wished for a stick.

"You may hold it," said {hero}, "if you sit still. And don't breathe on it. And only with two fingers."
{friend} held it with two fingers, and did not breathe. Then {friend} gave it back. "That isn't holding," said {friend}. [It was not said angrily.|And {friend} was right.]

They asked the {thing} itself. They put it down in the middle, and sat one on each side, and waited to see which way it would lean. A wind came and it leaned towards {hero}, and another wind came and it leaned towards {friend}, and then a snail walked over it and was the only one who got any use out of it that morning.

{newlocal} had a set of scales, and offered to weigh who wanted it more. {hero} sat down in one pan and wanted with all {hero.his} might, and {friend} sat down in the other. The needle stood quite still in the middle. "It weighs about as much as breakfast," said {local}, who had never seen wanting being weighed before.

They drew up a treaty, with numbers. It said whose the {thing} was in the sun. It said whose it was in a wind. There was a whole page about Thursdays. They only stopped when they had got to rain, for there were so many kinds. <By then they'd quite forgotten to be angry and were only busy.>

{friend} said that {friend} did not want it any more. {hero} said that then {hero} didn't want it either. So it lay there, in the grass, or what there was of it, and both of them walked off in different directions, with stiff backs, and met on the other side of {spot}.

One had it in the morning and one had it after noon, that was the plan, and {hero} got the morning. It was strange. There were so many things that one needed somebody for: to say "now", or to catch it at the other end, or just to ask if it had been as high as last time. {hero} said "now" to {spot}, but it was not the same.

A little one came by and asked if it could have a go. They both said "No!" at once, and so loudly that they were frightened. The little one went away backwards. They looked after it, and neither of them liked the sound that was still hanging in the air, and each thought that it had mostly been the other.
`,
  turn: `
Then the wind got up. It took the {thing} & rolled it off, over and over, down towards {spot}.
They both ran. {hero} was quick at the bends and {friend} was quick at the straight part. {hero} headed it off. {friend} caught it.
They stood there, out of breath. They looked at it. They had only caught it because [there were two|one was on each side].

"What is it for?" asked a small voice. It was a {guest}, who had been [watching all day|there the whole time].
{hero} was about to say. What was it for? It was for... "It's for two," said {hero}, slowly. "Look. It has a side here. And a side there."
They had held on to both sides all day long. They had never looked at them.

{hero} carried the {thing} over to {friend}. It was a walk of ten steps. The first three were the [longest|hard ones].
"You start," said {hero}.
{friend} looked up. "No, you."
"No, you!" And then they both heard it, and [began to laugh|the corners of their mouths went up].

"It goes better if one pushes," said {friend}. {friend} said it to the ground.
{hero} sat down on it to try. {friend} gave a push. Oh! It went twice as far. It had never gone so far for [one|anybody].
"Now you sit," said {hero}.

A little one had fallen into a hollow. It was not deep, but the little one was not tall. {hero} lay down at the edge and could not reach. {friend} could not reach either. They looked round for something long, and there was only the {thing}, and it took the both of them to hold it. Up came the little one, on the end, like a fish. "Is it for that?" it asked.
`,
  mend: `
After that there were no turns any more. There was only one long game that had [both of them in it|room for two]. The {thing} was a boat. The {thing} was a bridge. It was a bell and a crown. It was never once anybody's.

@broken They mended the broken bit with string. It took three hands, and they had [four|more than three]. When it was done it was [not so pretty|a bit lumpy], and it was much stronger.
"It is ours, that knot," said {friend}.

"Where shall it live?" asked {friend}.
"At your house tonight," said {hero}, "and tomorrow at mine."
"And on the third night?"
{hero} thought. "On the third night we'll [ask it|lend it to somebody]."

@lent They put the {thing} back where it hung, so that it would be there for [anyone|the next one] who came by. {hero} gave it a pat. {friend} gave it a little push.
"It looked lonely up there," said {hero}, "when it was just mine."

They wrote a new label for the {thing}, with a lot of names on it. Their own were there, somewhere in the middle. At the end they left a space, for the next one.
`,
});
