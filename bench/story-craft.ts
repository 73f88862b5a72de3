import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { StoryOptions } from '#domain/stories/options.ts';
import { drawScene } from '#storyteller/illustrator/draw-scene.ts';
import { renderPng } from '#storyteller/illustrator/render.ts';
import { writeStory } from '#storyteller/write.ts';

const base = { length: 'short', model: 'gemini', tone: 'playful' } as const;
const samples: { name: string; heading: string; options: StoryOptions }[] = [
  {
    name: 'en-toddler',
    heading: 'English, toddler',
    options: {
      ...base,
      language: 'english',
      ageGroup: 'toddler',
      characters: ['rabbit', 'Nora'],
      setting: 'garden',
      message: 'sharing',
    },
  },
  {
    name: 'en-preschool',
    heading: 'English, preschool',
    options: {
      ...base,
      language: 'english',
      ageGroup: 'preschool',
      characters: ['owl', 'fox'],
      setting: 'workshop',
      message: 'mistakes',
    },
  },
  {
    name: 'en-elementary',
    heading: 'English, elementary',
    options: {
      ...base,
      language: 'english',
      ageGroup: 'elementary',
      characters: ['elephant', 'Grandma Rosa', 'cat'],
      setting: 'space',
      message: 'persistence',
    },
  },
  {
    name: 'es-toddler',
    heading: 'Spanish, toddler',
    options: {
      ...base,
      language: 'spanish',
      ageGroup: 'toddler',
      characters: ['cat', 'Leo'],
      setting: 'meadow',
      message: 'friendship',
    },
  },
  {
    name: 'es-preschool',
    heading: 'Spanish, preschool',
    options: {
      ...base,
      language: 'spanish',
      ageGroup: 'preschool',
      characters: ['squirrel', 'lion'],
      setting: 'underwater',
      message: 'patience',
    },
  },
  {
    name: 'es-elementary',
    heading: 'Spanish, elementary',
    options: {
      ...base,
      language: 'spanish',
      ageGroup: 'elementary',
      characters: ['mi abuela Rosa', 'fox'],
      setting: 'mountain',
      message: 'honesty',
    },
  },
];

const about = `# Story craft

What the offline storyteller writes when no key is set, measured. \`npm run eval\` prints the table for it; \`npm run eval -- 5 configured\` for the writer that the environment configures, through the whole product. \`npm run eval -- docs\` writes this page anew. The targets stand in \`storyteller/standards.ts\`.

## How to read the table

- **target, words**: the number of words a story was planned for, and the least and most that were written. Each keeps its own target within 10 %; that of a short story grows a little with a cast of more than three, and the table names the one of a small cast. Reading aloud runs at 100, 120 and 140 words a minute for toddler, preschool and elementary.
- **mean sentence, longest**: in words. 5 to 8 and at most 14 for toddlers, 7 to 11 and 20 for preschool, 9 to 14 and 28 for elementary.
- **ease**: the Flesch-Kincaid grade in English (at most 2.5, 3.5, 5.5), INFLESZ in Spanish (at least 85, 80, 75), as the range over the stories.
- **vocabulary**: the share of different words in any 50, moving through the story.
- **slowing**: the mean sentence of the last third against that of the first; at most 0.85. Stories for the day do not slow down at their end; ours must.
- **honoured**: stories with every character in at least two scenes and the setting named.
- **self-BLEU**: how much ten stories from the same options share in runs of up to four words, in its standard form: each story against the nine others at once; at most 0.35. In brackets, for information, the same pair by pair, as two evenings stand beside each other in a child's ear. Stories that have nothing in common but the language come to 0.11 at 600 words and 0.21 at 2,400: with nine long texts as references some runs of four plain words have always been said somewhere.
- **openings**: first sentences that two of the ten share.
- **cost, seconds**: of one story. The seconds are by the clock of a machine that did other work as well; of one core, a Spanish story takes 0.02 to 0.07 s on average and an English one 0.02 to 0.22 s.

## What the figures cannot see

Whether a child laughs; whether the joke of the third page comes too late; whether the want is one that a child has. A story can meet every figure and still be dull, so each change to the banks is read aloud before it stays. The figures know nothing of what a sentence means: a passage that fits the grammar and not the moment is found by reading only. And they measure the offline writer's own bank of passages: a parent who asks for the same cast and place for a month will meet passages again.
`;

/** Writes the page and its pictures; `table` is what the evaluation printed. */
export async function writeStoryCraft(table: string): Promise<void> {
  mkdirSync('docs/story-craft', { recursive: true });
  const parts = [about, `## The table\n\n${table}\n`, '## Six stories\n'];
  for (const { name, heading, options } of samples) {
    const story = writeStory(options, `story craft ${name}`);
    parts.push(`### ${heading}: ${story.title}\n`);
    parts.push(`Asked for: ${options.characters.join(', ')}; ${options.setting}; ${options.message}.\n`);
    for (const [index, paragraph] of story.paragraphs.entries()) {
      for (const [number, scene] of story.scenes.entries()) {
        if (scene.paragraph !== index) continue;
        const file = `docs/story-craft/${name}-${number + 1}.webp`;
        const png = renderPng(drawScene(scene, { width: 640, height: 400, seed: name }), 640);
        writeFileSync(file, await sharp(png).webp({ quality: 70 }).toBuffer());
        parts.push(`![${scene.alt}](story-craft/${name}-${number + 1}.webp)\n`);
      }
      parts.push(`${paragraph}\n`);
    }
  }
  writeFileSync('docs/story-craft.md', parts.join('\n'));
}
