import { shape } from './bank.ts';

export const built = shape({
  want: `
"We should build a {built}," said {hero}. "A real one. <One that you can stand on.>"
{friend} looked up. "[What from|Out of what]?"
{hero} [waved an arm|looked about]. There were {stuff} everywhere, as many as you liked. "Out of these. By tonight."
"By tonight!" said {friend}, and [rolled up two sleeves|was on both feet at once].

Nobody had ever built a {built} {where}. There had never been the need. But {hero} had seen one in a dream, and it was [tall|wide] and it held.
"I can show you," said {hero}. "It went up like this & over like that." <The drawing filled the whole path.> {friend} only asked one thing: "Where do we begin?"

@cross {newlocal} could not get across any more. <It used to be one hop.> "My knees," said {local}. "They have gone out of jumping."
{hero} looked at the gap & then at {friend}. They had the same thought [at the same time|just then].
"We'll make you a {built}," said {hero}. "You will not need to hop at all."

It began with one of the {stuff}, and then another on top. {hero} [stepped back|squinted]. "It looks like the start of something," {hero.he} said.
"It looks like a {built}," said {friend}, "a very young one."
So they [decided|agreed] to bring it up. <It would want feeding: more {stuff}, and plenty of them.>

@cross "Everyone goes round," said {friend}, "all the way round, and it takes an hour." "Then we could save them an hour a day," said {hero}. {hero} began to reckon it up. It was a great heap of hours. It was more than a summer. All it needed was a {built}, and somebody to start.
`,
  trouble: `
They built all morning. It grew [up to the knee|as high as {spot}]. {hero} put on the very last piece, just so & stepped away.
It [leaned|creaked]. It thought about it. Then the whole {built} [sat down|came down] with a bump. <Dust went up. When the dust had gone there was only a heap.>

"Higher," said {hero}. {friend} said, "I think it is high [enough|now]."
"One more," said {hero}. So there was one more.
Crick, it said. Crack. And then it said nothing, for it was lying flat [on the ground|all over {spot}]. They stood and looked.

It was lovely. It was the best {built} that ever was. And then the wind blew, not even [hard|a real wind]. <It was a wind for drying socks.> Down it all came.
"Oh!" said {friend}. {hero} said nothing. {hero} [kicked one of the {stuff}|sat down with crossed arms].

"Try it," said {friend}. {hero} put one foot on the {built}. It held. {hero} put on the other. It [held|still held].
{hero} gave a little jump, for joy. That was [one jump too many|a mistake]. <It was some time before they had found both of {hero's} boots.>

It was nearly noon when they stepped back to look at it, and it was so fine that neither said a word. Perhaps that was what did it. Perhaps a {built} wants to be told that it is good. It gave a little sigh, and bent at the knees, and lay down on its side like a cow.
`,
  worries: `
{hero} looked at the heap. "It was a silly idea," {hero.he} said.
{friend} picked up two pieces and put them [side by side|together]. "It was a good idea," said {friend}, "that [fell down|needs a longer leg]."

"I don't want to build any more," said {hero}. <{friend} did not say anything.> After a while {hero} said, "Not that way, [I mean|anyhow]."

They had {snacks}, because one cannot think about a fallen {built} [on an empty stomach|when one is hungry].

It's a sad thing to see a tidy heap of {stuff}, when you know what it was supposed to be.

"Were we too quick," asked {hero}, "or too slow?" "Both," said {friend}, "at different ends."
`,
  tries: `
They tried it with mud. Mud is good. Mud holds. But mud must dry & it takes its time. They blew on it. <They sang to it.> They got tired of waiting, and leaned on it, and then they were [muddy too|part of the {built}].

"Big ones below," said {friend}, "and small ones on top." They tried it. It stood for [a whole song|as long as a sneeze]. It was [much|a bit] better. It was not good enough yet.

{newlocal} came by. "In my day," said {local}, "we used string."
They found string. They tied this to that & that to this. Then they tied {friend} to it, by mistake. It took a while to [get {friend} out|undo it all], and everybody had a different idea about knots.

{hero} made a drawing, and it was beautiful. {friend} held it [up|the right way round]. "Where's the bottom?" asked {friend}.
There was no bottom. {hero} had only drawn the top. <The top had flags.> They looked at it for a long time & then they both began to dig.

They carried {stuff} from {spot}. They carried them two by two, and then, <when their arms grew long,> one by one. On the last trip {friend} dropped one, and it rolled all the way back.
They watched it go. "It likes it there," said {hero}.

They looked at how others did it. {newlocal} had a fine house. "How does it stay up?" asked {hero}.
"Slowly," said {local}. "I put a piece. I go and [have my tea|wash a cup]. If it's still there when I come back, I put another."

The next one stood! They hardly dared to breathe. {friend} whispered, "Don't look at it too hard." A [moth|fly] came by & sat on it, at the very top.
Down it went. <They told it for years afterwards: how a thing with wings like paper felled the {built}.>

"Perhaps it wants to be something else," said {friend}. It lay there, round and flat. They tried it as a boat. They tried it as a hat. As a hat it was [splendid|too big]. But nobody had asked for a hat.

They asked the {stuff} what they would like to be. It sounds silly, but {newlocal} had told them to. So they held each one up and turned it about, and there were some that wanted to lie flat and some that wanted to stand, and there were two that plainly could not bear each other. They laid those at opposite ends.

{hero} was the boss till noon, and {friend} was the boss after that. When {hero} was the boss it got higher, and when {friend} was the boss it got wider. In the evening of that plan it would have been as high as it was wide, but it never got so far, since at five past twelve the first boss and the second boss both leaned on it to talk it over.

They went to see how the spider did it. She sat there in the middle of her wheel, and it shook with every breath and did not tear. "You have to start with one thread," said the spider, "and trust it, and walk out on it." "And if it breaks?" asked {hero}. "Then I hang from it for a bit," said the spider, "and look at the view, and begin again."

They needed a thing to hold it up in the middle, and {friend} held it up in the middle with {friend.his} head while {hero} went to look for something better. It took some time. {hero} met {newlocal} and they fell to talking. When {hero} came back {friend} had not moved, and a small bird was asking what the rent was.

They sang while they carried, because then it weighs less. It was a song with a heave in it and a ho, and on the heave they lifted and on the ho they put it down. Only once they forgot where they were in the song, and both came down on the ho with all of it, and after that there was one of the {stuff} less and two more feet that hurt.

{hero} made a small one first, just as big as a hand. It stood. They blew at it, and {friend} put a plum on top, and it stood. "So it can be done," said {hero}, and was so happy that they sat down in front of it and looked at it till the plum had to be eaten.
`,
  turn: `
{hero} lay down on {hero.his} front to see it as [a beetle|a very small person] would. From down there it was clear. It leaned to one side, since all the weight was [there|on that side].
"I build on my side," said {hero}. "You build on yours. And they never meet."
"Then let us build towards each other," said {friend}.

"Hold this," said {friend}. {hero} held it. "Now lean."
{hero} leaned. {friend} leaned too, from the far side. Between them the last two pieces touched. They [held each other up|did not slip].
"It's like us," said {friend}, very softly, so as not to [shake it|knock it over].

They took the heap apart, piece by piece. At the bottom was the first one that {hero} had laid that morning. It was round. It had [rocked and rocked|never once lain still].
"You were in such a hurry," said {friend}, but kindly.
{hero} went and found a flat one. It took a while. It was worth the while.

One by one the neighbours came, each with something under an arm. Nobody had asked them to. They had [seen it fall|heard the bump].
"We thought you might need a long piece," said one. "I have a peg," said another.
{hero} looked at it all. "We do," said {hero}. "We [need everything|really do]."

"What if it doesn't have to be stiff?" said {friend}. "Look at the grass. Look at a rope. They only bend." So they tied it, in place of hammering it. They left it a bit of room at each knot. The evening wind came, and the whole {built} breathed. It stayed where it was.
`,
  mend: `
And it stood. They walked once round it. They blew at it. {hero} put a foot on it, and then the other, and there was no jump this time. It held.
"After you," said {hero}.
"No," said {friend}. "Side by side."

It was not at all like the dream. It was lower, and it had a bend, and one leg was [blue|a spoon]. It was [the better one|theirs]. The dream had been made by one. This had been [made by two|built by all of them].

@cross {newlocal} was the first to cross. {local} took one step, and waited, and took another. In the middle {local} stopped to look at the view.
"I've not seen it from here before," {local} said.
Then {local} was over. [Everybody breathed out.|It had not even creaked.]

They hung a lamp on the {built}, so that no one would bump into it in the dark. They sat underneath. It was just high enough, if you [bent your neck|kept your hats off].
"Tomorrow," said {hero}, "a gate."
"Tomorrow," said {friend}. "Not now."

@cross In the end it carried them both. It carried {newlocal}, and a cousin with luggage. It said "eek" at every step. They did not grease it. It was such a friendly "eek", and one could hear by it that somebody was coming.
`,
});
