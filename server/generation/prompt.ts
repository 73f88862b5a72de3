import { readFileSync } from 'node:fs';
import { type StoryLanguage, type StoryOptions, wordTarget } from '#domain/stories/options.ts';
import { holdsContact } from '#domain/stories/safety/contact.ts';
import { textFault } from '#domain/stories/safety/judge-story.ts';
import type { ChatMessage } from '../providers/deepseek/wire.ts';

/** The fixed first part of every request, one file per language and version: providers cache what stays the same. */
const storyTexts: Record<StoryLanguage, string> = {
  english: read('text-story.v1.en.md'),
  spanish: read('text-story.v1.es.md'),
};
const picturePlanTexts: Record<StoryLanguage, string> = {
  english: read('illustrated-story.v1.en.md'),
  spanish: read('illustrated-story.v1.es.md'),
};
const pictureStyle = read('picture.v1.md');

function read(name: string): string {
  return readFileSync(new URL(`./prompts/${name}`, import.meta.url), 'utf8');
}

/** The messages that ask for a text story (GEN-18), with a note of ours behind the data. Nothing of the account is in them (P31). */
export function textStoryMessages(options: StoryOptions, note = ''): ChatMessage[] {
  return [
    { role: 'system', content: storyTexts[options.language] },
    { role: 'user', content: requestText(options) + note },
  ];
}

/** What a model that also draws is told, before the request. */
export function illustratedSystemText(language: StoryLanguage): string {
  return `${storyTexts[language]}\n${picturePlanTexts[language]}`;
}

/** What the parent asked for, as data. */
export function requestText(options: StoryOptions): string {
  const { language, ageGroup, length, characters, setting, message, tone, avoid, continues } = options;
  const words = wordTarget(ageGroup, length);
  const wishes = { language, ageGroup, length, words, characters, setting, message, tone };
  // A memory that no child's story should hold is no reason to refuse: the chapter begins without it.
  const previously = continues && !textFault(continues.memory) ? continues.memory : undefined;
  // What a child is afraid of is no wish and refused by nobody; who can be reached by it is not said (P31).
  const fears = avoid?.filter((each) => !holdsContact(each));
  return asData('story_request', {
    ...wishes,
    ...(fears?.length && { avoid: fears }),
    ...(previously && { previously }),
  });
}

/** What a picture shows, as data behind the fixed style. */
export function pictureText(request: object): string {
  return `${pictureStyle}\n${asData('picture_request', request)}`;
}

/** One JSON object between two marks that nothing inside can close, since "<" is spelled as an escape (P30). */
function asData(mark: string, value: object): string {
  return `<${mark}>\n${JSON.stringify(value, null, 1).replaceAll('<', '\\u003c')}\n</${mark}>`;
}

/** Room for the longest wanted story: Spanish takes about two tokens a word. */
export function answerTokenLimit(options: StoryOptions): number {
  return Math.ceil(wordTarget(options.ageGroup, options.length).max * 2.5) + 300;
}
