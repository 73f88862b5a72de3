import { type StoryOptions, storyOptionsSchema } from '#domain/stories/options.ts';

/**
 * The options between <story_request> tags in the newest of these texts that has them (a request to
 * repair a story comes after it), or undefined where there are none that can be used.
 */
export function readStoryRequest(texts: readonly string[]): StoryOptions | undefined {
  const blocks = texts.map((text) => /<story_request>([\s\S]*?)<\/story_request>/.exec(text)?.[1]);
  const block = blocks.findLast((found) => found !== undefined);
  if (block === undefined) return undefined;
  try {
    return storyOptionsSchema().safeParse(JSON.parse(block)).data;
  } catch {
    return undefined;
  }
}

/** What a prompt without a story request gets. */
export function politeAnswer(wantsJson: boolean): string {
  return wantsJson ? '{}' : 'Hello. I am the demo writer of Lunatale: ask me for a bedtime story.';
}
