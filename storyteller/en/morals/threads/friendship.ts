import { bank } from '../../grammar.ts';

export const friendship = bank(`
A new one came by & had a [kite|red ball]. "Want to play?" {hero} did. {hero} ran off with a shout, and did not look round. <It was only for a bit.> {friend} stood there with two sticks, one for each of them. Then {friend} put one of them down.

The one with the red ball had gone home. {hero} came back slowly. {friend} was still there. {friend} had drawn a game in the dust, a game for two. "You can't play that alone," said {hero}. "No," said {friend}. {hero} picked the second stick up out of the dust. "Is it still my turn?" asked {hero}. "It's always been your turn," said {friend}.

The two sticks lay on the sill, side by side, like sleepers.

"You always want to go first," said {friend}. "And you always sulk," said {hero}. It was out before {hero.he} knew. They walked on, one on each edge of the path. There was [room for a cart|a whole field of quiet] between them.

The path got narrow. There was no room for one on each edge any more. Their sleeves touched. "I don't always sulk," said {friend}. "No," said {hero}. "Today you didn't sulk till noon." {friend} snorted. It was almost a laugh. "You can go first," said {hero}. "I'd rather go next to you," said {friend}.

Their two hats hung on one hook. There was another hook, but they liked that one.

{friend} wanted to show {hero} something. "Not now," said {hero}, who was busy. A while later {friend} asked once more. "In a minute," said {hero}. The third time {friend} [only opened one hand and closed it again|did not ask].

"What was it?" asked {hero}. "What was what?" "What you wanted to show me." {friend} opened the hand. There was nothing in it. "It was a ladybug. She waited all day, but then it got late." {hero} looked at the hand. "Show me where she sat," said {hero}. So {friend} showed it. They looked at the spot for a long time, the two of them.

In the dark {friend} opened one hand, just to see. Now there was {hero's} in it.

{friend} told a joke. It was {friend's} only one. {hero} knew it, and said the end before {friend} could. "Oh," said {friend}. They walked on. {friend} folded the joke up small and put it away. <It had been a present, and {hero} had opened it.>

"Tell me the one about the spoon," said {hero}. "You know it," said {friend}. "I know how it goes," said {hero}. "I want to hear how you tell it." {friend} waited a bit, and then began. {hero} did not say the end. {hero} laughed in the right place, and then in two wrong ones.

From under the blanket came one last joke, and it was the one about the spoon.

They had always met at {spot}. Today {hero} went straight on, to see the new swing. It was a good swing. But whenever {hero} swung up, there was {spot}. There was a small hat beside it. <The hat did not move.>

{hero} ran back so fast that the swing was still going. The small hat was there, and under it was {friend}. "I thought you'd be along," said {friend}. "I went to swing," said {hero}. "Was it nice?" "It was too wide," said {hero}. "Come and be the other half."

The swing hung still. There was a little sand on it, from four feet.

{hero} had a new word, and it was a rude one. {hero} used it on {friend}, to see what it would do. It went in like a nail. "I only wanted to try it," said {hero}. {friend} said nothing, and looked at {hero} as one looks at a locked door.

"I've thrown that word away," said {hero}. "Where?" asked {friend}. "Down a hole. I put a stone on it." {friend} thought about this. "You could have this one instead," said {friend}, and said a word. It was a soft and silly one, that nobody else had. {hero} tried it on right away. It fitted them both.

There was one soft, silly word, and it was said in the dark, and answered.

{friend} had a cold and could not come far. "I'll be back soon," {hero} promised, and was gone. There was such a lot to do out there. <{friend} lay on a cushion and counted the cracks. There were thirty-one.> The soup got a skin.

{hero} came in with both arms full. "I've brought you the day," said {hero}, and laid it out on the cover. There was a shell, and a bit of blue thread. There was somebody's old ticket. Each thing had something to tell, and {hero} told it. {friend} sneezed at the best part, and they had to do it over.

On the cover lay a shell and a thread, and a ticket that was good for tomorrow.

"You be the horse," said {hero}. {friend} had been the horse yesterday too, and the day before. "Can't I be the king?" asked {friend}. "You haven't got the face for it," said {hero}. The horse lay down in the road. <It was a very tired horse.>

{hero} took off the crown and looked at it. Then {hero} set it on {friend's} head. It slid down over one ear. "What would Your Majesty like?" asked {hero}, and went down on all fours. "I should like a rest," said the king, "and I should like the horse to sit here beside me."

The crown hung on the bedpost. It could be anybody's turn tomorrow.

There was a seat for two on the little cart. {hero} got in with somebody who had a real whistle. "We'll be round again in no time," called {hero}. It took three times round. {friend} waved each time, a bit lower than before.

The cart came by, and the place next to {hero} was empty. "Are you getting in?" asked {hero}. {friend} looked at the wheels. "I've no whistle," said {friend}. "I don't want a whistle," said {hero}. "I want somebody to say 'whee' with." {friend} climbed up. They said it on every bump, and there were a lot of them.

Very quietly, at the edge of sleep, someone said "whee".

{friend} had made {hero} a present. It was a scarf, and it was far too long, and it had a hole. "What's it for?" asked {hero}. "For your neck," said {friend}. {hero} put it in the bag. <{friend} saw one end of it dragging along behind them, all the way.>

{hero} took the scarf out and wound it on, round and round and round. There was still a good piece left. {hero} wound that on {friend}. Now they had to walk close. "It's exactly long enough," said {hero}, "and the hole is just where my chin goes." {friend} went as pink as a shrimp.

At the foot of the bed lay a scarf. It was long enough for two necks.
`);
