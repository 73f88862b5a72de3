import { bank } from '../../grammar.ts';

export const sharing = bank(`
At noon {hero} had one [bun|cake] left. {friend} had none, for {friend's} had fallen [in a puddle|down a hole]. {hero} turned [round|to the wall] and ate it fast. It went down like [a stone|wood]. "Was it good?" asked {friend}. "[So-so|I don't know]," said {hero}, <and that was so: there had been no time to taste it>.

{hero} felt in the bag. There was one [plum|biscuit] after all, a small one, right at the bottom. {hero} looked at it. {hero} broke it in two. One half came out bigger. {hero} held that one out to {friend}. "Go on," said {hero}. "I had mine at noon."

There were crumbs in {hero's} pocket, from the two halves. {hero} put them on the sill for the birds.

{hero} had brought the [red|warm] blanket. It was big. {hero} wrapped it round, and round again, till only a nose stuck out. {friend} sat beside it on the cold ground. "Is it warm in there?" asked {friend}. "Very," said {hero}. <It wasn't, quite. There was a draught on one side.>

The wind turned cool. {friend's} teeth went click. {hero} undid the blanket, once round & twice round. It reached. It went over both their shoulders, and there was still a corner over. "You are warm," said {friend}. "So are you," said {hero}. The draught was gone. That was where {friend} was sitting now.

The blanket lay over both of them. It had never looked too small.

{friend} had no [paint|chalk] left. {hero} had seven colours. "I might need them all," said {hero}, and put an arm round the box. {friend} drew with a finger in the dust. It was a good picture. <When the breeze came, it went.> {hero} drew a sky. It was a very blue sky with nobody in it.

{hero} opened the box. "Which do you want?" asked {hero}. {friend} looked at each of them. "The yellow," said {friend}. It was the one {hero} loved best. {hero} held it tight a moment. Then {hero} gave it. And {friend} drew a sun, and two small people under it, right in {hero's} empty sky.

The picture hung over the bed. In the dark one could still see the yellow.

There was one good seat at {spot}, and {hero} was on it. "May I sit too?" asked {friend}. {hero} spread out both arms. "It's quite full," said {hero}. {friend} stood on one foot and then on the other. <The seat was wide enough for a cow.>

Both of {friend's} feet were sore by now. {hero} looked at them. {hero} slid over to the left. {hero} slid over a bit more. "Sit," said {hero}. "This half has the view." {friend} sat down with a great sigh, and they both leaned back at once.

The best seat stood empty in the dark. It had two warm places on it.

They found a jar of honey, no bigger than a thimble. {hero} held it. "I'll just see if it's good," said {hero}. {hero} saw, and had to see again. <It was very good.> When {friend} held out a finger, the jar was clean.

{hero} had been thinking about the honey for hours. It did not taste sweet any more, just to think of it. Then a friendly baker gave {hero} a honey cake, hot from the pan. {hero} did not even sniff it. "You first," {hero} told {friend}. "And take the side with the sugar on."

There was a little sugar on the pillow, and nobody minded.

{hero} had a drum. All morning it went boom, boom, ta-boom. "Let me," said {friend}. "You don't know how," said {hero}. Boom, boom. {friend} put two fingers in two ears. The tune went round and round and got no bigger.

"My arms are tired," said {hero}, "but the drum isn't." {hero} set it down in front of {friend}. {friend} gave it one small pat. Then {friend} gave it a tickle with ten fingers, and it purred. {hero} had never known that it could. "Do that again," begged {hero}, "and I'll dance."

The drum stood by the bed. It purred a little whenever somebody turned over.

It was {hero's} own ladder, and everyone knew it. "You'd only scratch it," {hero} told {newneighbour}, who had a lamp to hang and short legs. So {neighbour} piled up two pots and a stool. Crash, it went. <The ladder leaned there and had nothing to do.>

{neighbour}'s window was dark. {hero} picked up the ladder and carried it all the way over. It bumped on every step. "Here," said {hero}. "It likes to be climbed." Up went {neighbour}, and up went the lamp. There were three new scratches. "They look like a little star," said {hero}.

From over the way came a light, high up, where it could be seen for miles.

{hero} had a secret path, and it went behind {spot}. "Where do you always come out from?" asked {friend}. "From nowhere," said {hero}, and felt very grand. But a secret with one in it is a lonely place. There was nobody there to say "Look!" to.

"Shut your eyes," said {hero}, "and give me your hand." They went three steps, and ducked, and went three more. "Now." {friend} looked. There were small white flowers, like stars that had sat down. "Does anybody else know?" whispered {friend}. "You do," said {hero}. "That makes it twice as long."

Two could go down that path, if they went one behind the other.

There were two cups of cocoa, a big one and a small one. {hero} ran ahead to be there first, and took the big one. It was so big that it grew cold before the end. {friend} had finished long ago, and looked the other way. <There was a skin on it, too.>

"I have too much, and you have too little," said {hero}, "and mine is cold." They put both cups in one pot and warmed it. Then they poured. A drop for you, a drop for me. {friend} held the cups side by side up to the light. You could not have put a hair between them.

Two cups hung on two hooks. They had been washed in the same water.

{hero} had picked a whole hat full of {snacks}. {newneighbour} came by with an empty bowl. "Did you find many?" {hero} put the hat back on, in a hurry. "Hardly any," said {hero}. <Something sticky ran down behind one ear, and {neighbour} was too polite to see it.>

The hat was heavy. {hero} walked back to where {neighbour} sat. "I did find some," said {hero}, and took it off. They were rather squashed. {neighbour} looked from the bowl to the hat. "I have flour," said {neighbour}, "and a pan." It made five small pies, and the fifth was for whoever came by next.

On the sill a small pie was cooling. It did not know yet who it was for.
`);
