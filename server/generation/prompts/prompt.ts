import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type AgeGroup, type StoryLanguage, type StoryOptions, wordTarget } from '#domain/stories/options.ts';
import { pronounsAmong } from '#domain/stories/pronouns.ts';
import { holdsContact } from '#domain/stories/safety/contact.ts';
import { textFault } from '#domain/stories/safety/judge-story.ts';
import { isWorry } from '#domain/stories/safety/worries.ts';
import type { ChatMessage } from '../../providers/deepseek/wire.ts';
import type { Deal } from '../plan/deal.ts';
import type { StoryPlan } from '../plan/story-plan.ts';

/** The fixed first part of every request, one file per language and version: providers cache what stays the same. */
const storyTexts: Record<StoryLanguage, string> = {
  english: read('text-story.v2.en.md'),
  spanish: read('text-story.v2.es.md'),
};
const planTexts: Record<StoryLanguage, string> = {
  english: read('story-plan.v5.en.md'),
  spanish: read('story-plan.v5.es.md'),
};
const voices: Record<StoryLanguage, Record<AgeGroup, string>> = {
  english: {
    toddler: read('voice-toddler.v2.en.md'),
    preschool: read('voice-preschool.v3.en.md'),
    elementary: read('voice-elementary.v2.en.md'),
  },
  spanish: {
    toddler: read('voice-toddler.v2.es.md'),
    preschool: read('voice-preschool.v2.es.md'),
    elementary: read('voice-elementary.v2.es.md'),
  },
};
const picturePlanTexts: Record<StoryLanguage, string> = {
  english: read('illustrated-story.v5.en.md'),
  spanish: read('illustrated-story.v5.es.md'),
};
const retellingTexts: Record<StoryLanguage, string> = {
  english: read('retelling.v1.en.md'),
  spanish: read('retelling.v1.es.md'),
};
const lookQuestions = read('look-at-picture.v2.md');
const pictureStyle = read('picture.v2.md');
/** For models that draw from words alone, in few words. */
const pictureWordsStyle = read('picture-words.v1.md');

function read(name: string): string {
  return readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
}

/** Names the prompts that wrote a story: a version, and a hash of all their texts. */
export const promptVersions = {
  text: versionOf('text.v5', [storyTexts, planTexts, voices]),
  illustrated: versionOf('illustrated.v5', [
    storyTexts,
    voices,
    picturePlanTexts,
    pictureStyle,
    pictureWordsStyle,
    lookQuestions,
  ]),
};

/** The same for passages that are retold. */
export const retellingVersion = versionOf('retelling.v1', [retellingTexts, voices]);

function versionOf(name: string, texts: unknown): string {
  return `${name} ${createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8)}`;
}

/** The messages that ask for a plan and its story in one answer. Nothing of the account is in them (P31). */
export function plannedStoryMessages(options: StoryOptions, deal?: Deal, note = ''): ChatMessage[] {
  return [
    { role: 'system', content: `${storyText(options)}\n${planTexts[options.language]}` },
    { role: 'user', content: requestText(options, deal) + careNote(options) + note },
  ];
}

/** The messages that ask for a text story alone (GEN-18), from its plan if any. They hold no account data (P31). */
export function textStoryMessages(options: StoryOptions, deal?: Deal, plan?: StoryPlan, note = ''): ChatMessage[] {
  const planned = plan ? `\n${asData('story_plan', plan)}` : '';
  return [
    { role: 'system', content: storyText(options) },
    { role: 'user', content: requestText(options, deal) + planned + careNote(options) + note },
  ];
}

/** The messages that ask for a retold passage. Story and wish are data (P30); the account is left out (P31). */
export function retellingMessages(
  { language, ageGroup }: Pick<StoryOptions, 'language' | 'ageGroup'>,
  order: object & { way: string; passage: string },
): ChatMessage[] {
  return [
    { role: 'system', content: `${retellingTexts[language]}\n${voices[language][ageGroup]}` },
    { role: 'user', content: asData('retelling_request', { language, ageGroup, ...order }) },
  ];
}

/** Room for a passage that comes back somewhat longer. */
export function retellingTokenLimit(passage: string): number {
  return Math.ceil(passage.length * 0.8) + 200;
}

/** The system prompt of illustrated stories. */
export function illustratedSystemText(options: StoryOptions): string {
  return `${storyText(options)}\n${picturePlanTexts[options.language]}`;
}

/** How to write stories, with a sample of the voice. */
function storyText({ language, ageGroup }: StoryOptions): string {
  return `${storyTexts[language]}\n${voices[language][ageGroup]}`;
}

/** The story options as data, with the card that was dealt and the plots that the family knows already. */
export function requestText(options: StoryOptions, deal?: Deal): string {
  const { language, ageGroup, length, characters, setting, message, tone, avoid, continues } = options;
  const words = wordTarget(ageGroup, length);
  const wishes = { language, ageGroup, length, words, characters, setting, message, tone };
  // An unfit memory is no reason to refuse: the chapter begins without it.
  const previously = continues && !textFault(continues.memory) ? continues.memory : undefined;
  // A fear is not a wish and is never refused; one with contact details is left out (P31).
  const fears = avoid?.filter((each) => !holdsContact(each));
  const pronouns = pronounsAmong(options.pronouns, characters);
  return asData('story_request', {
    ...wishes,
    ...(pronouns && { pronouns }),
    ...(fears?.length && { avoid: fears }),
    ...(previously && { previously }),
    ...(deal && { card: { ...deal.card, thing: deal.thing, otherThingThan: deal.things }, told: deal.plots }),
    ...(deal?.lastChapter && { lastChapter: deal.lastChapter }),
  });
}

/** The note after a request about something that weighs on a child: it is told, and with care. */
export function careNote(options: StoryOptions): string {
  return isWorry(options) ? `\n${careNotes[options.language]}` : '';
}

const careNotes: Record<StoryLanguage, string> = {
  english:
    'This may be about something that weighs on the child. Tell it honestly and gently, in words of their age: nothing is hidden, nothing is dwelt on, nobody is to blame, and somebody is there for the child until the end.',
  spanish:
    'Esto puede tratar de algo que le pesa a quien escucha. Cuéntalo con verdad y con ternura, en palabras de su edad: nada se esconde, en nada se insiste, nadie tiene la culpa y hay alguien a su lado hasta el final.',
};

/** The prompt of a picture: the fixed style, one paragraph that describes it, and the same as data. */
export function pictureText(request: PictureRequest): string {
  return `${pictureStyle}\n${told(request)}\n${asData('picture_request', request)}`;
}

/** The same for a model that takes no reference pictures: the words say how everybody looks. */
export function pictureWords(request: PictureRequest): string {
  return `${pictureWordsStyle.trim()}\n${told(request)}`;
}

export type PictureRequest = {
  sheet?: boolean;
  setting: string;
  characters: readonly string[];
  light: string;
  mood?: string;
  shot?: string | undefined;
  scene?: string;
  looks?: Record<string, string>;
  /** The same seed gives the same picture. */
  seed?: string;
};

const distances: Record<string, string> = {
  wide: 'Seen from far away, with much of the place around',
  middle: 'Seen from nearby, from head to feet',
  near: 'Seen from very near, faces and hands',
};

/** One paragraph in the order that image models read best: distance, who does what with what, where, the light. */
function told({ sheet, setting, characters, light, mood, shot, scene, looks = {} }: PictureRequest): string {
  const cast = characters.map((name) => (looks[name] ? `${name} (${looks[name]})` : name)).join(', ');
  const paragraph = sheet
    ? `A reference sheet on plain paper: ${cast}, side by side, each from head to feet, from the front, nothing else.`
    : `${distances[shot ?? 'middle'] ?? distances.middle}: ${scene || `${cast} together`}. In it: ${cast}, and nobody else. Where: ${setting}. Light: ${light}. Mood: ${mood ?? 'calm'}.`;
  return paragraph.replaceAll('<', '‹').replace(/\s+/g, ' ');
}

/** The questions about a picture, for a model that can see. */
export function lookText(planned: object): { system: string; user: string } {
  return { system: lookQuestions, user: asData('picture_request', planned) };
}

/** One JSON object between two marks that nothing inside can close, since "<" is spelled as an escape (P30). */
function asData(mark: string, value: object): string {
  return `<${mark}>\n${JSON.stringify(value, null, 1).replaceAll('<', '\\u003c')}\n</${mark}>`;
}

/** Room for the longest wanted story: Spanish takes about two tokens a word. */
export function answerTokenLimit(options: StoryOptions): number {
  return Math.ceil(wordTarget(options.ageGroup, options.length).max * 2.5) + 300;
}

/** Room for a plan of some hundred words, and for one that talks more than it should. */
export const planTokenLimit = 900;
