import { type StoryOptions, storyOptionsSchema } from '#domain/stories/options.ts';
import { type Retold, retell } from '#storyteller/retell.ts';
import type { Dealt } from './planner.ts';

/** A request for a story: the parent's options, and what was dealt with them. */
export type StoryRequest = { options: StoryOptions; dealt: Dealt };

/**
 * The request between <story_request> tags in the newest of these texts that has one (a request to
 * repair a story comes after it), or undefined if there is no valid one.
 */
export function readStoryRequest(texts: readonly string[]): StoryRequest | undefined {
  const json = readBlock(texts, /<story_request>([\s\S]*?)<\/story_request>/) as object | undefined;
  const options = storyOptionsSchema().safeParse({ ...json, ...continued(json) }).data;
  return options && { options, dealt: json as Dealt };
}

/** What the request says of the story before it, which a request names by its words alone: who had a name there keeps it. */
function continued(json: { previously?: unknown } | undefined) {
  const memory = json?.previously;
  return typeof memory === 'string' ? { continues: { storyId: nobodysStory, memory } } : {};
}
const nobodysStory = '00000000-0000-4000-8000-000000000000';

/** The id of the plan between <story_plan> tags; undefined if the story is not planned yet. */
export function readPlanId(texts: readonly string[]): string | undefined {
  const plan = readBlock(texts, /<story_plan>([\s\S]*?)<\/story_plan>/) as { id?: unknown } | undefined;
  return typeof plan?.id === 'string' && plan.id !== '' ? plan.id : undefined;
}

/** Retells the passage between <retelling_request> tags; undefined without one, or for a wish it cannot follow. */
export function retoldPassage(
  texts: readonly string[],
): { text: string; language: StoryOptions['language'] } | undefined {
  const wanted = readBlock(texts, /<retelling_request>([\s\S]*?)<\/retelling_request>/) as Retold | undefined;
  if (!wanted || !['gentler', 'shorter', 'name'].includes(wanted.way)) return undefined;
  return { text: retell(wanted), language: wanted.language };
}

function readBlock(texts: readonly string[], mark: RegExp): unknown {
  const block = texts.map((text) => mark.exec(text)?.[1]).findLast((found) => found !== undefined);
  if (block === undefined) return undefined;
  try {
    return JSON.parse(block);
  } catch {
    return undefined;
  }
}

/** The answer to a prompt without a story request. */
export function politeAnswer(wantsJson: boolean): string {
  return wantsJson ? '{}' : 'Hello. I am the demo writer of Lunatale: ask me for a bedtime story.';
}
