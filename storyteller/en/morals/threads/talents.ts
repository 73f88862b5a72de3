import { bank } from '../../grammar.ts';

export const talents = bank(`
{friend} could skip stones. One, two, three, four! {hero's} stone went plop. {hero} threw another. Plop. "My arm is no good," said {hero}, and [put both hands away|threw no more]. <{hero} did not see how quietly the frogs had sat, all that while, listening to {hero} count.>

"Someone must sing the little ones to sleep," said {newneighbour}, "and I've got no voice." {friend} tried it. They only giggled. {hero} began to count. "One frog, two frogs..." {hero} counted low & slow, as {hero.he} always did. By nine they yawned. By twenty there was not one eye open. "How did you do that?" whispered {friend}.

{hero} counted again in bed. It was ever so easy. It had always been easy.

They had to write their names. {friend} wrote with curls and loops. {hero's} letters fell over. {hero} rubbed them out till there was a hole. "You have lovely ears," said {friend}, to be nice. "What can one do with ears?" said {hero}.

It was getting too dark to see. "Which way now?" asked {friend}. {hero} shut both eyes & turned {hero.his} head. There was a drip. There was a leaf. There, a long way away, a kettle began to sing. "That way," said {hero}. "Can't you hear it?" No one else could. They went after {hero}, and it was right.

The kettle sang a little on the stove. {hero} heard it go to sleep.

Everyone ran, and {hero} came in last. Everyone jumped, and {hero} jumped least. "I am just slow," said {hero}. {hero} walked behind the rest, and picked up what they lost: [a mitten|a ribbon], a button, {friend's} whistle.

"My whistle!" said {friend}. "I must have lost it when we ran." "Here," said {hero}. "And my button?" "Here." "And the mitten?" {hero} had it all. {hero} had seen where each thing fell. "You see everything," said {friend}. "I'm only slow," said {hero}. "Well, yes," said {friend}. "That's how you do it."

On the chair lay a row of found things. {hero} could have told you where each one fell.

They all made hats from paper. {friend's} was a swan. {hero's} was a lump. "What is it?" people asked. "It's a lump," said {hero}. <It really was.> {hero} pulled it right down & said no more till lunch.

{newneighbour} had lost the end of a story. It had been there yesterday. "And then the bear went up the stairs," said {neighbour}, "and then... and then..." {hero} pushed back the lump. "And at the top," said {hero}, "there was a very small door." Everyone moved closer. {hero} did not stop until the bear was home.

Up the stairs went the bear, one by one, in {hero's} head.

"I can roar," said one. "I can stand on my nose," said another. "{hero} can't do anything special," said somebody, not meanly. {hero} thought about it. {hero} thought about it all the way to {spot}, and found nothing.

A very little one was crying, and would not say why. They roared for it. They stood on their noses. It cried harder. Then {hero} sat down next to it and did nothing at all. {hero} only stayed. After a time the crying got tired and lay down. "How did you do that?" they asked. {hero} did not know. "I sat," said {hero}.

It was good to sit, and better to lie down.

Everyone could sing but {hero}. When {hero} sang, the dogs got up and left. "You could turn the pages," said {friend}. So {hero} turned the pages. It was dull work, and the pages stuck. <{hero} knew just when to turn. Nobody saw that, because it was always right.>

Halfway through the evening song they lost each other. Some were ahead and some were behind. {hero} began to tap a foot. Tap, tap, tap. {hero} tapped it on a tin as well. One by one they all came back, like sheep to a gate. "Don't stop," they sang. "We can walk on that."

Tap, tap, went something. It was only a heart, keeping time.

{hero} tried to draw a horse. It came out as a table with a beard. "Mine has wings," said {friend}. {hero} turned the sheet over and rubbed on the other side, so as to do something. It got blacker and blacker. <It was a very smooth sort of black.>

"I need a night," said {newneighbour}. "I've made forty little stars from foil, and nothing to put them on." {hero} looked at the black sheet. It was the best night you ever saw. They stuck the stars to it, one at a time. {friend's} horse flew across, and it had never looked so white.

Over the bed hung a whole night, with a table asleep at the bottom.

"Guess what I'm thinking," said {friend}. {hero} guessed a bun, and it was a whale. They played it ten times. {hero} was wrong ten times. "I'm no use at all," said {hero}. <Some of the guesses were much better than what {friend} had thought.>

{newneighbour} needed a name for a boat. All the good ones were taken. "The Bun," said {hero}. "The Forgotten Sock. The Whale's Umbrella." {neighbour} laughed so much at the third that the paint ran over. "That's the one," said {neighbour}. "Have you got any more like it?" {hero} had plenty.

Out in the dark lay the Whale's Umbrella, and rocked.

They all grew something in a pot. {friend's} was up to the knee. {hero's} pot had nothing in it but earth. "Perhaps you've got the wrong thumbs," said {friend}. {hero} looked at both thumbs. They looked like anyone's thumbs.

Somebody had a watch that would not go. The lid was off, and there were nearly tears. {hero} looked in over an elbow. There was a wheel, and a wheel, and one wheel lay on its side. {hero} took it between both thumbs, ever so gently, and stood it up. Tick, said the watch. "Those are watch thumbs," said {friend}.

Tick, tick, tick. It would go all night now.

At the game of hide and seek {hero} was always found first. {hero} was too big behind thin things, and giggled behind thick ones. "You're no good at hiding," said {friend}. <It's hard to be bad at a thing that even a spoon can do.>

It was getting dark, and the smallest one was still hiding, somewhere, and did not come when they called. They stood and listened. No one knew what to do. {hero} began to giggle. It was a big, warm, silly giggle, and it rolled away under everything. From under {spot} came another one, quite tiny. "There!" said {hero}.

Under the blanket somebody giggled, just once, to see if it was still there.
`);
