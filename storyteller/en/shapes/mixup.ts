import { shape } from './bank.ts';

export const mixup = shape({
  want: `
@+made {friend} had been busy for days. There were bits of {stuff} about, and a good deal of humming. "You can't look yet," said {friend}. "It's for {feast}."
{hero} did not look. <{hero} looked only at the cloth that was over it, and that is not the same thing.>
"Will you watch it for me?" asked {friend}. "I shan't be long."

@+basket There were two baskets by {spot}. They were the same size & they had the same lid. One was {hero's}. One was {friend's}.
{hero} was [hungry|in a hurry]. {hero} took one, <the left one, or was it the right,> and went off with it. {hero} ate the {snacks} that were in it, down to the last. They were [extra good|even better than usual].

@+kept "Can you keep my {thing} till tonight?" asked {friend}. "I have to help {newlocal}, and it must not get wet."
"I'll keep it," said {hero}, and put it down [in a safe place|somewhere safe]. It was such a safe place! <So safe that {hero} at once began to think about other things.>

@+tidy In the morning {hero} was the first one up. {hero} wanted to do something nice. "I'll tidy," said {hero}.
{hero} tidied by {spot}. There was an old heap of {stuff} in the way. {hero} put it here and there & threw the rest [in the pond|to the wind]. It looked [lovely|so neat] now.

@+made @+gold "Nobody must touch this," said {friend}. "It isn't dry." It was the thing for {feast}. It was four days of work, with gold round the edge. {friend} put a cloth over it. {hero} had not even been let in to see it. "I won't touch it," said {hero}. "I'll only stand near it, so that no one else does."
`,
  trouble: `
@made @tidy "Who has done this?" said {friend}. {friend} stood quite still. "It was mine. I made it. It took me [four days|ever so long]."
{hero} looked, and {hero.his} ears went hot. <Everything went very slow.> {hero} knew who had done it.
"Perhaps," said {hero}, "it was the wind." And that was how it [got out|began].

@basket @+blamed {friend} came back & looked under the lid, and the smile fell off. "It's all gone," said {friend}.
{hero} [opened {hero.his} mouth|swallowed]. Now was the time to say it. Now. But {newlocal} was just going by. "I saw a {guest} here earlier," said {local}. So {hero} did not say it, and now was [over|gone].

@made Crack. It was not a loud crack. {hero} [turned round|looked down]. Behind {hero} lay what {friend} had made, and it was in two halves.
Nobody had seen. <A beetle had, but beetles don't tell.> {hero} pushed the halves together, so that it looked whole. [From far away it did.|It looked almost whole.]

@basket @kept "Somebody took it," said {friend}, with a wobble. "Who would do that?"
"I don't know," said {hero}.
It was only three words. They were [quickly said|small ones]. But they [sat on {hero's} tongue afterwards|tasted of soap] & would not go away.

@gold It was only going to be a look. But to look one has to lift the cloth, and the cloth had caught, and when {hero} pulled, it all came along. There was a small, wet sound. After that it was so quiet that you could hear the gold drip. When {friend} came running, {hero} was standing quite somewhere else, with both hands behind {hero.him}. "I heard a noise," said {hero}. "It came from over there."
`,
  worries: `
{hero} was not hungry. {hero} said it was the heat. <It wasn't hot.>

"You are quiet," said {friend}. "I'm just [thinking|tired]," said {hero}. [That was another one.|There it was again.]

The thing that {hero} had not said was about as big as a pea. By noon it was as big as a [plum|boot].

If one could only go back to that morning, {hero} thought, one would just do it all over again but with other words.

{hero} noticed that it's possible to be right next to somebody and a very long way away.
`,
  tries: `
"Let's look for who it was," said {friend}. So they had to look. {hero} looked behind {spot} & knew that there was nobody. {friend} looked so [hard|hopefully]. <It's no fun to seek when you are the one who is hidden.>

@made @kept {hero} made a new one, in secret, out of {stuff}. {hero} worked fast. It came out [lumpy|with too many corners]. When {friend} found it, {friend} only said: "That is nice. But it's not mine."

They asked {newlocal}, who had seen nothing. They asked a {guest}, who said at once, "It wasn't me!" And the {guest} [went red|nearly cried], since everyone was looking.
{hero} felt worst of all. <Now there were two sad ones.>

{hero} gave {friend} half of {hero.his} {snacks}. {hero} gave {friend} the other half too.
"Why are you so kind to me today?" asked {friend}.
{hero} did not have an answer, so {hero} [looked for a stone in a shoe|ran ahead].

"I'll tell it later," thought {hero}. Then it was later. "I will tell it when we get to {spot}." They got to {here}. {hero} opened {hero.his} mouth & a yawn came out <that was not a real one>.

{friend} told a joke, so that {hero} should cheer up. It was the one about the snail. {hero} laughed in the right place. It came out [hollow|like a door].
"It is a very old joke," said {friend}.

@basket @kept @made @tidy "If I could catch them," said {friend}, "I'd only ask why."
"Would you shout?" asked {hero}.
{friend} thought about it. "At first," said {friend}. "But not for long. I don't like [the taste of it|my shouting voice]."

{hero} told {spot}. That was easy. {hero} told a stone. The stone [kept quite still|didn't mind]. "It was me," {hero} told it.
It was not so hard to say to a stone. But the stone had lost nothing.

{hero} decided to be so good for the rest of the day that it would come out even. {hero} carried {friend's} bag, and let {friend} go first, and laughed at everything. "You've got a fever," said {friend}, and felt {hero's} forehead. It is not easy to be good to someone who keeps on being nice about it.

"We'll set a trap," said {friend}, and so they did, with a bucket and a string and a biscuit. They lay behind {spot} and waited for the one who'd done it. {hero} watched the biscuit for an hour, and knew all that while that the trap was quite empty and that the one it was meant for was lying next to {friend} with an ant in one ear.

They went to {newlocal}, who had a thick book in which everything stood. "Here it is," said {local}, and put on the glasses. "'He who has done it will have a red nose by nightfall.'" {hero} went all the rest of the way with a hand over {hero.his} nose, and it was a long way, and it made it hard to see the stones.

{friend} had a list of everyone who might have done it. It had nineteen names on it, and one by one they were crossed out: {newlocal} had been asleep, and the twins had been in bed with spots. "You aren't on it," said {hero}, when there were two left. "I mean, I'm not." "Of course not," said {friend}. "You're my friend."

There was a puddle on the way, and {hero} looked in. There was somebody in there with a face like a Monday. "What's the matter with you?" asked {hero}, but very softly. The one in the puddle moved its lips, and they both knew what it was that it said. Then {friend} called, and {hero} stepped over it.

"Do you remember," said {friend}, "when I broke your blue cup? I hid the bits under the bed, for a week, and I could not sleep for the bits." {hero} did remember. "You never got cross," said {friend}. "You only asked if I'd cut myself." After that neither of them said a thing as far as {spot}, and {hero's} throat had something in it like a bit of cup.
`,
  turn: `
"It was me," said {hero}.
It was out. {friend} looked round. "I didn't mean to," said {hero}. "But then I did not say so, and that part I did mean."
It was quite still. Then {friend} breathed out. "I thought that somebody didn't like me," said {friend}. "[It was only you.|And you do.]"

@basket @kept {friend} was looking in the wrong place again. {friend} had been looking all day, and was tired, and never once [grumbled|sat down].
{hero} could not bear it. "Stop," said {hero}. "You won't find anyone. I'm here." And then {hero} told it all, from beginning to end. {hero} told even the bad bits.

They sat side by side. It was nearly dark, and one can say things then. 
"Say you had done something," said {hero}. "Something bad, and not on purpose..."
"Yes?" said {friend}.
"Well, I have," said {hero}. And then came all the rest of it, fast, like [beans|peas] out of a sack.

@blamed "It was not the {guest}," said {hero}, out loud, so that all could hear. "It wasn't anyone. It was me, and I was too scared to say."
{hero's} voice shook. But {hero.he} stood there till it was said. The {guest} came out & [wiped its nose|looked up]. {friend} came over too.

@gold In the end it was because {friend} said thank you. "Thank you for helping me look," said {friend}, "all day." That was too much. It came up in {hero} like a hiccup, and it could not be stopped. "I did it," said {hero}. "I lifted the cloth." And the more of it came out, the easier one could breathe.
`,
  mend: `
@made @tidy "I was cross," said {friend}. "I am still a bit cross."
"How much?" asked {hero}.
{friend} showed it with two fingers. It was about [a crumb|so much]. "It's getting less," said {friend}.
They began to make it new. {hero} held what {hero.he} was told to hold.

@made The second one came out [differently|rounder]. They made it together & it had both their [thumb marks|ideas] on it.
"It's better than the first," said {friend}. "The first was only [good|very fine]."

"You could have told me at breakfast," said {friend}.
"I know," said {hero}.
"We would have had the whole day."
"I know," said {hero}. "May we have tomorrow?" And {friend} said they might.

{hero} felt light. {hero} felt so light that {hero.he} [gave a hop|had to hold on to {spot}]. What had been so heavy was gone, right down to the crumbs.
"You are smiling," said {friend}.
"Am I?" said {hero}. And the tea, too, [tasted of tea|was only warm and sweet] again.

@gold They made it again that evening, the two of them, by lamplight. This time {hero} held the pot with the gold. There was not much left in it, so they only did one corner. "Now you can see where it starts," said {friend}.
`,
});
