import type { SampleTexts } from './sample-texts.ts';

/** The example stories, in English. */
export const samples: SampleTexts = {
  dragon: {
    title: 'The Dragon with the Smallest Fire',
    character: 'Ember the dragon',
    content: `Ember was the smallest dragon on Lantern Mountain. Her wings were small. Her tail was small. And her fire was the smallest of all.

When the big dragons breathed, the whole sky turned gold. When Ember breathed, out came a flame as big as a bean. It was warm and round and a little bit wobbly. Then it was gone.

“It will grow,” said her grandmother.

“When?” asked Ember.

“When it does,” said her grandmother, and she went back to sleep.

Every evening the dragons lit the lamps along the mountain path. There were forty lamps, from the valley to the very top. The lamps showed everyone the way home. Ember was not allowed to light them yet. She carried the oil can, and she counted. “One lamp, two lamps, three lamps, four.”

One evening in autumn, a wind came over the mountain. It was a big, wet, careless wind. It ran down the path from top to bottom, and it blew out every lamp. Puff, puff, puff. Forty times.

Then the fog came in behind it, soft and grey as a blanket. Nobody could see the path. Nobody could see their own feet.

“The goats are still out,” said grandmother. “And the baker. And the little Holloway children with their cart.”

The big dragons hurried to the first lamp. The biggest took a breath and blew. WHOOSH. The flame was so strong that it knocked the lamp right off its hook. The second dragon tried, more gently. Whoosh. The glass went black from top to bottom, and no light came through at all.

“We are too much,” said the biggest dragon sadly. He had always lit the lamps on dry, easy nights. On a night like this they needed something smaller.

Nobody said anything for a while. Then, one by one, the dragons looked down.

Ember looked behind her. There was nobody there. “Me?” she said.

“Only if you would like to,” said her grandmother.

Ember’s knees were trembling. But she thought of the Holloway children, who were even smaller than she was. She climbed onto the stone below the first lamp, and she opened its little glass door. She put her nose inside, out of the wind. And she breathed.

Out came a flame as big as a bean. It was warm and round and a little bit wobbly. It sat down on the wick as if it had always lived there.

“One lamp,” whispered Ember.

The fog around the lamp turned gold. It was not very much gold. But it was enough to see the next lamp by.

So Ember walked to the next lamp, and the next. She opened each little door. She gave each lamp one small breath. “Seven lamps. Eight lamps. Nine.” When she was tired, the biggest dragon carried her on his back. When the wind came, he held up one wing to keep it away. He was very good at being a wall.

At lamp twelve they met the goats, who said thank you in goat. At lamp twenty they met the baker, with flour on his hat. And at lamp thirty-one there was a cart with a blanket on it. Under the blanket sat three Holloway children in a row, as quiet as mice.

“We saw a light,” said the smallest one. “So we weren’t very afraid.”

“It was only a little light,” said Ember.

“It was the right size,” said the child.

They all went up together, past lamp thirty-two and lamp thirty-three. The cart wheels went slowly round. The fog was thinner here, and behind it there were stars.

“Forty lamps,” said Ember at the top. She said it in a very small voice, because she was nearly asleep.

Far below them the path lay shining on the mountain. It curled down and down, like a string of tiny moons. In the valley the windows went dark, one after another. Everyone was home.

Grandmother lifted one wing, and Ember crept underneath. It was warm there. It smelled of smoke and apples.

“Grandmother,” she said. “It didn’t grow.”

“No,” said her grandmother.

Ember thought about that. She thought about forty small flames, each in its own glass house. She breathed out, and a flame as big as a bean lit up the dark under the wing. It was warm and round. It hardly wobbled at all.

Then it was gone, and so was she, fast asleep.`,
  },
  space: {
    title: 'The Star That Could Not Sleep',
    character: 'Nilo the astronaut',
    content: `Nilo had a spaceship called the Teapot. It was round and blue, and it whistled when it went fast. In it there was a bed, a biscuit tin and a very big window.

Nilo’s work was to say good night to the stars. Every evening he flew along the sky with his list. “Good night, Vega,” he said. “Good night, Mira. Good night, Little Bo.” And every star turned its light down low, and rested.

One evening he came to the last star on the list. It was new. It did not even have a name yet. And it was blinking. Blink, blink, blink, blink, as fast as it could.

“Good night, new star,” said Nilo.

“I can’t,” said the star.

“You can’t what?”

“I can’t good night,” said the star. “I have tried. I don’t know how to stop.”

Nilo ticked nothing on his list. He put the Teapot into a slow circle, and he looked at the star through the window. It was a nice star. It was rather white around the edges.

“Maybe you are hungry,” he said. He held up a biscuit. But stars do not eat biscuits, so Nilo ate it, to be polite.

“Maybe you need a song,” he said. He sang the one about the frog and the bucket. The star liked it so much that it blinked even faster.

“Maybe you need to be tired,” said Nilo. So they raced, three times around a comet. The star won every time. Now it was not sleepy at all, and Nilo was out of breath.

“It isn’t working,” said the star, and its light shook. “All the others know how. I am the only one who doesn’t.”

Nilo knew that feeling. He had once been the only one who could not tie his boots. He remembered what had helped. It was not a trick. It was somebody who sat down beside him and was in no hurry.

So he switched off the engine. The whistling stopped. He switched off the lamp, and he pulled his blanket up to the window. It was quiet, the way it is only quiet in space.

“What are you doing?” asked the star.

“Nothing,” said Nilo. “I’m just here.”

Blink, blink, blink, went the star. It waited for Nilo to try something. But Nilo did not try anything. He breathed in, and he breathed out, and a little cloud came and went on the glass.

“What do you see from up there?” he asked after a while.

“I see a planet with a ring,” said the star. Blink, blink. “I see a moon with a dent in it.” Blink. “There is an ocean, and the night is going over it.”

“How does it go?” asked Nilo.

“Slowly,” said the star. “First it covers the islands. Then it covers the boats.” Blink. “Now it has come to a town. The windows are going out.”

“Tell me which ones,” said Nilo, and he lay down.

“A red one,” said the star. “A round one. One with a cat in it.” It was talking more slowly now. “There’s one at the end of a street. Somebody is reading to somebody.”

“And then?” asked Nilo.

“And then,” said the star. Blink. It waited a long time. “Then they put the book down.” Blink. “And they turn… the light…”

Nilo held very still.

The star’s light sank down, soft and yellow, like a candle behind a curtain. It went up a little. It went down a little. It was breathing.

Nilo took his pencil. At the end of his list he wrote a name in his smallest letters. He wrote Window, because that was what the star had been looking at. And beside it he put the very last tick.

He did not start the engine, in case it whistled. He let the Teapot drift. It turned once around, as slowly as a leaf on a pond. All along the sky the stars were low and warm. On the planet with the ocean, the night had reached the other side.

“Good night, Window,” whispered Nilo.

He pulled the blanket up to his chin. He meant to count the stars once more, to be sure. He counted one.

And that was as far as he got.`,
  },
  garden: {
    title: 'The Slowest Letter in the Garden',
    character: 'Olive the tortoise',
    content: `At the bottom of the garden, under the rhubarb, lived Olive the tortoise. She was the postwoman. She had a green bag, and a stamp, and a bell that nobody had ever heard, because she walked so smoothly.

One morning the moth flew down with a letter. “This is for everyone,” she said. “There is a party by the pond tonight. It begins when the moonflower opens. Please hurry!”

“I will go at once,” said Olive. And she did. It only looked as if she hadn’t started.

The hare from next door laughed. “Give it to me! I’ll be round the garden before you pass the bean poles.”

“Thank you,” said Olive, “but it is my bag.” So the hare ran off to practise dancing, and Olive walked.

First she came to the watering can, where the sparrow lived. “There is a party tonight,” said Olive, and she showed him the letter.

“How lovely,” said the sparrow. “But I can’t come. I have lost my blue button, and I never go out without it.”

Someone fast would have been gone by then. Olive was still turning round. And because she was turning round so slowly, she saw something under the lettuce. It was small, and blue, and it had four holes.

“Oh!” said the sparrow. He was so happy that he sang the button a song.

Olive walked on. She came to the stone wall, where the ladybug lived. But the ladybug was lying on her back with all her legs in the air. “I have been calling since breakfast,” she said. “Everybody runs past. They think I’m sunbathing.”

Olive put her nose under the ladybug and pushed, slowly and carefully. Over she went.

“There is a party tonight,” said Olive.

“I’ll come,” said the ladybug, and she shook out her spots.

The sun climbed up, and the sun began to climb down. Olive crossed the whole carrot bed. She crossed the path, which is wide if you are a tortoise. She rested in the shade of a cabbage and was not sorry.

Under the blackberries she met the hedgehog. He did not lift his head. “There is a party tonight,” said Olive.

“They don’t mean me,” said the hedgehog. “I’m prickly to dance with.”

Olive did not say that it wasn’t so. She sat down beside him, and she had plenty of time. After a while the hedgehog told her all about it. It took from one cloud to the next. And when he had told it, it seemed to weigh less.

“You could hold the lanterns,” said Olive. “Nobody is better at holding lanterns. They never slip off you.”

The hedgehog thought about this. Then he went to wash his feet.

Now the light was turning gold, and the shadows of the bean poles lay long across the grass. Olive still had the whole lawn in front of her. At the other end of it was the pond.

“I may be late,” thought Olive. It was not a nice thought. She looked at her feet. Then she put one of them forward. That was one step. She did it again.

The daisies closed as she went by. The first bat came out. The dew came down, and the grass was cool and soft. Step, went Olive. And step. And step.

When she came to the pond, everyone was there. The sparrow had his button on. The ladybug was the right way up. The hedgehog stood in the middle with eleven small lanterns on his back, and he was smiling at his feet. The hare was there too, fast asleep under the mint. He had been early, and waiting had worn him out.

“Have I missed it?” asked Olive.

“Missed it?” said the moth. “Look.”

Over the fence came the moon, as slow as a tortoise. It did not hurry either. Its light came over the lawn and over the water, and it touched the big white bud beside the pond. One leaf moved. Then another. And slowly, so slowly that only Olive saw the very beginning, the moonflower opened.

They danced a little, and then they danced more softly. One by one the lanterns burned low. The frogs sang the song with only one note, which is best for going to sleep.

Olive put her green bag under her chin. It was empty, and it made a good pillow. The moon went on across the garden, and the garden grew quiet.

She did not walk home that night. She pulled in her feet, and she pulled in her head. And there she was, home already.`,
  },
};
