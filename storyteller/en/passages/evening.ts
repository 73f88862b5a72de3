import { bank } from '../grammar.ts';

/** The light goes. */
export const dusks = bank(`
The day was getting tired. Its light went [gold|the colour of honey], and the shadows lay down. {spot} turned [blue|dark] on one side.

By now the sun was low. {sound} grew softer. All the colours [came a bit closer|went home, one after the other].

It was that hour when things [get their evening faces|begin to whisper]. The light was long & low. Someone, somewhere, lit a first lamp.

Evening came. It came [up from the ground|on soft feet], as it does. First it took {spot}, and then it took the path.

Now the light was thin, like [tea|cloth]. {hero} could see {friend's} breath. It was almost too late in the day, and not quite.

Slowly the sky turned [rose|violet]. The wind lay down. It was so still that you could hear [a wing|the evening coming].

The afternoon folded itself up. It got [cooler|a little cool]. {friend} moved closer & {hero} did too.

One star came out. It was [early|only one]. It looked around, as if to ask whether it [might|was time].

The last of the sun slid off {spot}. "Oh," said {friend}. "[It's late|It is evening]." Neither of them had noticed.

The light did what it does at the end of a day. It went [red|soft], and it touched everything once.

The evening had its hand on the door. It let in a bit of blue and then a bit more. Down by {spot} the first lamp was lit.

It was that time when one goes indoors, and they did not go yet. The sky had one pink side. They heard {sound} once more. After that they heard the quiet, which had been under it.

The sun sat on the rim of things, red and tired. It looked back over the day, as one does. Then it let itself down on the other side.

Now the shadows were so long that they had all become one. {hero} stood in it up to the chin. It was cool there and smelled of {smell}.

The day put its things away. It took the blue, and the gold, and left only the grey out, for whoever might need it. There was still light enough to see a face by.

Up there the sky was still light. Down here the evening had begun. In between flew one late bird, with one foot in each.

{hero} looked up, and it was evening. It must have come while they were not looking. {friend} had one red ear from the last of the sun.

The air turned soft. You could hear a cup being put down, three houses off. All over {place} people were lighting lamps.

There was a little day left, about a hand high. It lay along the ground. It was enough for one more thing.

A first lamp was lit, and then it was seen how dark it had grown. {friend} pulled {hero's} hat down over both ears. It was time for that now.

The light came in from the side, like somebody who does not want to disturb. It lay on {hero's} hands and made them gold.

Now even the hurry had sat down. The shadows of {spot} had got as far as their toes, and rested there.

Birds, or what sounded like birds, said the last things that they had to say. Then one of them said it once more.

There is a moment when the day holds its breath. It was now. {hero} held {hero.his} as well.

The sky had been blue for so long. It tried pink. It tried a sort of grey with gold at the hem. It kept that one.

All at once their own voices were the loudest thing. They made them smaller.

The warm went out of {spot}, but slowly, like the warm of a loaf. {friend} laid both palms on it, to have the last.

Somebody was calling children in. One, two, three names, and each was a bit longer than the last.

It grew late so gently that nobody could have said when. {friend} just knew that the red scarf had turned brown.

The far things went first. Then it was the turn of the middle ones. What was near came nearer, to make up for it.

Evening had been waiting behind {spot} all the time. Now it stepped out, and shook the dew from its hat.

You could look straight at the sun now. It was big and mild, like an old face at a window.

{hero's} shadow lay stretched out, tired, all the way to {friend's}. There they rested, head to head.
`);

/** Dusk talk: a breath before or after the turn. */
export const echoes = bank(`
For a while nobody spoke. It was a good quiet, [the kind with room in it|and it fitted them both].

{friend} looked at {hero}. It was a long look. "[You're cold|You are tired]," said {friend}. "A bit," said {hero}.

{hero} thought back over the day. It had begun so [fast|loudly]. Now it went at the pace of [a snail|a slow song].

"What are you thinking?" asked {friend}.
"I'm thinking about this morning," said {hero}. "It was so long ago."

Their breath went in. Their breath went out. {sound} did the same.

A moth came & sat on {hero's} sleeve. It opened its wings and closed them. Then it went on, to wherever moths go.

"Look," said {friend}, and pointed: {light}. They looked until they [had looked enough|had it by heart].

They sat for a bit, with their backs against {here}. It was still warm from the day.

{friend} had gone quiet. {hero} knew all of {friend's} quiets. This one was a good one.

"Is it too late?" asked {hero}. "It's only late," said {friend}. "That's not the same."

Somebody far off called a name, twice, and then a door shut. The one who'd been called had come.

{hero} drew a line on the ground with one toe, and then drew a small house at the end of it. "That's us," said {hero}. "There's smoke," said {friend}, pleased.

Something small ran across the path and was home.

They could no longer see the far end of things. It did not matter. They knew what was there.

"Give me your hand," said {friend}, "it's got dark." It was not so very dark yet.

{hero} heard {hero.his} own steps, and next to them {friend's}. They sounded like one person with a lot to think about.

A bat went by, like a thought that one has only half. They watched the place where it had been.

"Can you hear that?" asked {friend}. It was the lamps being lit. They make a very small sound.

{hero} threw a pebble, not far. It rolled a bit & lay down. It had been up all day too.

They had one coat between them. It went over both, if nobody breathed out.

"My feet are telling me about today," said {hero}. "What do they say?" "It's mostly ow."

{friend} pulled a thread out of {hero's} sleeve and kept it. It was as long as the day.

The blue came up from below. First it had their boots. Then it had their knees.

"Are you sad?" asked {friend}. "No," said {hero}. "It's only evening in there."

Someone shut a window, far off. Someone said good night to a cat.

{hero} counted what was left: two of them, one bag, and the rest of the light.

They spoke more softly now. There was no reason for it. It just seemed that something was asleep.

{friend} gave {hero} half a peppermint. They let it melt. That took as long as the last cloud.

"I wouldn't have wanted to do it without you," said {hero}. "You would have forgotten the bag," said {friend}.

It got cool, quite suddenly, as if somebody had opened a cellar. {friend} put up a collar. It was {hero's}.

A lamp came along the way, with somebody under it. "Evening," said the lamp. "Evening," they said.

The shadows had got up and stood about. {hero} nodded to the ones they knew.

{friend} rubbed one eye. "It's only the smoke," said {friend}. There was no smoke. "I've got some too," said {hero}.

They did not hurry. Whatever had to be said could wait till it was dark enough.

"Look how far we have come," said {friend}. Behind them lay the day, quite small, with a light on.

{hero} breathed on both hands, and then on {friend's}. It made a cloud for four.

The sky was as green as an apple, just there, low down. It never lasts. They looked till it was gone.

{here} was only a shape now. But it was a shape they knew.

"One more minute," said {hero}. It was a long one. They were glad of each bit of it.

Something in the grass began to sing. It sang the same thing over and over, so that nobody could miss it.

They shared the last {snacks}, bite by bite, and did not look who had the bigger half.
`);

/** After the end of the plot: everyone glad. */
export const joys = bank(`
They shared out the last {snacks}. There was just enough. When there was one left over, they gave it to [the ants|the evening].

{hero} laughed. It began small. It went to {friend} and back. For some time it was not possible to stop.

Then someone began to sing. It wasn't a proper song. But all of them knew it by the second time round.

{friend} leaned on {hero}, and {hero} leaned on {friend}. If one had got up, the other would have [fallen|gone over].

They did their handshake. They did it slowly, because they were tired, and [forgot|left out] the wiggle.

"I would do it all again," said {friend}. "But [not today|sitting down]."

They told it to each other, though both had been there. {friend} did the voices. {hero} did the wind.

{newlocal} came by with a lantern. "All well?" asked {local}. "All well," they said. And the lantern went on its way.

They made a bit of music with what there was. There was a spoon, a comb and a box. The evening listened.

They lay on their backs and looked at {light}. "Who puts that on?" asked {hero}. "Somebody kind," said {friend}.

{hero} took {friend's} hand, or {friend} took {hero's}. It did not matter who was first.

"Are you hungry?" said {friend}. "I'm too happy," said {hero}. Then {hero} ate {friend's} share as well.

Somebody fetched a blanket, and somebody fetched a pot. They all sat round it and looked in. It smelled of {smell}. No one minded that it took so long.

{hero} had to tell it three times over. At the third time there was a whale in it. {friend} said that was how it had been.

For a while they were so pleased that it had to come out somewhere. {friend} hopped. {hero} stood on one leg. Then it got better.

They danced, though there was only humming to dance to. {hero} hummed the top and {friend} hummed the bottom. Their shadows danced too, a bit behind.

{newlocal} had left a pie for them on {spot}. "Well done," said the note, "whatever it was." They ate it with their fingers.

{friend} put a flower behind {hero's} ear. It fell out. {friend} put it back. "Hold still," said {friend}. "You're being honoured."

"Do you know what?" said {hero}. "No," said {friend}. "Nor do I," said {hero}. And they were both so happy that this was quite enough.

They wrote their names on {spot}, with a wet finger. It would be gone by morning. It would have been there, though.

All at once they were hungry. There was bread, and it was cut thick. There were {snacks}, and then there were none.

A breeze came by and looked in on them. It went off and told the others. One could hear it being told, further and further away.

{hero} lay flat and felt the ground hold up the whole of {hero.him}. {friend} lay down as well. "It's got us," said {friend}.

Nobody said that it was time to go. They all just began to fold things. There was a lot of yawning in it.

"Say that again," said {hero}. {friend} said it again. It was still true.

They threw their hats up. One stayed up there. It could come down when it liked.

There was one bun, and it went round. Each took a bite, and it was a long time before it was gone.

{friend} wanted to cartwheel, and did half of one. {hero} did the other half.

"Well," said {hero}. "Well," said {friend}. There was a good deal in that.

They drank to it, with what was left in the bottle. It was only water. It had never tasted so good.

{hero} hugged {friend}. Then {hero} hugged {here}, since there was some hug left.

{newlocal} put a head out and asked if anything was the matter. "No," they said. "Nothing is! Nothing at all!"

All the way up to the sky it smelled of {smell}. They breathed it in with their mouths open.

"I've got a stitch," said {friend}, "from smiling." They sat down until it was better.

They made a heap, and lay in it. Nobody could have said whose leg was whose.

{hero} said it to the left and {friend} to the right: "It's all right! It's all right!" An echo came back, and it was sure of it too.

There was a small fire. There was a pan. Somebody knew how to toss things. Somebody caught one with a hat.

"Don't let's tell anyone yet," said {friend}. "Let's just have it for a bit." They sat close & had it.

They gave each other three cheers. The third was so big that it startled a moth.

{friend} took a bow. {hero} took one as well. They bowed to each other till they bumped.

{hero} picked {friend} up and turned round. It was a slow turn, as {friend} was heavy. Then it was the other way about.

"What shall we do now?" asked {friend}. "This," said {hero}. So they went on doing that.

A lamp was lit, and one more, and then there was a ring of them. You could see everyone's face, and each of them shone.

They looked at each other, and it started in the stomach, and they both laughed until they had to hold on to {here}.

Someone had a drum. Someone had a flute with two notes. It is surprising how far two notes will go.

{hero} had jam on one cheek and did not know how. {friend} had some too. It must have been in the air.

"I could sleep for a year," said {friend}. "But not yet," said {hero}. "No, not yet," said {friend}.

They tied a ribbon to {here}. If you come by there, look for it. It is blue.

There were not enough chairs, so they took turns. The one who stood had to tell something. They all wanted to stand.

{hero} did not say anything. {hero} only bumped a shoulder against {friend's}, and was bumped back.

First they were hungry, then they were thirsty. Then they were so content that they could not think of one thing to want.

"Remember how it was at noon?" said {hero}. They did, and it was funny now. It had not been at noon.

They set out the cups. Someone poured. The steam went up, all in one line, and bent over, and went home.

{friend} began the song that has no end. They got as far as the goat. Then nobody had any breath left, and the goat had to wait.

{newlocal} happened to have a cake. It was meant for somebody else's Tuesday, but it was cut at once.

"Now let us do nothing for a bit," said {friend}. They did it side by side, and it was done very well.

{hero} wished to say something fine and could not think what. {friend} said that it had been a lovely speech.

All the way down the line they shook hands. When they got to the end they turned round and shook them all again.

They wanted to remember just how it was. {hero} took the left half to remember, and {friend} took the right.

{friend} did a somersault and stayed where it ended, looking up. "It's better from here," said {friend}. So {hero} did one too.

A string of small lamps was found in a box. There was one for everyone who had been there, and one for luck.

{hero} tried to whistle and it came out as a grin. That was no use for a tune. They sang instead.

Someone had thought to bring spoons. No one had thought to bring bowls. They ate out of the pot, in a ring, with their knees touching.

"Was it hard?" asked somebody who had only just come. They looked at each other. "It was long," said {hero}. "The middle was long."

Something was tied round {friend's} head, as one does with heroes. It was a tea towel, but it had a gold edge.

They heard themselves laugh, and it was answered from over by {spot}. Perhaps it was an echo. Perhaps it was somebody who just liked the sound.

There was a game to be finished, from that morning. They could not remember whose turn it was. It had stopped being important.

{hero} lay with one ear on {friend's} tummy. "What does it say?" asked {friend}. "It says soup," said {hero}.

{newlocal} wanted a picture of it all, and had no paper. So they stood quite still, and {local} looked very hard.
`);

/** The way home in the dark. */
export const walks = bank(`
They went home by the short way. {light} went with them. They passed {spot}. They passed {spot}. They did not talk.

Home they went, slowly. Their feet knew the way. All they had to do was [follow them|go along].

It was dark now. It was the soft dark, with {light} in it. {hero} held on to {friend}. One step, and then the next.

They walked on the dark side of the path, where it was quiet. A window shone. Then another did.

"Can you carry me?" asked {friend}. "Can you carry me?" asked {hero}. So they both walked. But they walked close.

The way home was shorter. It is always shorter. The same stones were there. Now they were grey, and still.

They said good night to {spot}. They said good night to the path. The path said nothing. It lay down behind them.

Night had come. It had come on tiptoe. {light} hung over the way, and it was enough to see by.

They went in a row, and then two by two. Nobody hurried. {sound} came and went, like breath.

They came by {spot}, and it was only a dark shape now. They knew it by its smell. {friend} put a hand out to it. Yes, there it was.

The path was pale and went along by itself. They let it. Over them hung {light}. Neither said a word. There wasn't one that was soft enough.

{friend} counted steps until the numbers got too big to hold. After that they only walked. It was not far any more.

Out of the dark came {sound}, from far off. It had nothing to do with them. One by one they passed the sleeping houses.

Their shadows had gone home ahead of them. Only {light} was still about. They followed it down the last slope. There was the gate.

{hero's} legs went on by themselves. {hero} could have slept on top of them. "Nearly there," said {friend}. They were nearly there.

Hand in hand they went. One had the lamp. The other had the bag. In the bag was what was left of the day.

The night was wide. They were very small in it, and not at all lost. {light} went along above.

They took off their shoes, so as not to wake the path. It was cool under their feet. There was dew on it already.

Home was that way. Their noses said so. {light} said so too.

{hero} took the lamp & {friend} took {hero's} arm. The rest they left to their feet.

Slowly they went, and more slowly. {spot} slid by in the dark, half asleep.

"Is it far?" asked {friend}. "It's as far as a yawn," said {hero}. They both gave one.

They walked in the hush. Far behind them {sound} grew small.

They had a long way, and they had all the time for it. {hero} took the left side and {friend} took the right. In the middle went {light}.

It was so dark that they went by the sound. Here their steps were hard. Here they were soft. There was the bit with the gravel. That was nearly home.

No one spoke. {spot} went by like a ship. Then came the corner, and after the corner the night was all in one piece.

"Shall we run?" asked {hero}, and did not. "Let's," said {friend}, and did not either. They walked on, arm in arm.

The day was behind them, shut, like a book with a good end. They walked slowly down the last white edge of the page.

{light} had come out. It lay on {spot}. It lay on {friend's} nose. Wherever they looked it had been there first.

They took the low road, where it is warm. {friend} carried the boots. {hero} carried the song, and it weighed nothing.

First there were voices behind them, then there was one, and then none. It was only them, and the dark, and four feet.

Nobody had to lead. The way led. It took them round by {spot}, and down, and on, like a hand on your back.

The lamp had burnt low. {hero} held it all the same. It made a small gold room, and the room walked home with both of them in it.

They walked as one does at the end: a bit crooked, with heavy arms. {light} kept them company, and asked for no answer.

"Good night," they said at each door they came to. Nobody was up. But it is nice for a door to be told.

It smelled of {smell}, and of night. {friend} went with both eyes shut, and held on to {hero's} sleeve.

They set one foot before the other. That is all that one has to do. The rest came towards them by itself: the bend, the wall, the step.
`);

/** Going to bed. */
export const beds = bank(`
The bed was {bed}. {hero} got in. {friend} got in on the other side. They pulled the cover up to their chins.

There was warm milk. There was one cup each. Then came teeth and then came {bed}. {hero} lay down. {friend} lay down too.

{hero} lay in {bed}. It was warm. It had a dip in the middle, just right. {friend} lay close by.

{bed} was waiting. It had waited all day. {hero} sank into it. So did {friend}. "Ah," they said.

{hero} washed, but only the front. {friend} said that would do. Then they crept into {bed}, and it was [soft|warm].

Someone had smoothed {bed}. Someone had left a light on. {hero} and {friend} lay down under one blanket.

They put out the big lamp. They left the small one. In {bed} there was room for two, if you lay like spoons.

They could stay at {hero's} tonight, the two of them. There was {bed}. There was a blanket with stars on it. {friend} had the wall side.

{hero} put on the long shirt, the one for sleeping. {friend} had one too. Then there was nothing to do but lie in {bed}.

{hero} looked under the bed. There was only a sock. So {hero} lay down in {bed}, and {friend} turned the pillow to its cool side.

They did not even eat. They drank some milk, standing up. Then there was {bed}, and they were in it.

The window was open a crack. {hero} took the warm side of {bed}. {friend} had brought along a very old bear.

Somebody had put a hot stone in {bed}. They found it with their toes. "Ah," said {hero}. "Ah," said {friend}, a bit further down.

"Socks on or socks off?" asked {friend}. "One on," said {hero}. So that is how they lay down in {bed}, with two socks between them.

{bed} took them in. It asked nothing. It pulled itself up round their ears and was quiet.

They hung the day over the chair with their things. It would keep. {hero} lay down in {bed}. {friend} lay the other way, feet to feet.

{hero} brushed what there was to brush. {friend} blew out one candle, and then one more. Now there was only {bed}, and they found it by feel.

There was a story, but it was a short one. They were asleep before the wolf. It was a nice wolf, too. {bed} rocked a bit, as beds do.

They lay down in {bed} just as they were. Someone came and took off their hats. Someone laid a hand on each head, and went out.

{hero} climbed into {bed}. {friend} climbed in after. The blanket came up all by itself, or nearly.

First one shoe, and then the other. First {hero}, and then {friend}. {bed} had room for both.

{bed} smelled of sleep. {hero} got in at the top. {friend} got in at the side.

A cup of milk, a small biscuit, and {bed}. {friend} shook the pillow, and {hero} lay down in the dent.

They said good night to the chair and to the shoes. {bed} said nothing. It was warm already, and {friend} lay down first.

The steps up to bed were seven. {hero} took them one by one, and at the top there was {bed}. {friend} was in it already, all but the nose.

There was {bed}, and next to it one more, as close as two slices. {hero} lay in the one. {friend} lay in the other. They could just touch.

Someone had put a night light on the sill. It was no bigger than a bean. By it they found {bed}, and each other, and the cover.

{friend} said that it was not time yet, and sat down on {bed}, just to say so. {hero} lifted up {friend's} feet. After that it was time.

They emptied their pockets on the floor. There it lay, the whole day. Then they crept up into {bed}, and were light.

{hero} did the ears, {friend} did the neck, and one towel did for both. Then it was over to {bed}, on bare feet, quick, quick.

Was the pillow still there? It was. Was the blanket? It was. There was {bed}, with all that belonged to it. {hero} lay down and was glad.

It was {hero's} turn for the side with the window. {friend} got the side with the wall. In {bed} there is no bad side.

They had grown so tired that they helped each other. {friend} found {hero's} sleeve. {hero} found {friend's} other sleeve. {bed} found them both.

The cover was thrown back, like the corner of a page. In they went. {bed} was cool for a moment, and then it was not.
`);

/** Soft and slow, with less and less in it. */
export const lulls = bank(`
It was quiet. It was so quiet that one could hear the quiet.

Outside, very quietly, {light} looked in. It did not want anything.

First {sound}. Then nothing. Then only the breath of the house.

The wind went round the house once. All was in order. It lay down by the door.

"Are you asleep?" asked {hero}. "Nearly," said {friend}.

{hero} yawned. {friend} yawned. The lamp gave a small flicker, as if it yawned too.

The blanket was heavy and light. The pillow was cool and warm.

"Today was long," said {hero}. "Yes," said {friend}. "It was just long enough."

Breathe in. Breathe out. That was {friend}. That was {hero}.

Nobody had to do anything now. It was all done.

"What was the best bit?" asked {friend}. "This," said {hero}.

{hero} could feel the day go. It went out through the toes.

"Tomorrow," said {friend}. "Tomorrow," said {hero}. They did not say what.

The shadows on the wall were soft. One looked like a boat. It rocked.

{hero} thought of one more thing to say. Then it was gone. It could wait.

The clock said tick. It took a rest. It said tock.

{friend's} eyes were shut. Then they were open. Then they were shut.

A drop fell, somewhere. Plip. And then, after a long time, plip.

The dark came close. It was a kind dark. It tucked in the corners.

"Is the door shut?" asked {hero}. "The door is shut," said {friend}. "And we are in here."

The house gave a creak. Old houses stretch before they sleep.

Warm feet. Warm ears. Warm right through.

Everything small was asleep by now. The big things were going to be soon.

The moon moved from one pane to the next. It took its time.

There was a bit of light under the door. It lay there like a cat.

{hero} counted the corners of the room. There were four. They were all where they should be.

What had been loud was soft now. What had been soft was gone.

"I can hear you thinking," said {friend}. "I've stopped," said {hero}.

A dream stood on the stairs. It waited till they were ready.

Tick, went something. It was only the wood.

The night had many stars, and needed none of them to do anything.

{friend} said something. It was mostly blanket. {hero} said, "Me too."

In the bag by the door, all that they'd found that day lay down together.

It smelled of {smell}, a very little, from somewhere.

The pillow had a hollow in it. {hero's} head knew it well.

Nothing was missing. {hero} thought about it twice. No, nothing.

One ear was still awake. It listened a while for the other. Then it gave up.

The day had gone down the hill with its lamp. One could just see it, if one shut one's eyes.

"Move over," said {friend}, half asleep. {hero} moved over. There was a lot of room.

The wind had a thing to tell. It told it to the chimney, in one long word.

Far away some people were still up. They would see to the stars.

Under the blanket it was like the inside of a bun.

The hands let go. First the one and then the other.

Sleep went from house to house, with a soft broom.

{light} moved a finger's breadth to the left. That was all that happened for an hour.

Somewhere a tap said one last thing.

There was a crumb in the bed. It was a small one. It could stay.

{friend} had one foot out, for the air. Then it came in.

The coats hung on the wall, one in the arms of the other.

"Did we lock up?" "Yes." "Did we say good night to everyone?" "Nearly." "Good night, everyone," said {friend}.

The room grew large and soft. The walls went a little way off, and sat down.

{hero} felt for {friend's} hand. It was there. It had been there first.

What was left of the candle thought about the day. Then it stopped thinking.

A long way down, the stairs settled. That was the last of the noise for tonight.

{friend} began to say something and it turned into a breath.

There was a warm place and a cool place. {hero} lay just where they met.

One sock had come off. It did not matter now which one.

The chair by the bed kept watch. It had four legs to do it with.

Somebody, somewhere, was rocking a cradle. One could feel it through the floor.

"Scratch my back," said {hero}. {friend} did, more and more slowly.

It was dark as plums in there, and as sweet.

The quilt had squares. {hero} went from one to another with one finger. At the blue one the finger lay down.

The night leaned on the window. It had all the time there was.

"Tell me one thing," said {friend}. "We're home," said {hero}. That was the one thing.

Over the roof went something wide and slow. It was only the hours.

Both their noses were cold, and all the rest was warm. That is how it should be.

{hero} heard {friend} breathe. It was like the sea, if the sea were very small.

The bed creaked once, as a ship does when it leaves. After that it only floated.

There was no hurry left in the whole house. They had looked.

A moth sat on the lamp shade with its wings put together, like someone saying thank you.

First the feet were heavy. Next it was the knees. The hands did not take long.

"I've got a bit of the song left," said {friend}. It was only the hum of it.

The window had a star in each corner, as if somebody had pinned it up.

{hero} let the day go, one thing after another, as you empty out a pocket.

The toys on the shelf sat close. They had shut the eyes that they could shut.
`);

/** The last lines: asleep and safe. */
export const lasts = bank(`
{hero} slept. {friend} slept. The night kept watch till morning.

And before anyone could say good night, {hero} was asleep.

"Good night, {friend}." "Good night, {hero}." Then there was only breathing, soft and slow.

Out went the lamp. In came the dreams. {hero} was asleep.

The stars stayed up. {hero} and {friend} did not. They slept, safe and warm, till it was day.

Sleep came. It came on bare feet. It lay down between {hero} and {friend} and stayed.

{hero's} eyes fell shut. They stayed shut. All of {place} was asleep, and {hero} with it.

The last thing {hero} saw was {light}. Then there was sleep, deep and blue.

Softly, softly, the night pulled up the covers. {hero} slept.

And they were warm. And they were safe. And they slept.

Hush now. {friend} sleeps. {hero} sleeps. The dark is soft, and the morning is far away.

{hero} smiled once, fast asleep. What it was about, only the pillow knows.

{hero} had one more question. But {hero} was asleep before the end of it.

Down went one eyelid. Down went the other. {hero} slept, and the night was soft.

The moon counted them all. All were there, all were asleep.

Then it was still. {hero} slept like a stone in a brook. {friend} slept like a leaf.

Slowly the dream came up the stairs. It found them both. It sat down on the edge, and {hero} was asleep.

Nobody heard the clock strike. {hero} slept. {friend} slept. Even the moon nodded a bit.

The lamp went out by itself. It had seen that they were asleep.

There was one breath, and there was another. In between was all the quiet in the world. {hero} slept.

{hero} said, "I'm not asl..." And the night said, "Hush."

Round the house went the dark, on soft feet, and tried the door. It was shut. All were safe within, and slept.

Good night, path. Good night, {spot}. Good night, you two, asleep in there.

And if you had looked in at the window, you'd have seen two heads on one pillow. They were both fast asleep.

They slept till the dew fell. They slept till it rose again. In between, nothing happened at all.

The moon looked in once more, on its way over. It saw {hero}, asleep. It drew a cloud across, like a curtain.

{hero} turned round once and found the warm place. There sleep was already lying. It moved up.

A soft rain began, far off, and thought better of it. {hero} slept on. Everything slept.

{hero} was asleep. {friend} was asleep. Only the blanket went up and down.

The night said one word, very low. {hero} was asleep before it came to the end.

Two small heaps in one bed, and both of them asleep.

Somebody looked in, with a lamp. All slept. The door closed softly.

Then there was nothing left to tell, and {hero} slept.

Sleep had been waiting at the foot of the bed. Now it came up, and lay down on both their eyes.

One of them sighed, and one of them smiled. It was too dark to see who. They slept.

There was a last small wriggle under the cover. Then there was only sleep.

The bed went out on the night like a boat. It came to no harm. Both of them slept, from one shore to the other.

The clock counted, softly, all the way up to morning. Nobody heard. They were asleep.

A dream came by with a lantern, and found the door. Good night. Good night.

And the night turned the page, very gently, so as not to wake them.  All was safe. All slept.

If it rained, they did not know it. If it stopped, they did not know it. They slept, cheek to cheek.

{hero's} hand opened, the way a flower does, and whatever it had held was let go. {hero} slept.

All that was awake now was {light}. It saw them sleep, and was content.

There was nobody left to say good night to. So the night said it to itself, and {hero} slept.

One more breath, and the day was put away. Sleep shut the lid.

Deep down in the pillow there was a place with nothing in it. {hero} found it, and slept.

Soft as flour fell the sleep, on {friend} and on {hero}, and on the two boots by the door.

They were home, they were warm, and they were asleep. There is no more to tell.
`);

/** On the way, in the dark. */
export const paths = bank(`
{spot} stood out there in the dark. They nodded to it.

A small cloud came. It sat down before the moon for a bit. Then it moved on.

High up, a star slid down the sky. No one made a wish. There was nothing left to want.

Somewhere a late bird said one word. Nobody answered.

The night had a sound. It was low and round. It might have been the stars.

One by one the lights went out. There went the far one. There went the near one.

"Are you awake?" asked {friend}. "My feet are," said {hero}.

Something soft brushed past. It was only the night, going the other way.

{hero} yawned. {friend} yawned. Then there was nobody left who had not.

They stopped once, to listen. It was so still that they could hear each other smile.

A dog, or something like one, turned over behind a door. It knew their step.

{friend's} hand was warm. {hero} held it all the way round the bend.

The bag had got light. They had eaten most of it. The rest was pebbles.

"Tell me something," said {hero}. "It's dark," said {friend}. That was true, and it was enough.

All along the path the footprints filled with dark.

Overhead the stars came out, one row at a time.

The wind had gone to bed before them.

Someone had left a lamp on a wall, for whoever was late. They were. They said thank you to it.

Down in the low places lay a bit of mist. They waded in it up to the knees.

{friend} hummed, with no tune left in it. {hero} hummed the same.

A frog said its name. Another frog said that it was so.

They went by a house where someone was being sung to. They walked more softly there.

The moon was on their left. Later it was on their right. It was seeing them home.

Somebody had swept the way, and now it lay there, clean, with nobody on it.

They came past a well. Down at the bottom was one star, and it was swimming.

"Count with me," said {friend}. They counted lamps. After four there were none. That was all right.

{hero} trod on something that squeaked. "Sorry," said {hero}. "Don't mention it," it said, half asleep.

The bag hung between them. Each had one handle. It swung a bit, and that was all that did.

A curtain was drawn, and for a moment there was a shadow on it with a cup.

They met nobody. Only once they met a cat, who was on her way to work.

{friend} leaned on {hero}. {hero} leaned on {friend}. It made one good walker out of two tired ones.

Now and then one of them said "Mm". The other said it too.

They did not take the lamp. There was light enough for feet that know where they are going.

The last house but one was asleep. They could hear it snore, low down, like a bee in a drum.

{hero} had a stone in one shoe. It could stay there. They were so nearly home.

There was a bench, and they looked at it. Then they looked at each other. If they sat down now, they would stay.

Every few steps {friend's} eyes fell shut. Then {hero} gave a small pull, like someone with a kite.

Up on a roof somebody was winding up the night. It was only a weathercock, turning round.

What was far off could not be seen any more. What was near was all grey and kind.

They heard their own steps, and after a while they did not even hear those.

{hero} whistled, quite low. A whistle came back out of the dark. It was only good night.

By the gate lay something white. It was a handkerchief. {hero} hung it up, so that it should be found.

A small thing with wings went round and round a lamp. It would be dizzy in the morning.

"Is that the moon?" asked {friend}. "It's the baker's," said {hero}, "but it's nearly the same."

They each had one hand in {hero's} pocket. There was a nut in there as well, and it was warm.

The way went down, and then it only went along. It asked nothing of them now.

{friend} told the end of a story, very slowly. {hero} did not hear all of it. It was about a boat.

Where the two paths met they did not have to think. Their feet had thought already.

A door opened and let out one person and a bit of a song. It shut. There was the dark again, and it was not any darker.

The stars were as thick as crumbs. Nobody had swept up there in a long time.

{hero} looked back, just once. It was all still there, lying down.

Something rolled over, behind a wall, and sighed, and was content.

They stepped over the shadow of {spot}. It was fast asleep.

A leaf of light fell from a high window. They walked across it, and it did not stir.

They spoke of breakfast, but not for long. It was so far off.

Their breath went ahead of them in two small clouds, and the clouds were holding hands.

{friend} yawned so wide that the whole sky went in. {hero} waited till it was out again.

They walked past {spot} without a word, as you go past a cradle.

There was just so much light left that each of them knew the other was there.

{hero} thought that it would be nice to be carried. The night did its best.

Now and then the bag gave a small clink. That was the day, settling.

They heard a train, or the wind being a train. It was going somewhere else.

{friend} had put a hand through {hero's} arm, and had forgotten it there.

The way was so well known that it hardly needed to be there.

Three windows were lit, and then two, and then the one that was theirs.

They had gone out in a row of big steps. They came home in a row of small ones.

Somebody had drawn the curtains of the sky, but not all the way.

"I'll just shut my eyes till the corner," said {friend}. {hero} steered.

The dark had a good smell, of bread that was for tomorrow.

All that could be heard was two pairs of feet, telling each other about it.

A late somebody lifted a late hat to them. They had none left to lift. They nodded.

Under the last lamp {hero} looked at {friend}, and {friend} was smiling in {friend.his} sleep, and walking.
`);

/** The last steps to the door. */
export const doors = bank(`
The last bit was uphill. They took it slowly. Behind them all was still. Ahead was a small warm light.

There was the house. There was the door. They wiped their feet. They hung up their hats. They were home.

A window shone, small and yellow. It was theirs. Someone had left it on. They went towards it as moths do, but slower.

It was late. The air was cool and smelled of {smell}. Somewhere a door closed softly. They were almost there.

There was the gate. It knew them, and did not squeak.

Ahead the door stood open a crack. A bit of warm light lay on the step. They stepped into it.

Somebody was looking out for them. Then somebody put the kettle on.

Three more steps, and two, and one. They were home.

{hero} laid a hand on the door. It was still warm from the day. They went in.

Home was just where they had left it.

The key turned, with the small sound that it always made. They were in.

The mat said WELCOME. One could not read it in the dark, but one could feel it.

There was the third step, the one that creaks. They stepped over it, out of kindness.

{friend} felt for the latch. It lifted itself, or nearly. It was warm inside.

Somebody had left the soup on the stove, with a plate on top. It was for them.

Light came through the keyhole, as thin as a straw. They followed it in.

The door was heavy. It had been opened so often that day. Once more, and then it could rest.

There hung the two hooks. There went the two coats. It was good to hang up a coat.

They scraped the day off their boots. Then they shut it out, quite gently.

{hero} said, "We're back," and the house said nothing, as it does when it is glad.
`);
