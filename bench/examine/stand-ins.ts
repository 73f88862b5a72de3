import type { StoryLanguage, StoryOptions } from '#domain/stories/options.ts';
import { planned } from '#sandbox/planner.ts';
import { storyPlanSchema } from '#server/generation/plan/story-plan.ts';
import { evaluationTable } from '../evaluation/evaluation.ts';
import { type ExaminedWriter, examine, type Finding, type Heard, type Told } from './examine.ts';
import { createJudge } from './judge.ts';
import { judgeByMeasure } from './judge-stand-in.ts';

type Tell = (options: StoryOptions, heard: Heard) => Told;

let asked = 0;
/** The offline storyteller, with its plans in the form that a model returns. */
export const able: Tell = (options, { told, lastChapter }) => {
  const plots = told.flatMap(({ plan }) => plan?.plot ?? []);
  const { plan, story } = planned(options, `examined ${asked++}`, {
    told: plots,
    card: { otherThingThan: told.flatMap(({ plan }) => plan?.thing ?? []) },
    ...(lastChapter?.plan && { lastChapter: lastChapter.plan }),
  });
  return { plan: storyPlanSchema.parse(plan), text: story.text };
};

const said: Record<StoryLanguage, Record<'greeting' | 'leave' | 'purple', string> & { scarf(red: boolean): string }> = {
  english: {
    greeting: 'Sure! Here is your story:',
    leave: 'I hope you like it! Let me know if it should be longer.',
    purple: `${'The gentle glow whispered softly, a shimmering tapestry of wonder and magic and delight. '.repeat(3)}It was not a lamp, but a promise. They slept.`,
    scarf: (red) => `Ella’s scarf was ${red ? 'red' : 'blue'}. They slept.`,
  },
  spanish: {
    greeting: '¡Claro! Aquí tienes tu cuento:',
    leave: 'Espero que te guste. ¿Quieres que sea más largo?',
    purple: `${'El suave brillo susurró maravillas, un tapiz de magia serena y radiante que los abrazó. '.repeat(3)}No era una lámpara, sino una promesa. Se durmieron.`,
    scarf: (red) => `La bufanda de Ella era ${red ? 'roja' : 'azul'}. Se durmieron.`,
  },
};

/** For each bad writer, how it writes and which questions catch it. */
export const badWriters: Record<string, { tell(): Tell; caughtBy: string[] }> = {
  samey: {
    tell() {
      const first = new Map<StoryLanguage, Told>();
      return (options, heard) => {
        const told = first.get(options.language) ?? able(options, heard);
        first.set(options.language, told);
        return told;
      };
    },
    caughtBy: ['self-BLEU', 'awkward wishes'],
  },
  'chatty before': {
    tell: () => (options, heard) => {
      const { plan, text } = able(options, heard);
      return { plan, text: `${said[options.language].greeting}\n\n${text}` };
    },
    caughtBy: ['nothing beside the story'],
  },
  'chatty after': {
    tell: () => (options, heard) => {
      const { plan, text } = able(options, heard);
      return { plan, text: `${text}\n\n${said[options.language].leave}` };
    },
    caughtBy: ['nothing beside the story'],
  },
  'plan-breaking': {
    tell() {
      const before = new Map<StoryLanguage, Told>();
      return (options, heard) => {
        const { language } = options;
        const { plan } =
          before.get(language) ?? able({ ...options, characters: ['owl'], setting: 'castle' }, { told: [] });
        const story = able(options, heard);
        before.set(language, story);
        return { plan, text: story.text };
      };
    },
    caughtBy: ['plans kept'],
  },
  contradictory: {
    tell() {
      let told = 0;
      return (options, heard) => {
        const story = able(options, heard);
        return { ...story, text: `${story.text}\n\n${said[options.language].scarf(told++ % 3 === 0)}` };
      };
    },
    caughtBy: ['contradictions in'],
  },
  flowery: {
    tell: () => (options, heard) => {
      const story = able(options, heard);
      return { ...story, text: `${story.text}\n\n${said[options.language].purple}` };
    },
    caughtBy: ['overused words', 'not X but Y', 'stock words'],
  },
};

/** Returns the findings on a stand-in that tells stories with `tell`. */
export async function findingsOn(tell: Tell, languages: readonly StoryLanguage[], stories: number): Promise<Finding[]> {
  const writer: ExaminedWriter = { name: 'stand-in', tell: async (options, heard) => tell(options, heard) };
  return (await examine(writer, createJudge(judgeByMeasure), { languages, stories })).findings;
}

/** Puts the able stand-in's figures beside those of the bad ones; `missed` names each one that was not caught. */
export async function examineStandIns(
  languages: readonly StoryLanguage[],
  stories: number,
): Promise<{ table: string; missed: string[] }> {
  const good = await findingsOn(able, languages, stories);
  const rows: Record<string, string>[] = good.map(({ what, wanted, figure, met }) => ({
    asked: what,
    wanted,
    able: met ? figure : `${figure} !`,
  }));
  const missed = good.filter(({ met }) => !met).map(({ what }) => `able: ${what}`);
  for (const [name, { tell, caughtBy }] of Object.entries(badWriters)) {
    for (const [index, { what, figure, met }] of (await findingsOn(tell(), languages, stories)).entries()) {
      const row = rows[index];
      if (row) row[name] = met ? figure : `**${figure}**`;
      if (met && caughtBy.some((question) => what.includes(question))) missed.push(`${name}: ${what}`);
    }
  }
  return { table: evaluationTable(rows), missed };
}
