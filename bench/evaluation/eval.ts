// npm run eval: writes stories in every language, age and length, and checks them against their targets. "npm run eval
// -- 5" writes five a cell; words such as "english toddler short" select cells. "configured" uses the writer of the
// environment (DEEPSEEK_API_KEY and so on), and then asks it the questions of bench/examine, with a judge
// (JUDGE_API_KEY, JUDGE_BASE_URL, JUDGE_MODEL; else the writer itself). "stand-ins" asks these questions of writers
// that are bad on purpose; each has to be caught. "notes" tells whose tale parents' notes get, and "notes english dark"
// which notes of a topic missed.
import { ageGroups, type StoryLanguage, storyLanguages, storyLengths } from '#domain/stories/options.ts';
import { promptVersions } from '#server/generation/prompts/prompt.ts';
import { targetWords, writeStory } from '#storyteller/write.ts';
import { bookFaults } from '../examine/book-faults.ts';
import { keepTold, startConfigured } from '../examine/configured.ts';
import { compareWithBefore, examine, examineJudge } from '../examine/examine.ts';
import { examineStandIns } from '../examine/stand-ins.ts';
import { startConfiguredWriter } from './configured-writer.ts';
import { evaluateCell, evaluationTable, missedTargets, optionsOf, rowOf, type StoryWriter } from './evaluation.ts';
import { landing, landingLine } from './notes.ts';
import { evaluateSafety } from './safety-eval.ts';
import { keepExamined, writeStoryCraft } from './story-craft.ts';

/** The storyteller that writes when no key is set. It costs only its time. */
const told = new Map<string, string[]>();
const offline: StoryWriter = {
  name: 'offline',
  async write(options, seed) {
    // As in the product, a parent who asks for the same again gets another story.
    const wish = JSON.stringify(options);
    const before = told.get(wish) ?? [];
    const story = writeStory(options, seed, { told: before });
    told.set(wish, [story.plan.plot, ...before]);
    return { text: story.text, target: targetWords(options), costUsd: 0 };
  },
};

const chosen = process.argv.slice(2);
const keep = <T extends string>(all: readonly T[]): T[] => {
  const named = all.filter((one) => chosen.includes(one));
  return named.length > 0 ? named : [...all];
};
if (chosen.includes('safety')) {
  await evaluateSafety(chosen);
  process.exit();
}
if (chosen.includes('notes')) {
  const named = chosen.filter((word) => word !== 'notes' && !storyLanguages.some((one) => one === word));
  for (const language of keep(storyLanguages)) {
    const [seen, held] = [landing(language, 'seen'), landing(language, 'held')];
    const unknown = named.find((topic) => !seen.has(topic));
    if (unknown) throw new Error(`"${unknown}" is not one of: ${[...seen.keys()].join(', ')}`);
    console.log(`${language}, notes seen: ${landingLine(seen)}\n${language}, notes held: ${landingLine(held)}`);
    for (const topic of named) console.log(`\n${topic}:\n${seen.get(topic)?.missed.join('\n')}`);
  }
  process.exit();
}
const count = Number(chosen.find((word) => /^\d+$/.test(word)) ?? 20);
const known: string[] = [...ageGroups, ...storyLanguages, ...storyLengths, 'configured', 'stand-ins', 'docs'];
const unknown = chosen.find((word) => !/^\d+$/.test(word) && !known.includes(word));
if (unknown) throw new Error(`"${unknown}" is not one of: a number, ${known.join(', ')}`);
if (chosen.includes('stand-ins')) {
  const { table, missed } = await examineStandIns(keep(storyLanguages), count);
  console.log(`${table}\n\n${missed.length === 0 ? 'Each is caught.' : missed.join('\n')}`);
  if (chosen.includes('docs')) keepExamined(table, count);
  process.exit(missed.length === 0 ? 0 : 1);
}
const configured = chosen.includes('configured') ? await startConfiguredWriter() : undefined;
const writer = configured ?? offline;

console.log(`Writer: ${writer.name}; ${count} stories a cell and up to 10 from the same options.`);
console.log(
  'Ease is the Flesch-Kincaid grade (English) or INFLESZ (Spanish). Self-BLEU: each story against all others at once, and in brackets pair by pair.\n',
);
const rows: Record<string, string>[] = [];
for (const language of keep(storyLanguages)) {
  for (const age of keep(ageGroups)) {
    for (const length of keep(storyLengths)) {
      const result = await evaluateCell(writer, { language, age, length }, count);
      rows.push(rowOf(result));
      if (missedTargets(result).length > 0) process.exitCode = 1;
    }
  }
}
console.log(evaluationTable(rows));
if (chosen.includes('docs')) await writeStoryCraft(evaluationTable(rows));
if (configured) await examineConfigured(configured, keep(storyLanguages));
await configured?.stop();

/** Checks what the table cannot show: first the judge, then the writer by itself, then its picture books. */
async function examineConfigured(
  { book }: NonNullable<typeof configured>,
  languages: readonly StoryLanguage[],
): Promise<void> {
  const { writer, judge, judgedBy, stop } = await startConfigured();
  const judged = await examineJudge(judge);
  const { findings, told } = await examine(writer, judge, { languages, stories: count });
  findings.unshift(judged);
  const before = keepTold(writer.name, told);
  // A judge that cannot tell a story from its shuffled copy is not asked which prompt is better.
  if (before && judged.met) findings.push(await compareWithBefore(judge, told, before));
  for (const language of languages) {
    const options = optionsOf({ language, age: 'preschool', length: 'short' }, 2);
    const faults = bookFaults(await book(options), options);
    const figure = faults.join(', ') || 'whole';
    findings.push({ what: `${language}: a picture book`, figure, wanted: 'whole', met: faults.length === 0 });
  }
  await stop();
  if (findings.some(({ met }) => !met)) process.exitCode = 1;
  console.log(
    `\n${writer.name}, ${promptVersions.text}, judged by ${judgedBy}${before ? '' : '; no version before it'}\n`,
  );
  console.log(evaluationTable(findings.map(({ met, ...said }) => ({ ...said, '': met ? 'met' : 'missed' }))));
}
