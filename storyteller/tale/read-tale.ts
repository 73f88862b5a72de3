import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { storyEndings, storyOpenings, storyProblems, storyStructures, storyTurns } from '#domain/stories/craft.ts';
import { type AgeGroup, ageGroups, presetMorals, type StoryLanguage } from '#domain/stories/options.ts';
import { limbTypes } from '../people/person.ts';
import { actionKinds, type Light, type Mood, shots, thingIds } from '../scene.ts';
import { Phrases } from '../wishes/phrases.ts';
import { shapeKinds } from '../wishes/shapes/shapes.ts';
import { thingKinds } from '../wishes/things.ts';
import { MarkError, type Piece, readMarks } from './marks.ts';
import {
  type Block,
  type Condition,
  conditions,
  ideas,
  type Role,
  roles,
  type Tale,
  type TalePicture,
  type Telling,
  worries,
} from './tale.ts';

/** An error in a tale, with the line of its file. */
export type TaleFault = { line: number; fault: string };

const lights: readonly Light[] = ['day', 'dusk', 'night'];
const moods: readonly Mood[] = ['calm', 'curious', 'worried', 'joyful', 'tender', 'sleepy'];

const thingSchema = z.object({ name: z.string().min(1), picture: z.enum(thingIds) });
const headSchema = z.strictObject({
  plot: z.string().min(20).max(200),
  premise: z.string().min(20).max(240),
  answers: z.array(z.enum([...presetMorals, 'any'])).min(1),
  about: z.enum([...worries, ...ideas]).optional(),
  shape: z.enum(shapeKinds).optional(),
  asked: z
    .array(z.array(z.string().min(3)).min(1))
    .min(1)
    .optional(),
  anybody: z.boolean().default(false),
  invented: z.boolean().default(false),
  worries: z.array(z.enum(worries)).default([]),
  problem: z.enum(storyProblems),
  structure: z.enum(storyStructures),
  opening: z.enum(storyOpenings),
  turn: z.enum(storyTurns),
  ending: z.enum(storyEndings),
  titles: z.array(z.string().min(1).max(60)).min(3),
  thing: thingSchema.extend({
    or: z.array(thingSchema).default([]),
    holds: z.array(z.enum([...thingKinds, 'asked'])).default([]),
  }),
  refrain: z.string().optional(),
  not: z.array(z.string()).default([]),
  fits: z.array(z.string()).default([]),
  clumsy: z.array(z.enum(limbTypes)).default([]),
  unlike: z.array(z.string()).default([]),
  apart: z.boolean().default(false),
  animals: z.boolean().default(false),
  relative: z.boolean().default(false),
  mother: z.boolean().default(false),
  stranger: z.boolean().default(false),
  plays: z.boolean().default(false),
  glad: z.boolean().default(false),
  fears: z.array(z.string()).default([]),
  lost: z.string().optional(),
});

/** A further chapter's front matter has only its own fields; people, thing, refrain and subject are the first's. */
const sequelSchema = z.strictObject({
  after: z.string(),
  ...headSchema.pick({ plot: true, problem: true, structure: true, turn: true, ending: true, not: true, fears: true })
    .shape,
  titles: z.array(z.string().min(1).max(60)).min(2),
});

/** The id of the chapter before, if this text is a tale's second or third chapter; null if it is none. */
export const chapterBefore = (text: string): string | null => /^---\nafter: *(\S+)/.exec(text)?.[1] ?? null;

/** Parses a tale's file. Errors are returned as faults, each with its line; `tale` is set if there are none. */
export function readTale(
  text: string,
  { id, file, language, first }: { id: string; file: string; language: StoryLanguage; first?: Tale | undefined },
): { tale?: Tale; faults: TaleFault[] } {
  const faults: TaleFault[] = [];
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end < 0) {
    return { faults: [{ line: 1, fault: 'a tale begins with its front matter between two lines of ---' }] };
  }
  const source = lines.slice(1, end).join('\n');
  const after = chapterBefore(lines.join('\n'));
  const sequel = after === null ? undefined : readHead(source, faults, sequelSchema);
  const head = after === null ? readHead(source, faults, headSchema) : undefined;
  if (after !== null && !first) faults.push({ line: 2, fault: `after: there is no tale "${after}"` });
  const marks = (line: number, source: string): Piece[] => {
    try {
      return readMarks(source);
    } catch (error) {
      if (!(error instanceof MarkError)) throw error;
      faults.push({ line, fault: error.message });
      return [];
    }
  };
  const tellings = readTellings(lines, end + 1, faults, marks);
  for (const age of ageGroups) {
    if (!tellings[age]) faults.push({ line: lines.length, fault: `the telling for ${age} is missing (## ${age})` });
  }
  const told = tellings as Record<AgeGroup, Telling>;
  if (sequel && first && faults.length === 0) {
    const tale: Tale = {
      ...first,
      ...sequel,
      id,
      file,
      titles: sequel.titles.map((title) => marks(1, title)),
      not: [...first.not, ...sequel.not],
      fears: [...first.fears, ...sequel.fears],
      anybody: false,
      invented: false,
      fits: [],
      clumsy: [],
      apart: false,
      tellings: told,
    };
    return faults.length > 0 ? { faults } : { tale, faults };
  }
  if (!head || faults.length > 0) return { faults };
  const { thing, titles, premise, refrain, lost, about, shape, asked, ...rest } = head;
  const tale: Tale = {
    ...rest,
    id,
    file,
    language,
    premise: marks(1, premise),
    titles: titles.map((title) => marks(1, title)),
    things: [{ name: thing.name, picture: thing.picture }, ...thing.or],
    holds: thing.holds,
    refrain: refrain ?? null,
    lost: lost ?? null,
    about: about ?? null,
    shape: shape ?? null,
    asked: asked
      ? { words: asked.map((words) => new Phrases(words)), example: asked[0]?.[0]?.replaceAll('*', '') ?? '' }
      : null,
    after: null,
    tellings: told,
  };
  return faults.length > 0 ? { faults } : { tale, faults };
}

function readHead<Head>(source: string, faults: TaleFault[], schema: z.ZodType<Head>): Head | undefined {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  for (const { message, pos } of document.errors) {
    faults.push({ line: counter.linePos(pos[0]).line + 1, fault: message.split('\n')[0] ?? message });
  }
  if (document.errors.length > 0) return undefined;
  const { data, error } = schema.safeParse(document.toJS());
  for (const issue of error?.issues ?? []) {
    const at = source.split('\n').findIndex((line) => line.startsWith(`${String(issue.path[0])}:`));
    faults.push({ line: at + 2, fault: `${issue.path.join('.') || 'front matter'}: ${issue.message}` });
  }
  return data;
}

type Marks = (line: number, source: string) => Piece[];
type Part = 'body' | 'pause' | 'sleep';

function readTellings(
  lines: readonly string[],
  from: number,
  faults: TaleFault[],
  marks: Marks,
): Partial<Record<AgeGroup, Telling>> {
  const tellings: Partial<Record<AgeGroup, Telling>> = {};
  let telling: Telling | undefined;
  let part: Part = 'body';
  for (let i = from; i < lines.length; i++) {
    const line = (lines[i] ?? '').trim();
    const number = i + 1;
    if (line === '') continue;
    const heading = /^(#+)\s*(.*)$/.exec(line);
    if (heading) {
      const name = heading[2] ?? '';
      if (heading[1] === '##' && (ageGroups as readonly string[]).includes(name)) {
        telling = { line: number, body: [], pause: [], sleep: [] };
        tellings[name as AgeGroup] = telling;
        part = 'body';
      } else if (heading[1] === '###' && (name === 'pause' || name === 'sleep')) part = name;
      else faults.push({ line: number, fault: `an unknown heading "${line}"` });
    } else if (telling) telling[part].push(readBlock(line, number, faults, marks));
    else faults.push({ line: number, fault: 'text before the first telling (## toddler)' });
  }
  for (const [age, { body, pause, sleep, line }] of Object.entries(tellings)) {
    const missing =
      body.length === 0 ? 'text' : pause.length === 0 ? '### pause' : sleep.length === 0 ? '### sleep' : '';
    if (missing) faults.push({ line, fault: `the telling for ${age} has no ${missing}` });
  }
  return tellings;
}

const condition = new RegExp(`^\\[(${conditions.join('|')})\\]\\s*`);

function readBlock(line: string, number: number, faults: TaleFault[], marks: Marks): Block {
  const picture = /^!\[([^\]]*)\]\s*(.*)$/.exec(line);
  if (picture) {
    const read = readPicture(picture[1] ?? '', number, faults);
    return { kind: 'picture', line: number, picture: { ...read, caption: marks(number, picture[2] ?? '') } };
  }
  const when = condition.exec(line);
  if (!when && line.startsWith('['))
    faults.push({
      line: number,
      fault: `${line.slice(0, 12)}: known are ${conditions.map((one) => `[${one}]`).join(', ')}`,
    });
  const source = line.slice(when?.[0].length ?? 0);
  return {
    kind: 'paragraph',
    line: number,
    when: (when?.[1] as Condition) ?? null,
    pieces: marks(number, source),
    source,
  };
}

function readPicture(source: string, line: number, faults: TaleFault[]): Omit<TalePicture, 'caption'> {
  const [who = '', does = ''] = source.split(':');
  const [action = '', look = ''] = does.split(';');
  const people = who.split(',').map((name) => name.trim());
  const [kind = '', withThing] = action.trim().split(/\s+/);
  const said = look.split(',').map((word) => word.trim());
  const find = <T extends string>(list: readonly T[], otherwise: T, name: string): T => {
    const found = list.find((one) => said.includes(one));
    if (!found) faults.push({ line, fault: `the picture names no ${name} (${list.join(', ')})` });
    return found ?? otherwise;
  };
  for (const name of people) {
    if (!(roles as readonly string[]).includes(name))
      faults.push({ line, fault: `"${name}" plays no part; known are ${roles.join(', ')}` });
  }
  const known = [...lights, ...moods, ...shots, 'indoors'] as readonly string[];
  for (const word of said) if (!known.includes(word)) faults.push({ line, fault: `a picture cannot be "${word}"` });
  if (!(actionKinds as readonly string[]).includes(kind)) {
    faults.push({ line, fault: `nobody can be drawn to "${kind}"; known are ${actionKinds.join(', ')}` });
  }
  return {
    line,
    who: people as Role[],
    action: kind as (typeof actionKinds)[number],
    thing: withThing === 'thing',
    light: find(lights, 'dusk', 'light'),
    mood: find(moods, 'calm', 'mood'),
    shot: find(shots, 'middle', 'shot'),
    indoors: said.includes('indoors'),
  };
}
