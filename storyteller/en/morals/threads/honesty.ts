import { bank } from '../../grammar.ts';

export const honesty = bank(`
"Did you shut the gate?" asked {friend}. {hero} had meant to. "Yes," said {hero}. It was such a short word. <Behind them, a long way back, something went creak.> {hero} talked a great deal for the next while, about nothing.

"{friend}," said {hero}. "The gate." "What about it?" "I said that I shut it, and I didn't." {friend} stopped. It was a long way back and it was getting dark. "Then we had better go," said {friend}. And they went. {newneighbour} was standing in the gap with both arms out, as a gate. "I thought that you would come," said {neighbour}.

The gate was shut. {hero} had looked twice. One could sleep behind such a gate.

"That is the finest jump I've ever seen," said everyone. {hero} hadn't jumped. {hero} had sat on a bee. "Thank you," said {hero}, and bowed. They gave {hero} a leaf with a gold edge. It pricked.

{hero} took off the leaf with the gold edge. "It wasn't a jump," said {hero}. "I sat on a bee." Nobody said a word. Then someone at the back began to laugh, and it was a good laugh, and then they were all at it, and {hero} too. "It's yours all the same," said {friend}, and pinned it on. "It is for telling us." It did not prick now.

The gold leaf lay on the sill. The bee, one hopes, was well too.

They counted the {snacks}. "Four for you and four for me," said {hero}. There had been nine. The ninth was in {hero's} cheek. <It's not easy to count aloud with something in one's cheek.> {friend} said, "You count beautifully." And that was the worst of it.

"There were nine," said {hero}. "I had one while I was counting." {friend} looked at {hero}. "I know," said {friend}. "Your cheek was round." "Why did you not say?" "I thought you'd want to say it." {hero} did not know what to do then, so {hero} held out two. {friend} took one of them & they were even.

{hero} counted to nine and slept. They were all there.

"Who let the hen out?" asked {newneighbour}. {hero} looked at the sky. {friend} looked at {hero}. "Perhaps she had a key," said {hero}. <The hen walked by on the other side of the fence, and said nothing either.>

{neighbour} was looking under every bush with a lamp. "Here, chick, chick." {hero} felt hot and then cold. "I left it open," said {hero}, all in one breath. "I wanted to see her feet, and I forgot the latch." {neighbour} held up the lamp. "Then you can do the left side," said {neighbour}, "and call her by her name. It's Agnes."

Agnes was on her perch. She had come when she was called.

"I've been to the moon," said {hero}. "Really?" said the small one, with round eyes. "Twice," said {hero}. "What's it like?" {hero} had to make up the doors, and a cat, and a shop. It took the whole morning. <It's hard work to have been somewhere when you haven't.>

The small one came running after them. "When you go again," it said, "will you give the cat this?" It was half a biscuit in a bit of paper. {hero} held it. It was still warm. "I haven't been," said {hero}. "I only look at it, from the shed." "Oh," said the small one. It thought. "Can I look at it with you, from the shed?" There was room on the roof for two.

The half biscuit lay out on the shed. Perhaps the cat would come down for it.

They were hunting for eggs. {hero} peeped, while the rest still had their eyes shut. {hero} found six. "You've got a nose for it!" they said. {hero} put on a face as if it were the nose. <It was a good nose. It had only not been used.>

{hero} set the six eggs out in a row. "I looked," said {hero}, "when you were counting. I saw where they were put." Somebody said "Oh!" and somebody said "Boo!" Then {friend} put a scarf over {hero's} eyes and turned {hero} round three times. "Now find one," said {friend}. It took ever so long. But that one was brown, with a star.

Beside the bed lay just one egg, a brown one, and it had been really found.

"I like it very much," said {hero}. It was a cake with fish in it. "Then have some more," said {newneighbour}, and cut another slice. {hero} liked that very much too. The third slice went into a boot. <Whoever had baked it could see the boot quite well.>

"It was the fish," said {hero}, all of a sudden, at {neighbour}'s door. "I said I liked it, and I didn't. I like you, and I like the icing." {neighbour} looked at the boot, and then at {hero}. "Thank goodness," said {neighbour}. "I don't like it either. I've been making it for years, because everyone always asked for more."

On the step stood a dish, and three cats thought it was the best cake in the world.

"Did you wash your hands?" {hero} was asked. {hero} nodded, with both of them behind. Then {hero} ate bread with black marks on it. The marks went round the crust, all ten. They looked like a row of little people.

There was a white cloth on the table, and there were ten marks on it. "How odd," said {newneighbour}. {hero} laid both hands next to them. They matched. "It's mine," said {hero}. "I said yes, and it was no." They scrubbed, both of them, one with the cloth and one with the hands. When they were done the water was black, and {hero} felt as light as foam.

Two clean hands lay on the cover. Nobody had asked them to.

They found a purse with a silver clip. Inside there were eleven coins and a button. "It's ours now," said {hero}. "We found it." It was heavy, and it clinked at each step: not yours, not yours. <{friend} could hear it too.>

An old lady was walking up and down. She had a stick, and looked at the ground. "Have you seen a purse?" {hero} could have said no. It was right there, on the tongue. "Yes," said {hero}, and pulled it out. "It's been telling us all day whose it was." She did not count the coins. She felt for the button, and shut her hand round it, and smiled.

It was quiet, without the clinking. It was such a good quiet.

"Are you asleep?" {friend} had asked, the night before. "Yes," {hero} had said, so as not to have to get up. All day long {hero} thought about that. {friend} had got up alone, and had fetched the water alone, past the coat on the hook. <Now {friend} had a bump.>

"I wasn't asleep last night," said {hero}. "I know," said {friend}. "You said yes." It was quiet for a bit. "Wake me tonight," said {hero}, "even if I say no." "I shall tickle you," said {friend}. {hero} thought that this was only fair. It tickled already.

There was water on the table. Two had gone for it, past the coat, and each had held the jug.
`);
