import { bank } from '../../grammar.ts';

export const teamwork = bank(`
"I'll carry it," said {hero}. "I'll do it," said {friend}. Both of them pulled. The pot went over, and the soup ran away down the path. <They stood and watched it go.> "It was your end," they said, both at once.

There was one pot of soup left. It was heavy & it was hot. "You say when," said {hero}. "Left," said {friend}. "Right. Now a stone. Now wait." They went like one creature with four legs. It was a wide one, and it hardly ever stopped to quarrel. And when they put it down there was not a drop on the ground.

The pot stood in the sink, wiped clean. It had two handles. It had always had two.

They rowed on a thing like a boat. {hero} rowed forwards. {friend} rowed forwards too, but {friend} was facing the other way. They went round and round. A duck [joined in|got dizzy from watching]. "You do it wrong!" said both.

"Stop," said {friend}. "Let us look at each other." They sat so that they could see each other's eyes. When {hero} breathed in, {friend} breathed in. When {hero} leaned, {friend} leaned. The thing began to glide. The duck came along behind, in a straight line.

In sleep they breathed in together. They breathed out together.

Everybody had a [part|piece] of the song. All of them sang their part. Each sang a bit louder than the next. It was a terrible noise. {hero} sang loudest of all. <A cloud that had been coming turned round.>

"Once more," said {newneighbour}, "but each sing so that you can hear the one beside you." {hero} sang, and listened. There was {friend's} part, underneath. It had been there the whole time, like a floor. Now {hero's} tune could walk about on it. And it was so good that nobody wanted to be the first to stop.

Somewhere in the dark the song went on a bit, in several parts.

There was a sofa to be got through a door. "Push," said {hero}. "Pull," said {friend}. Each was on the wrong side for it. The sofa stood in the door like a cork. <Now one of them was indoors and the other one out, until tea.>

"What can you see from there?" called {hero}. "A leg," said {friend}. "It's caught behind the hinge. What can you see?" "It's got its back up," said {hero}. So {friend} bent the leg, and {hero} talked to the back. They counted to three in the same voice. It slid out like a letter, and they sat down on it right there.

The sofa stood where it belonged. There was a dent at each end.

They had one map, and it tore. {hero} got the top and {friend} got the bottom. "Mine has the hills," said {hero}, and went off. "Mine has the way," said {friend}, and went off too. <In a little while each of them stood somewhere and turned half a map round and round.>

They met again at {spot}, quite by chance, and neither one was glad to say so. "I've been up every hill," said {hero}. "I've been down every lane," said {friend}. They laid their halves on a stone. The edges fitted like two hands. Right across the tear was a small red X. No one could have seen it till now.

The map was one again, with a seam of jam.

All of them wanted to hold the kite string. They pulled, till there were five short strings. The kite sat down and looked at them. "That was my string," said everyone. <It was true. They all had some.>

Five short bits of string lay on the wall. {hero} picked up one, and held it to {friend's}. A knot. Another came along, and held out its piece. A knot, and a knot, and a knot. It was a lumpy sort of string, but it was long. They each held it at their own knot, and let out a bit at a time, as the next one called.

A kite hung by the door. There were five knots in its tail.

"We don't need a plan," said {hero}, "we only need to hurry." They all ran at the tent. One had the pole. One had the pegs. One was in the bag. It went up, and stood for one whole cheer. Then it came down like a big tired bird. It was warm under there, and nobody could tell whose foot was whose.

"I'll be the pole," said {friend}. "You be the knot, and you sit on that corner." They each had just one thing to do. {hero} was the peg that stops it flying off. It's not a grand thing to be. But {hero} held on, and it rose up, and it stayed up, and you could see from inside that every one of them was needed.

The tent breathed in and out. A peg is a small thing, and it held.

There was a pie to be made. {hero} did the apples, and was done first, so {hero} did the sugar too. {friend} had already done the sugar. Then somebody came by who thought that there ought to be sugar in it. <One bite made your eyes cross.>

"Who has the sugar now?" asked {hero}. "I do," said {friend}, and held the bag tight. "Then I've the apples, and I don't so much as look at the bag." They said each thing out loud as they did it. "Apples in!" "Sugar in!" "Lid on!" It smelled so good that people came and stood by the door with plates.

There was no pie left. There were eight plates, and all of them licked.

They played in a band of two, and both of them wanted to be the drum. So there were two drums. Boom, boom! It was more a sort of fight. {newneighbour} shut the window, and then the shutters.

"If I leave a hole," said {hero}, "will you fill it?" Boom, went {hero}, and waited. Ting, went {friend}, on a glass. Boom, ting. Boom, ting-a-ting. After a bit the shutters opened, then the window. {neighbour} leaned out with a pan and a spoon. There was a hole for that as well.

Ting, went a glass on the shelf, though nobody had touched it.

The bench had to go up the hill. "You're not lifting," said {hero}. "You're not," said {friend}. They both let go to see who was right. The bench went down the hill on its own. It lay there with its feet in the air.

"I was lifting," said {friend}, at the bottom. "So was I," said {hero}. "It's just heavy." They looked at each other, and then they looked around. There was someone with a barrow, and there was someone with a rope, and there was a goat. It took all of them, and it took the whole path. At the top there was room on the bench for everybody but the goat.

Up on the hill stood a bench. It had the best view, and it had the moon.
`);
