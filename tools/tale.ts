// npm run tale -- FILE [--age toddler] [--hero fox --friend Lena --third "a train"] [--place underwater] [--love
// trains] [--earlier button] prints one tale; npm run tale -- --check FILE_OR_FOLDER ... prints the faults of tales.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AgeGroup, ageGroups, type StoryLanguage } from '#domain/stories/options.ts';
import { placeFor } from '#storyteller/places/places.ts';
import { fill } from '#storyteller/tale/fill.ts';
import { textsOf } from '#storyteller/tale/library.ts';
import { chapterBefore, readTale } from '#storyteller/tale/read-tale.ts';
import { grammars, tellChapter } from '#storyteller/tale/tell.ts';
import { measuresOf } from '../bench/evaluation/standards.ts';
import { checkTale, trySetting } from './tales/check-tale.ts';
import { trialOf } from './tales/trial.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean' },
    age: { type: 'string' },
    hero: { type: 'string' },
    friend: { type: 'string' },
    third: { type: 'string', multiple: true },
    place: { type: 'string', default: 'forest' },
    love: { type: 'string' },
    earlier: { type: 'string' },
    message: { type: 'string' },
    pause: { type: 'boolean' },
    seed: { type: 'string', default: 'try' },
  },
});

const languageOf = (path: string): StoryLanguage => (/(?:^|\/)es\//.test(path) ? 'spanish' : 'english');
const files = positionals.flatMap((path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.md'))
        .map((name) => join(path, name))
    : [path],
);

let wrong = 0;
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const language = languageOf(file);
  const first = textsOf(language).find(({ id }) => id === chapterBefore(text));
  const { tale, faults } = readTale(text, { id: basename(file, '.md'), file, language, first });
  if (values.check || !tale) {
    const all = tale ? checkTale(tale) : faults;
    wrong += all.length;
    for (const { line, fault } of all) console.log(`${file}:${line} ${fault}`);
    continue;
  }
  const named = [values.hero, values.friend, ...(values.third ?? [])].filter((one) => one !== undefined);
  const characters = named.length > 0 ? named : trialOf(tale.language).casts[0];
  for (const age of values.age ? [values.age as AgeGroup] : ageGroups) {
    const setting = {
      ...trySetting(tale, characters, placeFor(values.place, tale.language), values.seed),
      love: values.love ?? null,
      earlier: values.earlier ? ({ name: values.earlier, picture: 'button' } as const) : null,
      ...(values.message && { message: values.message }),
    };
    const { paragraphs, scenes } = tellChapter(tale, age, setting, { last: !values.pause, place: values.place });
    const aloud = paragraphs.join('\n\n');
    console.log(
      `\n=== ${age}: ${tale.titles.map((title) => fill(title, setting, grammars[tale.language])).join(' / ')}\n`,
    );
    console.log(`(${fill(tale.premise, setting, grammars[tale.language])})\n`);
    for (const [index, paragraph] of paragraphs.entries()) {
      console.log(`${paragraph}\n`);
      for (const scene of scenes) if (scene.paragraph === index) console.log(`    [${scene.alt}]\n`);
    }
    const { words, meanSentence, longestSentence, ease, slowdown, typeTokenRatio } = measuresOf(aloud, tale.language);
    console.log(
      `(${words} words; sentences ${meanSentence.toFixed(1)}, longest ${longestSentence}; ease ${ease.toFixed(1)}; slowing ${slowdown.toFixed(2)}; vocabulary ${typeTokenRatio.toFixed(2)})`,
    );
  }
}
if (values.check) console.log(wrong === 0 ? `${files.length} tales: nothing to mend` : `${wrong} to mend`);
if (wrong > 0) process.exitCode = 1;
