import { bank } from '../../grammar.ts';

export const discovery = bank(`
"What's under that stone?" asked {friend}. "Just ground," said {hero}, who was in a hurry. "I've seen ground." So they did not look. But {friend} turned to see it three times. <Under it, somebody very small was just putting the kettle on.>

They came back past the stone. {hero} got down on both knees. {hero} lifted it up, only by a finger. There were roads under it. There were rooms. Somebody with a lot of legs was hanging up a very small sock. "Oh," breathed {hero}, and lowered it again as softly as a lid. "What was it?" asked {friend}. "Go and see," said {hero}. "You won't believe it."

Who knew what there was under the bed? Or in a pillow? {hero} would look tomorrow.

"Everyone knows that," said {hero}, at every question of {friend's}. Why is it blue? Why does it hum? "Because it does." {friend} stopped asking. It got [very quiet|a bit dull].

"Why does it hum?" said {hero}. "You said everyone knew," said {friend}. "I don't know at all," said {hero}. "I only said so." Then they both put an ear against it. It hummed in their teeth. It hummed high, and it hummed low. They found out that it hummed lower when you patted it. They never found out why. It was the best part of the day.

{hero} lay there and had seven questions left. They were good company.

{hero} had a plan, and on it stood what to see: one, two, three. "Something is glittering over there," said {friend}. "It's not on the plan," said {hero}. They did not turn their heads. They saw one, and two and three. They were just as they were on the plan.

It was still glittering, there at the side. {hero} took the plan and folded it into a hat. They left the path. There was a dip, and a drop of water in the air. In the drop stood {spot}, upside down. The whole evening was in it, no bigger than a pea. "What do we call it?" asked {friend}. It had no name. It had never been on any plan.

The plan hung on the hook and was a hat. It suited it.

A door stood there that {hero} had never seen. It was low and blue. "It'll be for brooms," said {hero}, and walked on. {friend} had one hand on the knob, and had to take it off again. <Behind the door something went "ping".>

"Brooms don't go 'ping'," said {hero}. They had turned round by themselves. {hero} bent down, and pushed. There were stairs, and on every stair stood a clock. Each of them showed another time, and they all went ping, one after the other, all the way down. "Somewhere it's always lunch," whispered {friend}.

Far down, under the floor, it was morning, and noon, and time for bed.

"I don't like that," said {hero}, of a fruit with spikes. "It looks at me." There was a whole basket of them, and a sign that said TRY ONE. {hero} put both hands behind {hero.his} back. {friend} did it too, but {friend} looked over one shoulder at them for a long time.

"Do you think it's sweet?" asked {hero}. "It might be sour," said {friend}. "It might be nothing." {hero} turned it over, and there was a seam, like on a purse. It opened with a sigh. It was pink inside and full of little black seeds, and it tasted of pears and Sunday. They ate it with two spoons, right down to the spikes.

Two black seeds lay in a saucer. Nobody knew what they would do next.

There was a book, and {hero} shut it. "It's got no pictures." {friend} opened it again. {hero} shut it. The book had a bit of string in it, at page nine, where somebody had once stopped. <Perhaps they had been called to supper.>

"What happened after page nine?" asked {hero}. It was too dark to play. {friend} held the lamp, and {hero} put one finger under the words. They went slowly, like someone on stepping stones. On page ten a bear came to a bridge. On page eleven it was bedtime, for the bear. {hero} saw the bridge as clear as day, with a rail, and a lantern.

The string lay at page twelve. The bear was safely over.

"We've always gone to the left," said {hero}, "so left is how it goes." On the right there was a bend. Nobody knew what came after it. {friend} sighed. A snail came out from there, all shiny and pleased. <It could have told them a thing or two.>

It was late, but it was not too late. {hero} stopped where the two ways met. "Just as far as the bend," said {hero}. They held hands, though there was nothing to hold them for. Past the bend was a pond, and on the pond lay the whole sky. There was a small boat, too, with nobody in it. They stood there until the first stars were floating.

If you went to the left you got home. If you went to the right you got home by boat.

A stone had a line on it. "It's a scratch," said {hero}, and would have thrown it. {friend} closed a hand over it just in time. {friend} licked it, and it went dark, and there were three lines. "Now it's a wet scratch," said {hero}.

"Let me have that stone," said {hero}. In the slanting light it had ribs, and then a tail, as fine as a comb. {hero} turned it. An eye. "It's a fish," said {hero}, "and it's swum into a stone!" "When?" asked {friend}. {hero} did not know. Before their grandmothers. Before anyone had a name for Tuesday. They carried it between them as if it were asleep.

On the sill lay a fish & swam. It had all the time there is.

{hero} was asked if {hero.he} wished to hold the telescope. "I've seen the stars," said {hero}. "They're dots." So the others looked, one after another, and each of them said "Oh". <There is nothing so annoying as an "Oh" when you don't know what it's about.>

{hero} stood on the box and put one eye to it. At first there was only an eyelash. Then it slid into the round, quite still: a small yellow ball that wore a ring. It was really there. It hung in all that black like a lamp somebody had left on. "It's wearing a hat," said {hero}, and could say no more. They had to lift {hero} down.

A small ball with a ring hung over the roof. It looked like a dot from here.

"How do bees know where home is?" asked {friend}. "They just do," said {hero}. It is an answer like a shut box. {friend} gave it a shake, and it did not rattle. <Neither of them knew then what they were walking past.>

There was a hum from {spot}. {hero} stood still. "Wait, though. How do they?" They crept up close. One bee came, and it danced for the rest: a wiggle, a turn, a wiggle. The rest of them watched its tail. Off they all went, in one line, straight as string. "It drew them a map," said {friend}. "With its bottom," said {hero}.

One last bee came home. It wiped its feet, and did not need a map.
`);
