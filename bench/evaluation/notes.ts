import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { ageGroups, type StoryLanguage } from '#domain/stories/options.ts';
import { textsOf } from '#storyteller/tale/library.ts';
import type { Tale } from '#storyteller/tale/tale.ts';
import { taleFor } from './tell-wish.ts';

const read = <T>(name: string, schema: z.ZodType<T>): T =>
  schema.parse(parse(readFileSync(new URL(`notes/${name}.yaml`, import.meta.url), 'utf8')));
const list = z.array(z.string());
const lists = z.record(z.string(), list);

/** What parents typed, by topic. */
export const notesOf = (language: StoryLanguage) => read(language === 'english' ? 'en' : 'es', lists);

/** Which tales answer a topic beside those about it, and which topics are near to another. */
export const topics = read('topics', z.strictObject({ tales: lists, near: lists }));

type Told = Pick<Tale, 'id' | 'about'>;
const answers = ({ id, about }: Told, topic: string) => about === topic || topics.tales[topic]?.includes(id) === true;

/** Whether any tale of the language answers the topic; where none does, the parent's own words are right. */
export const isTold = (language: StoryLanguage, topic: string) =>
  textsOf(language).some((tale) => answers(tale, topic));

/** What became of the notes of one topic. `ownWords`: told as a trouble, in the parent's own words. */
export type Landed = { right: number; near: number; ownWords: number; missed: string[] };

/** `seen`: the notes whose words may be put into the lists; `held`: those that only measure. */
export type Half = 'seen' | 'held';

/** Tells a story for each note of one half and returns, by topic, whose tale it got (GEN-18). */
export function landing(language: StoryLanguage, half: Half): Map<string, Landed> {
  const result = new Map<string, Landed>();
  for (const [topic, all] of Object.entries(notesOf(language))) {
    const told = isTold(language, topic);
    const landed: Landed = { right: 0, near: 0, ownWords: 0, missed: [] };
    for (const [index, note] of all.entries()) {
      if ((index % 2 === 0) !== (half === 'seen')) continue;
      const ageGroup = ageGroups[index % ageGroups.length];
      const tale = taleFor(language, note, { ageGroup, characters: ['Alex'], setting: 'home' });
      const about = tale?.about ?? '';
      // A story that is asked for may get any tale but that of a trouble.
      if (
        topic === 'other'
          ? about !== 'own-worry'
          : told
            ? tale !== undefined && answers(tale, topic)
            : about === 'own-worry'
      )
        landed.right++;
      else if (tale && topics.near[topic]?.some((near) => answers(tale, near))) landed.near++;
      else if (about === 'own-worry') landed.ownWords++;
      else landed.missed.push(note);
    }
    result.set(topic, landed);
  }
  return result;
}

/** The shares of a landing in one line. */
export function landingLine(landed: ReadonlyMap<string, Landed>): string {
  const sum = (count: (one: Landed) => number) => [...landed.values()].reduce((all, one) => all + count(one), 0);
  const [right, close, own, missed] = [
    sum((one) => one.right),
    sum((one) => one.near),
    sum((one) => one.ownWords),
    sum((one) => one.missed.length),
  ];
  const share = (part: number) => `${Math.round((100 * part) / (right + close + own + missed))} %`;
  return `its own tale ${share(right)}, one near it ${share(close)}, the parent's own words ${share(own)}, another tale ${share(missed)}`;
}
