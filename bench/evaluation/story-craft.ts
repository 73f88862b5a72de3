import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import {
  ageGroups,
  type StoryLanguage,
  type StoryOptions,
  storyLanguages,
  storyOptionsSchema,
} from '#domain/stories/options.ts';
import { drawScene } from '#storyteller/illustrator/draw-scene.ts';
import { renderPng } from '#storyteller/illustrator/paint/render.ts';
import { sequelsOf, talesOf } from '#storyteller/tale/library.ts';
import { worries } from '#storyteller/tale/tale.ts';
import { writeStory } from '#storyteller/write.ts';
import { thirtyEvenings } from './evenings.ts';
import { shuffledNoticed } from './order.ts';
import { parentsWishes } from './parents-wishes.ts';
import { wishesLanded } from './wishes.ts';

type Sample = Pick<StoryOptions, 'ageGroup' | 'characters' | 'setting' | 'message'>;
const sample = (ageGroup: Sample['ageGroup'], message: string, setting: string, ...characters: string[]): Sample => ({
  ageGroup,
  characters,
  setting,
  message,
});

/** Wishes as odd as those of real parents. The first of each language is shown with its pictures. */
const samples: Record<StoryLanguage, readonly Sample[]> = {
  english: [
    sample('preschool', 'It is all right to be shy', 'the fridge', 'Zoë and her dog Pickle'),
    sample('toddler', 'sharing', 'a train that runs on moonlight', 'rabbit', 'Nora'),
    sample('toddler', 'scared of the vacuum cleaner', 'our flat', 'Bram', 'Nana'),
    sample('toddler', 'sleeping in her own bed', 'cloud', 'a hippo called Gerald', 'Poppy'),
    sample('preschool', 'our dog Biscuit died', 'the back garden', 'Sam', 'Grandma Ruth'),
    sample('preschool', 'twins who swap places for a day', 'the cardboard castle', 'my twins Ada and Max'),
    sample('preschool', 'bravery, tractors', 'the moon', 'Finn', 'Zog the robot'),
    sample('elementary', 'telling the truth even when it is hard', 'Zibbledorf', 'Jayden', 'Rex, small blue dragon'),
    sample('elementary', 'he wants to build a snowman on the moon', 'underwater', 'Leo', 'owl', 'Captain Nemo'),
    sample('elementary', 'patience', 'a lighthouse', 'Noor', 'Great-Grandpa Yusuf'),
  ],
  spanish: [
    sample('preschool', 'está bien tener vergüenza', 'el fondo de la nevera', 'mis gemelas Ana y Vera'),
    sample(
      'toddler',
      'que preste sus juguetes',
      'un tren que va a la luna',
      'la tortuga que se llama Relámpago',
      'Leo',
    ),
    sample('toddler', 'dejar el chupón', 'la casa de la abuela', 'Emilia', 'la abuela Chela'),
    sample('toddler', 'friendship', 'garden', 'fox', 'perro salchicha café'),
    sample('preschool', 'nos mudamos a otra ciudad', 'forest', 'Mateo', 'su gata Pelusa'),
    sample('preschool', 'dos gatos que construyen un cohete', 'la cocina', 'Iñaki', 'un dragón que estornuda burbujas'),
    sample('preschool', 'no se quiere lavar el pelo', 'la bañera', 'Joaquín', 'un pulpo que se llama Licuadora'),
    sample('elementary', 'honesty', 'la azotea', 'Santiago', 'su hermana mayor Jimena', 'una excavadora'),
    sample('elementary', 'murió el abuelo', 'meadow', 'Renata', 'mamá'),
    sample('elementary', 'no rendirse', 'pirate', 'lion', 'Nicolás', 'el tío Beto'),
  ],
};

const about = `# Story craft

What the offline storyteller tells when no key is set, measured. \`npm run eval\` prints the table for it; \`npm run eval -- 5 configured\` for the writer that the environment configures, through the whole product. \`npm run eval -- docs\` writes this page anew. The targets stand in \`bench/evaluation/standards.ts\`; each is one that the three hand-written samples of the product meet.

A story is a **tale**: a text that somebody wrote whole, told with the family's people in the family's place (\`storyteller/README.md\`). There are TALES, each in tellings for three ages: two or more for each of the fifteen messages, one for each of WORRIES everyday worries, and stories of what parents like to ask for (pirates, a dragon, a rocket ...). A medium story has two chapters and a long one three: a tale and its own further chapters where it has them (SEQUELS), else tales that have words for following another (decision 0054).

## How to read the table

- **target, words**: the number of words a story was planned for, and the least and most that were told. Each keeps its own target within 10 %; that of a story with more than three characters grows a little. Reading aloud runs at 100, 120 and 140 words a minute for toddler, preschool and elementary.
- **mean sentence, longest**: in words. The bounds of \`standards.ts\` hold for each tale as it is told in a forest; the names of many people or of a place may make a sentence four words longer.
- **ease**: the Flesch-Kincaid grade in English (at most 2.5, 3.5, 5.5), INFLESZ in Spanish (at least 85, 80, 75), as the range over the stories.
- **vocabulary**: the share of different words in any 50, moving through the story.
- **slowing**: the mean sentence of the last third against that of the first. The samples have 0.75 to 1.18, so it is no sign of a good ending; only above 1.2 it is refused.
- **honoured**: stories with every character in at least two scenes and the setting named.
- **self-BLEU**: how much ten stories from the same options share in runs of up to four words, each against the nine others at once; at most 0.35. In brackets the same pair by pair.
- **openings**: first sentences that two of the ten share.
- **cost, seconds**: of one story.

## What was measured beside the table

- **Order.** Of the tales with the first two thirds of their paragraphs shuffled, the share that \`bench/evaluation/order.ts\` ranks below the tale in its own order: ORDER. It compares how things and people are brought in and how speech follows speech with orders drawn by chance; it does not read. The banks of passages that the tales replaced passed every figure of the table with 64 of 90 stories shuffled.
- **Thirty evenings** of one family with thirty different wishes (\`bench/evaluation/evenings.ts\`): of the sentences of six and more words, EVENINGS had been heard before, on average over the first twenty evenings; no title comes twice.
- **Wishes.** COUNT wishes in parents' own words (\`bench/evaluation/parents-wishes.ts\`): WISHES land on a tale of what is meant.

## What readers said

Stories were made from wishes that nobody had prepared, written by people who imagined families and knew nothing of the tales, and read by fresh readers as children’s editors, who graded each from 1 to 10 and listed every fault: twelve stories a reading, with the age each is for and nothing beside them. After each round the tales were mended, and the next had new wishes and new readers.

| Round                                                                           | English                 | Spanish            | mean | lowest |
| ------------------------------------------------------------------------------- | ----------------------- | ------------------ | ---- | ------ |
| the banks of passages that the tales replaced                                   | 4.0                     | 5.2                | 4.6  |        |
| tales, first round                                                              | 7.5, 7.7, 6.7           | 7.5, 8.1, 7.7      | 7.5  | 3      |
| second                                                                          | 7.7, 7.5, 7.3           | 8.0, 7.6, 7.7      | 7.6  | 4      |
| third                                                                           | 8.1, 7.6, 7.8           | 7.7, 7.7, 8.1      | 7.8  | 4      |
| stricter readers: every fault before the grade                                  | 7.5, 7.5, 6.8           | 7.5, 7.8, 7.8      | 7.5  | 3      |
| the same, new wishes                                                            | 6.7, 7.5, 7.4           | 7.4, 7.4, 7.8      | 7.4  | 5      |
| the same wishes, once each tale said where it is at home (decision 0049)        | 7.9, 7.2, 7.4           | 7.4, 7.7, 7.8      | 7.6  | 5      |
| new wishes                                                                      | 8.2, 7.9, 7.9, 7.9      | 8.3, 7.9, 8.1, 8.1 | 8.1  | 6      |
| careless wishes (“a lighthouse but made out of cheese”, an insulin pump)        | 7.6, 7.6, 6.6           | 7.4, 7.0, 7.5, 7.7, 7.9, 7.5 | 7.4  | 3      |
| the same, two thirds of the stories in two or three parts                       | 6.5, 7.4, 5.7           | 7.3, 7.7, 6.8      | 6.9  | 3      |
| ordinary evenings, after second chapters of the tales’ own (decision 0054)      | 7.9, 7.8, 7.8           | 7.5, 7.3, 7.6      | 7.7  | 5      |
| after an editor’s pass over every tale                                          | 7.1, 7.8, 7.5           | 7.9, 7.8, 7.9      | 7.7  | 6      |
| new wishes, a third presets, a third mixed, a third all in a parent’s own words | 8.4, 8.3, 8.0           | 8.4, 8.3, 7.9      | 8.2  | 6.5    |
| odder ones (an adopted child, a broken lift, a grandmother who learns to read)  | 7.9, 8.0, 7.8           | 8.2, 8.0, 8.0      | 8.0  | 6      |
| the last, 72 families again                                                     | 8.2, 8.3, 8.3           | 7.9, 8.1, 7.7      | 8.1  | 6      |

The lowest grades were faults of understanding and not of the tale: a cot played as a place with a tunnel in it, two children taken for one, a feared machine that comes along as a friend, a long idea said whole as a story’s name. They are mended, and their wishes are tests. Joins cost as much: stories of one tale had 7.7 and joined ones 6.3, which is why tales have chapters of their own.

What readers like are the plots, the jokes and the endings. What costs points is small and always the same: a pronoun before its noun, a place that is only a label or quarrels with the tale's things, limbs that do not fit whoever plays, a sum that does not come out, an evening wind too many.

A reader who also sees the wish is stricter. Six others, who saw each wish, made the same stories of the last rounds but one 7.3 (presets 8.3, mixed 7.3, a parent’s own words 6.2; eight of 72 below 6) and 7.0 (eleven below 6): what costs is a wish whose words are said and not told. A plot is taken apart by how it is worded (\`storyteller/wishes/shapes/shapes.en.yaml\`): who wants, will not, has lost, fears or is met plays in a tale of that shape; any other is named by a tale that is told around it. Among the 144 wishes of imagined families there was none.

## What the figures cannot see

Whether a child laughs; whether the joke of the third page comes too late; whether the want is one that a child has. A story can meet every figure and still be dull, so each change to a tale is read aloud before it stays.
`;

/** Writes the page and its pictures; `table` is the output of the evaluation. */
export async function writeStoryCraft(table: string): Promise<void> {
  mkdirSync('docs/story-craft', { recursive: true });
  const parts = [
    withFigures(about),
    `## The table\n\n${table}\n`,
    examinedSection(),
    '## Ten stories in each language\n',
  ];
  for (const language of storyLanguages) {
    for (const [number, wish] of samples[language].entries()) {
      const options = storyOptionsSchema().parse({ ...wish, language, length: 'short' });
      const story = writeStory(options, `story craft ${language} ${number}`);
      const { characters, setting, message, ageGroup } = wish;
      parts.push(`### ${language === 'spanish' ? 'Spanish' : 'English'}, ${ageGroup}: ${story.title}\n`);
      parts.push(`Asked for: ${characters.join('; ')} · ${setting} · ${message}\n`);
      for (const [index, paragraph] of story.paragraphs.entries()) {
        parts.push(`${paragraph}\n`);
        if (number > 0) continue;
        for (const [at, scene] of story.scenes.entries()) {
          if (scene.paragraph !== index) continue;
          const file = `${language === 'spanish' ? 'es' : 'en'}-${at + 1}.webp`;
          const png = renderPng(drawScene(scene, { width: 640, height: 400, seed: language }), 640);
          writeFileSync(`docs/story-craft/${file}`, await sharp(png).webp({ quality: 70 }).toBuffer());
          parts.push(`![${scene.alt}](story-craft/${file})\n`);
        }
      }
    }
  }
  writeFileSync(page, parts.join('\n'));
}

const page = 'docs/story-craft.md';
const examinedTitle = '## Writers put to the questions';
const section = new RegExp(`${examinedTitle}\\n[\\s\\S]*?(?=\\n## )`);

/** Returns the section as it was last written: it is measured separately. */
function examinedSection(): string {
  return section.exec(readFileSync(page, 'utf8'))?.[0] ?? `${examinedTitle}\n`;
}

/** Writes the table of the stand-ins that are bad on purpose into the page. */
export function keepExamined(table: string, stories: number): void {
  const text = `${examinedTitle}

A real writer (\`npm run eval -- 20 configured\`, with \`DEEPSEEK_API_KEY\` and, better, \`JUDGE_API_KEY\` of another model) is asked what the table above cannot see: whether it keeps its plans, honours forty awkward wishes, says nothing beside its stories, tells a family other stories, goes on with a series of ten chapters without contradicting it, and draws whole picture books; and whether a judge, which must first know nine of ten stories from their shuffled copies with the order swapped, likes its prompt better than the one before. **No real model has been asked for this page**: what an operator sees is printed by that command and belongs to the model that is configured.

What is kept here shows that the questions notice. The first writer is the offline storyteller (\`able\`), the others are it and bad on purpose (\`bench/examine/stand-ins.ts\`); what misses its target is bold, ${stories} stories a language and those of the wishes and the series. \`npm run eval -- ${stories} stand-ins docs\` writes this part anew and fails when one of them is not caught; a judge that always says the first, that talks, or that likes what is longer is refused by \`bench/examine/examine.test.ts\`.

${table}
`;
  const before = readFileSync(page, 'utf8');
  const after = section.test(before)
    ? before.replace(section, () => text)
    : before.replace('\n## Ten stories', () => `\n${text}\n## Ten stories`);
  writeFileSync(page, after);
}

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** How many tales have a second chapter of their own, and how many a third. */
function furtherChapters(language: StoryLanguage): string {
  const chapters = talesOf(language).tales.map((tale) => sequelsOf(tale).length);
  const having = (least: number) => chapters.filter((count) => count >= least).length;
  return `${having(1)} a second and ${having(2)} a third`;
}

/** Fills in the figures of the text, which are measured when the page is written. */
function withFigures(text: string): string {
  const order = storyLanguages.map((language) => percent(shuffledNoticed(language)));
  const heard = storyLanguages.map((language) => {
    const shares = ageGroups.flatMap((age) => thirtyEvenings(language, age).heardBefore.slice(0, 20));
    return `${((100 * shares.reduce((sum, one) => sum + one, 0)) / shares.length).toFixed(1)} %`;
  });
  const landed = storyLanguages.map((language) => percent(wishesLanded(language)));
  const inBoth = ([english, spanish]: string[]) => `${english} in English, ${spanish} in Spanish`;
  const count = (language: StoryLanguage) => talesOf(language).tales.length;
  return text
    .replace('TALES', `${count('english')} in English and ${count('spanish')} in Spanish`)
    .replace('WORRIES', String(worries.length))
    .replace('SEQUELS', `${furtherChapters('english')} in English, ${furtherChapters('spanish')} in Spanish`)
    .replace('COUNT', `${parentsWishes.english.length} English and ${parentsWishes.spanish.length} Spanish`)
    .replace('ORDER', inBoth(order))
    .replace('EVENINGS', inBoth(heard))
    .replace('WISHES', inBoth(landed));
}
