import { readFileSync } from 'node:fs';
import { type StoryLanguage, type StoryOptions, wordTarget } from '#domain/stories/options.ts';
import type { ChatMessage } from '../providers/deepseek/wire.ts';

/** The fixed first part of every request, one file per language and version: providers cache what stays the same. */
const systemTexts: Record<StoryLanguage, string> = {
  english: read('text-story.v1.en.md'),
  spanish: read('text-story.v1.es.md'),
};

function read(name: string): string {
  return readFileSync(new URL(`./prompts/${name}`, import.meta.url), 'utf8');
}

/**
 * The messages that ask for a text story (GEN-18). What the parent typed is only ever data: one JSON
 * object between two marks that it cannot close, since "<" is spelled as an escape (P30). Nothing of
 * the account is in it (P31).
 */
export function textStoryMessages(options: StoryOptions): ChatMessage[] {
  const { language, ageGroup, length, characters, setting, message, tone } = options;
  const request = {
    language,
    ageGroup,
    length,
    words: wordTarget(ageGroup, length),
    characters,
    setting,
    message,
    tone,
  };
  const json = JSON.stringify(request, null, 1).replaceAll('<', '\\u003c');
  return [
    { role: 'system', content: systemTexts[language] },
    { role: 'user', content: `<story_request>\n${json}\n</story_request>` },
  ];
}

/** Room for the longest wanted story: Spanish takes about two tokens a word. */
export function answerTokenLimit(options: StoryOptions): number {
  return Math.ceil(wordTarget(options.ageGroup, options.length).max * 2.5) + 300;
}
