import { bank } from '../grammar.ts';

/** What one meets on a walk, told in a few sentences and done with. */
export const strolls = bank(`
There was a toll gate, and the toll was one joke. {hero} told the one about the pea. The gatekeeper did not laugh. {friend} told the one about the two peas. The gatekeeper wiped both eyes and let them through, and they could hear the laugh start when they were already round the bend.

Somebody had lost a left glove. It sat on a post, with one finger up. "It's pointing," said {hero}. They looked where it pointed, and there was the right one, on the next post, pointing back. <They had been like that all winter.> {friend} put them both on one post, palm to palm.

{newlocal} had a map of all the places where one can sit. There were a hundred and four. "Which is the best?" asked {friend}. {local} thought about it. "The hundred and fourth," said {local}, "but only after the others." They tried numbers six and seven, to make a start.

They weighed things. {hero} had made a scale from a stick and two hats. A stone weighed as much as two pears. A shoe weighed as much as a stone. In the end they put a yawn in one hat and a song in the other. <It came out even.>

A line of washing was telling a story, if you read it from the left. First came a small shirt, then a bigger one. Then came a very long one, and a pair of boots hung up to dry. "He grew," said {hero}, "and then he went away." {friend} found one tiny sock, right at the end. "And here's the next," said {friend}.

{friend} knew how to ask a door. You put your hand flat on it, and count to three. If it's warm, then somebody is at home and baking. They asked five doors. The fifth was as warm as a cat. "We've only come to ask your door," said {hero}, when it opened, and got a bun each.

"I had it in my hand just now," said {newlocal}, and looked under things. "What was it?" "I'll know when I see it." They helped to look. They found a comb, a cork and a very good marble, and it was none of those. "Never mind," said {local}, and sat down. "Oh! It was a rest."

There were two statues of the same person. One smiled, and one did not. {hero} stood in front of the glad one, and {friend} in front of the other, and they made the same face. Then they changed places. After a bit it was hard to tell who had started.

They were asked to hold a very long ribbon while somebody measured {spot}. It was nine ribbons high and four ribbons round. "And how much is that?" asked {friend}. "It's just right," said the one who was measuring, and wrote that down, and underlined it.

{hero} could tell what people had had for breakfast by the way they walked. "Porridge," said {hero}, of someone slow. "Toast," of someone quick. {newlocal} came by in a sort of zigzag. "Two breakfasts," said {hero}. <And it was so. They asked.>

A tune was stuck in {friend's} head. It went up four and came down three, and so it got higher and higher. "Pass it to me," said {hero}, and put an ear against {friend's} ear. It worked. Now {hero} had it. They passed it on to somebody who was going the other way, and were rid of it.

They came to a shop for things with one thing wrong. There was a clock that only did noon, and a whistle with no whistle in it. {hero} liked a cup with its handle on the inside. "What's wrong with that chair?" asked {friend}. "Nothing," said {newlocal}. "That's mine."

"Let's walk as if we were somebody else," said {friend}. {hero} walked like a queen with a stone in one shoe. {friend} walked like a man who has left the soup on. They met someone who walked like a duck with a secret, and neither of them dared to ask if it was a game.

A very old toy stood on a sill with its face to the wall. {hero} could not bear that. {hero} reached up & turned it round. It was a tin soldier with a dent, and now it could see the whole road. <For the rest of that day whoever went by was saluted, and did not know it.>

They read a sign. It said: THIS SIGN IS NEW. Under that somebody had put: NOT ANY MORE. And under that: I LIKE IT STILL. {hero} had a bit of chalk. They thought about what was still missing. Then {hero} wrote: SO DO WE.

{newlocal} was teaching a class of very small ones to stand in a row. They were good at rows, but not at standing. "You be the end," {local} said to {friend}, "and you be the beginning." It helped no end to have a beginning. For nearly a minute it was a row. Then somebody saw a beetle.

There was a hat stall with a looking glass. {hero} tried on a hat for the sea, a hat for sad days and a hat for cheese. {friend} tried on one with a small door in it. They bought nothing, and thanked all the hats. As they went they still stood a bit taller, the way one does.

"Whoever is last has to carry the bag," said {hero}. So both of them walked as slowly as they could. A snail went by and looked back. They stood nearly still. Then {friend} picked up the bag after all, since nobody can win that game before bedtime.

They found a bottle with a bit of paper in it. HELP, it said, and on the back: IT IS ONLY TO GET THE PAPER OUT. They did get it out. They wrote DONE, and put it in, and threw the bottle back. <You could hear it laugh, if bottles laugh.>

A band of five was short of one. "Can either of you play the triangle?" they asked. {friend} could hold it and {hero} could hit it. There was only one note to play, and it came at the very end. They counted, and sweated, and counted. Ting! Everyone said that it had never come so exactly.

{hero} had brought a magnifying glass, and now everything was important. There was a crumb like a hill. There was a hair like a rope. There was {friend's} eye, as large as a lake, with {hero} standing in the middle of it, quite small, and waving.

The ground was warm there, so they took off their shoes & let their feet talk. {hero's} feet told what they'd stepped in. {friend's} told where they would go if they were asked. It was agreed, among the four of them, that they should be asked more often.

{newlocal} had to post a letter and could not let go of it. "As soon as it's in, I'll think of something to add," said {local}. So {friend} held the letter, and {hero} held {local}. One, two, three! It was in. "I love them," said {local}, "that's what I forgot." <It was what the whole letter had been about.>

They played at being a clock. {friend} was the big hand and {hero} was the little one, and they lay down on the ground with their feet together. It was a quarter past {hero}. "What do we do at noon?" asked {friend}. At noon they had to lie on top of each other, and they laughed too much to strike.

There was an old apple box with a card on it: THE SMALLEST MUSEUM. They paid with a button. Inside was a button. "That's what somebody paid with before you," said {newlocal}, and laid theirs beside it, with a label. By evening it would be quite a big museum.

"Ouch," said {hero}, who had bumped into {spot}. "Did it hurt?" {friend} asked it. {spot} said nothing. {friend} put a plaster on it all the same, a red one. It looked very brave there, and they were to see it from far away and think: that's ours.

Everyone thereabouts had a different whistle for calling the same cat. The cat sat in the middle of them and washed. She knew every one. She would come, she let it be seen, when somebody tried it with fish.

{friend} had saved up three good questions. "What is the back of the moon like? Who was the first to laugh? And have you got a sweet?" {hero} took them in turn. "Dark, I should think. A baby. And yes." <It was rather a fluffy one, but it had been in there a long time.>

They helped to move a piano. It was more that they walked next to it and opened things. Whenever it went over a bump it played a bit of something. "What's it called?" asked {hero}. "Downstairs," said {newlocal}, who had the heavy end.

A little one stood there, all dressed up as a tree. "I'm a tree," it said. They could see that. "You may sit under me." They did, and it was very still above them, and rustled when it scratched. "Is it nice under me?" it asked. {hero} said it was the best tree of the whole day.

The bridge was just as wide as one, and someone was coming from the other side. "After you," said {hero}. "No, after you." They were all so polite that it took a while. Then they saw that each of them only wanted to stand in the middle and look down. There was room for that.

{hero} counted to a hundred, to see how long it takes. It takes from {spot} to the corner. {friend} counted backwards, and they met at fifty, shook hands, and went on. At the end {friend} had none left, and {hero} had them all.

They came across a wishing well that was being mended. WISHES LATER, said a board. So they left theirs with {newlocal}, who wrote them down neatly in a book. "One long scarf," said {local}, "one ride on a whale. Is that with a saddle or without?"

There was a queue, and so they joined it. It was a friendly queue, and somebody passed along a bag of nuts. "What's it for?" {friend} asked, after a while. Nobody knew. The first in line was leaning against {spot}, fast asleep. They all agreed not to wake him.

Somebody had left out a chess board with the game half done. {hero} looked at it from the white side, and {friend} from the black. "I believe I'm winning," said {hero}. "So am I," said {friend}. They left it just as it was. It is not often that both sides win.

{friend} had invented a handshake for when your hands are full. You do it with the elbows, and then with one knee, and you end up back to back. They showed it to {newlocal}, who had a tray of cups. It went very well up to the knee.

An old sailor sat on a box and tied knots. He let them choose. {hero} chose the one called Hold On, and {friend} chose the one called Let Go. It was the same knot. "It depends which end you pull," the old sailor said, "as with most things."

They heard somebody crying, but it was only a gate. It cried each time it was opened, and had done so for years. {hero} had some butter left on a crust. A bit here and a bit there. The gate swung open, and shut, and open, and it could not believe its ears.

"I'm going to keep this day," said {hero}. "How?" asked {friend}. {hero} took a jar out of the bag, held it up with the lid off, and turned round once. Then {hero} screwed it shut. There was a crumb of {snacks} in there, and some light, and half of a word that {friend} had been saying.

They had to pass a goose. Nobody likes to pass a goose. "Look as if you had an errand," said {friend}. They marched by with their chins up, and {hero} said loudly, "We shall be late for the mayor!" The goose stepped aside. <She even did a bit of a curtsy.>

A painter was painting {spot}, and had got everything in but the middle. "There's always somebody in the way," the painter said. It was they who were in the way. So they stayed, and held quite still, and now they are in it: two small dots, a red and a blue one, holding hands.

One of the stones was loose, and said "clop". {hero} stood on it with one foot. Clop. {friend} found another that said "clip". They went to and fro till there was a horse there, and when they stopped it galloped off by itself.

They came by a window where a grandfather was learning to knit. He had his tongue out, and eleven stitches. "Don't talk to me," he said through the glass, "I'm counting." They breathed on the pane & wrote an eleven on it, backwards, so that he could read it if he forgot.

{friend} fell into step behind a very tall man, and {hero} behind {friend}. The man turned left, and so did they. He stopped, and so did they. He hopped. They hopped! He did not turn round once, but his ears went up a little, and you could tell that he was pleased.

"How do you spell 'hooray'?" asked {newlocal}, who was painting a banner. They all had a different idea. "It begins with an H," said {friend}, "and then you throw your arms up." {local} painted an H, and next to it somebody with both arms in the air. Everyone could read it.

Somewhere a baby laughed, quite out of sight, and could not stop. It is a thing you can't walk past. First {friend} had it, then {hero}, then a stern man with a case. They all stood there and held on to {spot}, and not one of them knew what it was about.

They found a very small boat in a trickle of water, and it had a name: The Unafraid. It was stuck behind a twig. {hero} lifted away the twig. Off it went, under a bridge of one stone, and round the corner. They stood and waved until there was nothing to wave to.

There was a smell of {smell}, and {friend} stopped dead. "That's my grandmother," said {friend}. It was not, it was only somebody's open window. But they stood there a good while, and {friend} told about her, and how she used to button you up so that your chin got a kiss on the way.

The barber had nobody to cut, so he was cutting a bush. "A little off the ears?" he asked. It hadn't any ears before, but it had them now. {hero} thought it looked like an uncle. They held up a lid at the back, so that the bush could see itself from behind.

{hero} put a foot in a puddle of light, and it was warm, and then in a puddle of shade, and it was cool. They went on like that, one warm and one cool, all along by {spot}. "It's like walking on a piano," said {friend}, and played it, from the top to the bottom.

A cart had shed its load, and now there were {snacks} all over the way. Everyone who came by picked up some. It would have been easy to be rich. But each of them brought what they'd got to the man with the cart, and in the end he had more than before, and a left shoe as well.

"If I ever get a boat," said {friend}, "I shall call it Boat. Then it'll know who is meant." {hero} was for something grander. They talked it over, sitting on {spot}, as far as the colour of the rope. There was no boat at all yet, but they could have found their way about on it in the dark.

There was a school of some sort behind the wall, and they could hear the answer but not the question. "Seven," said all the voices. "What can it have been?" said {hero}. They thought of days, and dwarfs. "Or how many {snacks} you have eaten," said {friend}, and that was right as well.

They met twins who were having a row about which was which. "I'm Ida." "No, I am." "Does it matter?" asked {friend}. They both looked at {friend} as if that were the silliest thing they had ever heard, and went away arm in arm.

{newlocal} had set up a telescope the wrong way round, and charged nothing. "Have a look. It makes your troubles small." {hero} had a look, and there was {friend}, tiny, no larger than a pin. "Oh," said {hero}, "that's no trouble of mine," and turned it the other way, and there was {friend} as big as life.

There was a bed of herbs, with a label by each. THYME, said one. MINT, said the next. The last one said: I FORGET. {hero} rubbed it and sniffed. It smelled of something that was nearly on the tip of one's tongue. "It's a good name for it," said {friend}.

{hero} found a feather bed, airing on a rail, and hit it once, for the fun of it. Out came a feather. It went up, and considered, and came down on the nose of a stout lady. She looked left. She looked right. Then she hit it too, and after that it snowed a bit, just there.

A clock struck thirteen. Everybody stopped. "It does that," said {newlocal}. "You get an hour over, and you may do with it what you like." {hero} and {friend} sat down on the step and did nothing, on purpose, with both hands. It was the best hour. <Nobody has ever been able to find it again.>

By {spot} there was a bucket with a lid, and on the lid was a stone, and on the stone lay a note: PLEASE DON'T. They didn't. They walked all the way round it, though. {hero} would have given a good deal to know what it was that they had not done.

They were given a balloon, and it had its own idea of the way. It wanted up. They took turns to be the one it pulled. When it was {friend's} turn it caught on {spot}, and bobbed there, bowing to people. They let it stay. You should not keep what likes being where it is.
`);
