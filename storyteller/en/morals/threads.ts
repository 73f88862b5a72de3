import type { PresetMoral } from '#domain/stories/options.ts';
import { bank } from '../grammar.ts';

/**
 * What a moral does to a story: first it goes a little wrong (by day), then somebody chooses (at
 * dusk), and at night one sees what became of it. Nobody says what is to be learnt.
 * Three passages make a thread.
 */
export const threads: Record<PresetMoral, string[]> = {
  sharing: bank(`
At noon {hero} had one [bun|cake] left. {friend} had none, for {friend's} had fallen [in a puddle|down a hole]. {hero} turned [round|to the wall] and ate it fast. It went down like [a stone|wood]. "Was it good?" asked {friend}. "[So-so|I don't know]," said {hero}, <and that was so: there had been no time to taste it>.

{hero} felt in the bag. There was one [plum|biscuit] after all, a small one, right at the bottom. {hero} looked at it. {hero} broke it in two. One half came out bigger. {hero} held that one out to {friend}. "Go on," said {hero}. "I had mine at noon."

There were crumbs in {hero's} pocket, from the two halves. {hero} put them on the sill for the birds.

{hero} had brought the [red|warm] blanket. It was big. {hero} wrapped it round, and round again, till only a nose stuck out. {friend} sat beside it on the cold ground. "Is it warm in there?" asked {friend}. "Very," said {hero}. <It wasn't, quite. There was a draught on one side.>

The wind turned cool. {friend's} teeth went click. {hero} undid the blanket, once round & twice round. It reached. It went over both their shoulders, and there was still a corner over. "You are warm," said {friend}. "So are you," said {hero}. The draught was gone. That was where {friend} was sitting now.

The blanket lay over both of them. It had never looked too small.

{friend} had no [paint|chalk] left. {hero} had seven colours. "I might need them all," said {hero}, and put an arm round the box. {friend} drew with a finger in the dust. It was a good picture. <When the breeze came, it went.> {hero} drew a sky. It was a very blue sky with nobody in it.

{hero} opened the box. "Which do you want?" asked {hero}. {friend} looked at each of them. "The yellow," said {friend}. It was the one {hero} loved best. {hero} held it tight a moment. Then {hero} gave it. And {friend} drew a sun, and two small people under it, right in {hero's} empty sky.

The picture hung over the bed. In the dark one could still see the yellow.
`),
  bravery: bank(`
There was a [plank|log] over the [ditch|gap]. {friend} went across on tiptoe. {hero} put one foot on it. It wobbled. "I've a sore knee," said {hero}, and went the long way. {friend} waited on the other side. <Nobody asked about the knee, and that made it worse.>

They came back to the [plank|log], and the long way was dark by now. {hero's} heart went like a drum. "It still wobbles," said {hero}. "It does," said {friend}. "I'll wobble with it." {hero} put a foot out. Then the other. {hero} did not look down and {hero} did not stop. On the far side {hero's} knees began to shake. They had waited until it was over.

{hero} lay and felt the plank sway under both feet, only a bit. It rocked like a cradle.

Someone big sat in the middle of the way. It was {newneighbour}, in a bad temper. "What do you want?" barked {neighbour}. {hero} wanted to ask for [the way|help]. "Nothing," said {hero}. "Good day." <And they tiptoed by, without having asked, and so they did not know.>

There sat {neighbour} again, still in the same place. {hero} stopped. {hero's} mouth was dry. "Please," said {hero}, "are you cross with us?" "With you?" said {neighbour}. "I have a thorn in my foot. No one has come near enough to see it." {hero} came near. It was a long thorn. Then it was out.

From far off somebody called good night. It was a deep voice, and not cross at all.

They had to call down into [the well|a hole]. It was black as ink. "You do it," said {hero}. "You are louder." {friend} called. {hero} stood behind {friend} & held a corner of {friend's} coat. <It got quite damp.>

It was {hero} who heard it: something small, stuck in the [hole|dark]. There was no one else to go. {hero} was afraid right down to the toes. "I'm coming," said {hero}, in a high voice. {hero} lay flat and reached in up to the shoulder. Something took hold. {hero} pulled. It was a mouse no bigger than a plum. It sat down on {hero's} foot to get its breath.

Under the bed it was dark. {hero} looked in once and said good night to it.
`),
  talents: bank(`
{friend} could skip stones. One, two, three, four! {hero's} stone went plop. {hero} threw another. Plop. "My arm is no good," said {hero}, and [put both hands away|threw no more]. <{hero} did not see how quietly the frogs had sat, all that while, listening to {hero} count.>

"Someone must sing the little ones to sleep," said {newneighbour}, "and I've got no voice." {friend} tried it. They only giggled. {hero} began to count. "One frog, two frogs..." {hero} counted low & slow, as {hero.he} always did. By nine they yawned. By twenty there was not one eye open. "How did you do that?" whispered {friend}.

{hero} counted again in bed. It was ever so easy. It had always been easy.

They had to write their names. {friend} wrote with curls and loops. {hero's} letters fell over. {hero} rubbed them out till there was a hole. "You have lovely ears," said {friend}, to be nice. "What can one do with ears?" said {hero}.

It was getting too dark to see. "Which way now?" asked {friend}. {hero} shut both eyes & turned {hero.his} head. There was a drip. There was a leaf. There, a long way away, a kettle began to sing. "That way," said {hero}. "Can't you hear it?" No one else could. They went after {hero}, and it was right.

The kettle sang a little on the stove. {hero} heard it go to sleep.

Everyone ran, and {hero} came in last. Everyone jumped, and {hero} jumped least. "I am just slow," said {hero}. {hero} walked behind the rest, and picked up what they lost: [a mitten|a ribbon], a button, {friend's} whistle.

"My whistle!" said {friend}. "I must have lost it when we ran." "Here," said {hero}. "And my button?" "Here." "And the mitten?" {hero} had it all. {hero} had seen where each thing fell. "You see everything," said {friend}. "I'm only slow," said {hero}. "Well, yes," said {friend}. "That's how you do it."

On the chair lay a row of found things. {hero} could have told you where each one fell.
`),
  friendship: bank(`
A new one came by & had a [kite|red ball]. "Want to play?" {hero} did. {hero} ran off with a shout, and did not look round. <It was only for a bit.> {friend} stood there with two sticks, one for each of them. Then {friend} put one of them down.

The one with the red ball had gone home. {hero} came back slowly. {friend} was still there. {friend} had drawn a game in the dust, a game for two. "You can't play that alone," said {hero}. "No," said {friend}. {hero} picked the second stick up out of the dust. "Is it still my turn?" asked {hero}. "It's always been your turn," said {friend}.

The two sticks lay on the sill, side by side, like sleepers.

"You always want to go first," said {friend}. "And you always sulk," said {hero}. It was out before {hero.he} knew. They walked on, one on each edge of the path. There was [room for a cart|a whole field of quiet] between them.

The path got narrow. There was no room for one on each edge any more. Their sleeves touched. "I don't always sulk," said {friend}. "No," said {hero}. "Today you didn't sulk till noon." {friend} snorted. It was almost a laugh. "You can go first," said {hero}. "I'd rather go next to you," said {friend}.

Their two hats hung on one hook. There was another hook, but they liked that one.

{friend} wanted to show {hero} something. "Not now," said {hero}, who was busy. A while later {friend} asked once more. "In a minute," said {hero}. The third time {friend} [only opened one hand and closed it again|did not ask].

"What was it?" asked {hero}. "What was what?" "What you wanted to show me." {friend} opened the hand. There was nothing in it. "It was a ladybug. She waited all day, but then it got late." {hero} looked at the hand. "Show me where she sat," said {hero}. So {friend} showed it. They looked at the spot for a long time, the two of them.

In the dark {friend} opened one hand, just to see. Now there was {hero's} in it.
`),
  help: bank(`
{newneighbour} was pulling at a [cart|sack] that would not move. "Good day!" called {hero}, in passing. <They were in such a hurry.> When {hero} looked back, {neighbour} was still pulling. {hero} looked back again at the next bend. Then the bend was in the way.

"We must go back," said {hero}. "It's late," said {friend}. "I know." They went back. {neighbour} sat beside the [cart|load] with an empty look. {hero} did not say much. {hero} took the left side, and {friend} took the right. One, two, and it rolled. It had only wanted [two more|a push]. It had only ever wanted that.

Far off one could hear small wheels going home.

"I can do it alone," said {hero}. The knot was tight. {hero} pulled, and it got tighter. {friend} held out a hand. "Alone," said {hero}. {friend} put the hand away. <By noon there were three knots.>

{hero} looked at the knots. There were [five|six] of them by now. "Could you," said {hero}, and stopped. It was hard to say. It was four small words and they stuck. "Could you help me?" {friend} had been waiting for that since morning. {friend} put a finger there, and {hero} pulled here. It came undone like a bow.

The string hung over the chair, quite smooth, without a knot.

A bird's egg lay [on the path|under the wall], still warm. "Somebody should put it back," said {hero}. "Somebody should," said {friend}. They went on. They talked about other things. Both of them thought about the egg.

"Nobody has put it back," said {hero}. There lay the egg. "Then we're somebody," said {friend}. {hero} climbed onto {friend's} back, and stretched, and stretched a little more. The egg was not very warm any more. But the mother bird had not gone far. She looked at them sideways, and sat down on it, and shook herself once.

High up in the dark a bird moved over to one side. She had made room.
`),
  mistakes: bank(`
{hero} mixed up [left and right|two and three]. It was only once. But they ended up [in the nettles|back at the start], and all because of {hero}. "I can't do anything right," said {hero}. <{friend} was picking nettles out of one sock and said nothing yet.>

"Look where we are," said {friend}. They stood on a rise they'd never been on. You could see all of {place} from there<, with the day going down on it>. "If you'd gone right," said {friend}, "we should have missed it." {hero} looked. "I will go right tomorrow," said {hero}. "Then we'll have seen both." And {hero} drew the rise on the map, with a small L.

On the map by the bed there was a small L, and a circle round it.

{hero} painted a sign for them. It said WELCOM. There was no room for the E. {hero} wanted to tear it up. "I've spoiled it," said {hero}, and kicked the pot. Now there was paint on [everything|{spot}] too.

{hero} looked at the sign once more. The light was low. The gap was still there. {hero} fetched a brush. "I could turn the blot into a bird," said {hero}. "Then it can carry the E." It took three tries. The first bird looked like a shoe. The third one flew. Now everyone who came by stopped to look at the bird.

Even in the dark the bird on the sign held its E quite tight.

{hero} forgot the [lid|bag]. It stood on the step at home, and they were out here. "It was my job," said {hero}. "I wrote it on my hand, and then I washed." {hero} walked behind the others & would not be talked to.

"I forgot the bag," said {hero}, "so I've made one." It was made from a scarf and two knots. {hero} had thought about it the whole way. One of the knots was bad. {hero} did it over. And over again. It held. "It's better than the bag," said {friend}. "The bag never had a tail." "It's so that I don't forget it," said {hero}.

The bag with the tail hung on the door. There was already something in it for tomorrow.
`),
  patience: bank(`
{newneighbour} was baking. "They're not done," said {neighbour}. {hero} took one. It was soft in the middle & it burned the tongue. <A thing can be too hot and not hot enough, both at once.> "Now it will never be a real one," said {hero}. {hero} looked at the bite.

The oven door was open a crack. "Soon," said {neighbour}. {hero} sat on both hands. {hero} looked at the door and then did not look at it. {friend} told a story, quite a slow one. And when it was over, so was the waiting. It crackled when you broke it. {hero} blew on it and waited one breath more.

There was one still on the plate for the morning. It would keep. So would {hero}.

"Are we there?" asked {hero}. They had gone ten steps. "Are we there now?" {friend} sighed. "Now?" said {hero}. "If you ask again," said {friend}, "it moves further off." {hero} pressed both lips shut, <and asked with the eyebrows>.

{hero} didn't ask. There was a beetle on the path & it was going the same way. It put down each foot as if it mattered. {hero} went along beside it. {hero} saw six kinds of moss. {hero} saw a stone with a face. "We are there," said {friend}. "Already?" said {hero}.

{hero} did not ask if it was morning yet. It would come by itself.

A line stood at {spot}, for a turn on the swing. {hero} was ninth. {hero} tried being sixth. Somebody noticed. <Then {hero} was eleventh, which is what happens.> {hero} kicked at the ground all the way.

There was nobody left before {hero} but a very little one. The little one had never been on a swing. It took a good while to climb on and a good while to dare. {hero} could have said "hurry up". {hero} held the rope still. "Take your time," said {hero}. "It will be here." And then it was {hero's} turn, and the sky was full of rose.

In {hero's} legs it was still swinging, slowly, to and fro.
`),
  kindness: bank(`
{newneighbour} sat on a wall with a long face. "What is that on your head?" said {hero}, and laughed. It was a new hat. <It was rather an odd one, to be sure.> {neighbour} took it off & put it under one arm. They went on. The laugh did not taste good any more.

There was {neighbour}, still on the wall. {hero} went up. "I laughed at your hat," said {hero}. "It was because I'd never seen one that had fruit. May I see it on?" {neighbour} put it on slowly. {hero} looked at it from the left, and from the right. "There's a cherry missing," said {hero}, and ran and found one. It was just the right red.

Somebody out there was walking home late, in a hat with a cherry on it.

They had two lamps. "That one is for us," said {hero}, "and so is that." An old one came by who had none. {hero} looked at the lamps and then [up at the sky|at {spot}]. "It's light for hours yet," said {hero}. <The old one nodded, and felt along the path with a stick.>

Ahead of them in the dusk went tap, tap. It was the old one, with the stick. {hero} looked at {friend}. Then {hero} ran. "We have got two," said {hero}. "We only ever look at one." The old one held up the lamp, and there was a face, all creases. "So that's what you look like," it said. "I thought so."

Over the hill a little light went slowly along. Then it went in at a door.

A small one fell over and spilled all its beads. They rolled [everywhere|down the path]. "Oh dear," said {hero}, and stepped across. There was so much to do. The small one picked up one bead. Then it picked up one more. <There were a hundred.>

The small one was still there, on both knees. It was nearly dark. It had forty beads. {hero} got down too. {hero} did not ask, but just began. {friend} looked under {spot}. They found a blue one, and a green, and the gold one last. "That's all of them," said the small one. For a moment it hung the string round {hero's} neck.

{hero} could still feel where the beads had been. They had been cool, and then warm.
`),
  differences: bank(`
They met one who did it all another way. It ate with its eyes shut. It said "good night" for "good day". "That is wrong," said {hero}. "Is it?" it asked. <It seemed quite interested.> {hero} did not stay. {hero} felt all prickly, like wool.

There it was again, the one who did it all the other way. It sat and ate, with closed eyes. {hero} sat down too. {hero} shut {hero.his} eyes. Oh! It tasted of so much. There was salt in it, and smoke, and something like rain. "Good night," said {hero}. "Good night," it said. And this time it was just the right hour to say it.

{hero} closed both eyes. It was a good way to do almost anything.

{friend} was slow, and {hero} was quick. "You walk like a [table|wardrobe]," said {hero}. "And you walk like a dropped tray," said {friend}. They both were silent for a bit. <It is hard to be silent at two speeds.>

They had to carry the [soup|milk] home, right up to the brim. {hero} went first & it slopped. {friend} went, and it got cold. So {hero} ran ahead and opened the gates. And {friend} came after, even and slow, and lost not one drop. "You are good at walking," said {hero}. "You're good at gates," said {friend}.

One breathed fast and one breathed slow. Now and then they met.

All of them had a tail or a tooth or a spot to show. The new one had none of it. It had something no one else had: when it was glad, it hummed. "Why do you do that?" said {hero}. It stopped at once. It didn't do it again all day.

They were late, and the path was gone in the dark. Then the new one saw the lights far off. It was so glad that it forgot. It hummed, and more, and more. All of them could hear. All of them could follow. "Don't stop," said {hero}. "Please don't ever stop."

From a window across the way came a very faint hum.
`),
  teamwork: bank(`
"I'll carry it," said {hero}. "I'll do it," said {friend}. Both of them pulled. The pot went over, and the soup ran away down the path. <They stood and watched it go.> "It was your end," they said, both at once.

There was one pot of soup left. It was heavy & it was hot. "You say when," said {hero}. "Left," said {friend}. "Right. Now a stone. Now wait." They went like one creature with four legs. It was a wide one, and it hardly ever stopped to quarrel. And when they put it down there was not a drop on the ground.

The pot stood in the sink, wiped clean. It had two handles. It had always had two.

They rowed on a thing like a boat. {hero} rowed forwards. {friend} rowed forwards too, but {friend} was facing the other way. They went round and round. A duck [joined in|got dizzy from watching]. "You do it wrong!" said both.

"Stop," said {friend}. "Let us look at each other." They sat so that they could see each other's eyes. When {hero} breathed in, {friend} breathed in. When {hero} leaned, {friend} leaned. The thing began to glide. The duck came along behind, in a straight line.

In sleep they breathed in together. They breathed out together.

Everybody had a [part|piece] of the song. All of them sang their part. Each sang a bit louder than the next. It was a terrible noise. {hero} sang loudest of all. <A cloud that had been coming turned round.>

"Once more," said {newneighbour}, "but each sing so that you can hear the one beside you." {hero} sang, and listened. There was {friend's} part, underneath. It had been there the whole time, like a floor. Now {hero's} tune could walk about on it. And it was so good that nobody wanted to be the first to stop.

Somewhere in the dark the song went on a bit, in several parts.
`),
  honesty: bank(`
"Did you shut the gate?" asked {friend}. {hero} had meant to. "Yes," said {hero}. It was such a short word. <Behind them, a long way back, something went creak.> {hero} talked a great deal for the next while, about nothing.

"{friend}," said {hero}. "The gate." "What about it?" "I said that I shut it, and I didn't." {friend} stopped. It was a long way back and it was getting dark. "Then we had better go," said {friend}. And they went. {newneighbour} was standing in the gap with both arms out, as a gate. "I thought that you would come," said {neighbour}.

The gate was shut. {hero} had looked twice. One could sleep behind such a gate.

"That is the finest jump I've ever seen," said everyone. {hero} hadn't jumped. {hero} had sat on a bee. "Thank you," said {hero}, and bowed. They gave {hero} a leaf with a gold edge. It pricked.

{hero} took off the leaf with the gold edge. "It wasn't a jump," said {hero}. "I sat on a bee." Nobody said a word. Then someone at the back began to laugh, and it was a good laugh, and then they were all at it, and {hero} too. "It's yours all the same," said {friend}, and pinned it on. "It is for telling us." It did not prick now.

The gold leaf lay on the sill. The bee, one hopes, was well too.

They counted the {snacks}. "Four for you and four for me," said {hero}. There had been nine. The ninth was in {hero's} cheek. <It's not easy to count aloud with something in one's cheek.> {friend} said, "You count beautifully." And that was the worst of it.

"There were nine," said {hero}. "I had one while I was counting." {friend} looked at {hero}. "I know," said {friend}. "Your cheek was round." "Why did you not say?" "I thought you'd want to say it." {hero} did not know what to do then, so {hero} held out two. {friend} took one of them & they were even.

{hero} counted to nine and slept. They were all there.
`),
  discovery: bank(`
"What's under that stone?" asked {friend}. "Just ground," said {hero}, who was in a hurry. "I've seen ground." So they did not look. But {friend} turned to see it three times. <Under it, somebody very small was just putting the kettle on.>

They came back past the stone. {hero} got down on both knees. {hero} lifted it up, only by a finger. There were roads under it. There were rooms. Somebody with a lot of legs was hanging up a very small sock. "Oh," breathed {hero}, and lowered it again as softly as a lid. "What was it?" asked {friend}. "Go and see," said {hero}. "You won't believe it."

Who knew what there was under the bed? Or in a pillow? {hero} would look tomorrow.

"Everyone knows that," said {hero}, at every question of {friend's}. Why is it blue? Why does it hum? "Because it does." {friend} stopped asking. It got [very quiet|a bit dull].

"Why does it hum?" said {hero}. "You said everyone knew," said {friend}. "I don't know at all," said {hero}. "I only said so." Then they both put an ear against it. It hummed in their teeth. It hummed high, and it hummed low. They found out that it hummed lower when you patted it. They never found out why. It was the best part of the day.

{hero} lay there and had seven questions left. They were good company.

{hero} had a plan, and on it stood what to see: one, two, three. "Something is glittering over there," said {friend}. "It's not on the plan," said {hero}. They did not turn their heads. They saw one, and two and three. They were just as they were on the plan.

It was still glittering, there at the side. {hero} took the plan and folded it into a hat. They left the path. There was a dip, and a drop of water in the air. In the drop stood {spot}, upside down. The whole evening was in it, no bigger than a pea. "What do we call it?" asked {friend}. It had no name. It had never been on any plan.

The plan hung on the hook and was a hat. It suited it.
`),
  respect: bank(`
{newneighbour} was telling something, and it was long. "Yes, yes," said {hero}, and looked past, at {spot}. {neighbour} told it a bit faster. Then {neighbour} left off in the middle. "You are in a hurry," said {neighbour}. <They were. But now nobody knew how it came out.>

"How did it come out?" asked {hero}. {neighbour} looked up. "What?" "What you told us. I wasn't listening properly. I'd like to now." {neighbour} began again from the start. {hero} sat down for it. It was about a winter, a long time ago, and a door. When it was over, nobody spoke. You could still hear the door.

In {hero's} head a door opened, in a winter long ago. It was warm in there.

There was a sign: PLEASE GO ROUND. "It's only a bit of ground," said {hero}, and went across. Squish. There were tiny green tips all over. Some of them lay flat now. {friend} had gone round. It had taken {friend} no longer than eleven steps.

{hero} went back to the bit of ground. {hero} knelt down at the edge. One by one, with a fingertip, {hero} set the green ones up again. It was almost dark when {newneighbour} came along with a can. "Those are mine," said {neighbour}. "I know," said {hero}. "I'm sorry. I'll go round." They watered them. They went round together, eleven steps.

Out in the dark, the green tips stood straight up.

{friend} wanted to be alone for a while. "Why?" said {hero}. "I'll come too. I will be quiet." {hero} came too. {hero} was quiet for as long as it takes to say so. <{friend} went further off, and {hero} went further after.>

"Would you like to be by yourself for a bit?" asked {hero}. {friend} nodded. So {hero} sat down by {spot}. {hero} did not call. {hero} did not whistle. It was harder than it sounds. After some time there was a step. "Now I would like you there," said {friend}. They sat so that their elbows touched.

Between their two pillows was a small space. Sometimes a hand came over it.
`),
  persistence: bank(`
{hero} tried to [whistle|tie a bow]. It went wrong. It went wrong [four|five] times. "I'll never learn it," said {hero}, and [stamped|gave up]. "Never is long," said {friend}. <{hero} did not want to hear that just then.>

There was a moment when nobody was watching. {hero} tried it again. No. Once more. Nearly. {hero} thought: if it had been nearly the first time, I'd have been glad. So {hero} was glad. And again. And then, quite simply, it went right. It was so easy that {hero} looked round to see who had done it.

{hero} did it one more time under the covers. Yes. It was still there.

There was a hill, and it was steep. {hero} ran at it and slid down. {hero} ran at it faster, and slid faster. "It's the hill's fault," said {hero}, and sat with {hero.his} back to it. The hill [took no notice|was just a hill].

"The other side is in the sun still," said {friend}. {hero} got up. {hero} did not run. {hero} put one foot, and then looked for a place for the next. Here a root. There a stone. {hero} slid back two, and went on three. "What are you counting?" asked {friend}. "Not the ones I slid," said {hero}. And then there was no hill left to climb.

{hero's} legs were heavy and good. They had been up a hill.

{hero} was making a [chain|wreath], and it broke. {hero} tied it. It broke next to the knot. {hero} threw it down. "It doesn't want to be one," said {hero}. It lay there till the afternoon. <A snail walked once along it, from end to end.>

{hero} picked the thing up from where it lay. There were nine knots in it. {hero} put in a tenth. It broke. {hero} shut both eyes for a bit. Then {hero} put in an eleventh. "How many will there be?" asked {friend}. "As many as it needs," said {hero}. And with the fourteenth it closed, and was round.

It hung over the bedpost, all knots. There was nothing that held so well.
`),
  nature: bank(`
{hero} broke off a [twig|branch], just like that, to have something to swish with. Swish. It was fun for six swishes. Then it lay on the path. <A small worm sat on the end of it, and looked for its house.>

{hero} went back for the twig. It was a bit limp. {newneighbour} had a cup, and the cup had water in it. They stood the twig in there, worm and all. "Will it live?" asked {hero}. "It may grow feet," said {neighbour}. "They sometimes do. You'll have to come and look." "Every day," said {hero}. And {hero} told the worm so as well.

In the cup on the sill stood a twig. One couldn't see it, but it was thinking about feet.

They ate, and the papers flew away. "Let them," said {hero}. One hung itself on {spot}. One went into the water & a little fish swam round it, and round it. It looked at it from all sides. It didn't know what it was for.

The fish was still swimming about the paper. {hero} lay down and fished it out. Then {hero} saw the next. And one more. They walked all the way back and picked them up, theirs and others too. When they looked round it was evening, and the place lay there behind them like a washed face. The fish went down, and came up once, and looked.

Outside it was clean and dark. The water could see all its stars.

{hero} caught a [firefly|little fish] in a jar. How it shone! "It's mine now," said {hero}, and gave it a leaf. It went round in there, and then round the other way. By noon it did not shine so much.

{hero} held the jar up. There was hardly any light in it. {hero} saw {hero.his} own face in the glass. Behind it, very small, was the other. {hero} took off the lid. Nothing happened. Then it came up to the rim, and sat, and went. "It did not even say thank you," said {friend}. "It didn't have to," said {hero}. There it was, shining, out among the others.

Past the window went a small light, by itself. It came back and went past once more.
`),
};
