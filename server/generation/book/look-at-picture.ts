import type { AppServices } from '../../context.ts';
import type { Picture } from '../../platform/pictures.ts';
import { lookText } from '../prompts/prompt.ts';
import type { RunningStory } from '../running/running-stories.ts';
import { askGemini, charge } from './ask-gemini.ts';
import type { PlannedPicture } from './book-answer.ts';

const lookMilliseconds = 20_000;

const questions = ['everybodyThereOk', 'countOk', 'handsAndFacesOk', 'matchesOk', 'fitOk', 'noWritingOk'] as const;
const answers = {
  type: 'OBJECT',
  properties: Object.fromEntries(questions.map((question) => [question, { type: 'BOOLEAN' }])),
  required: [...questions],
  propertyOrdering: [...questions],
};

/** The result of a check: nothing is amiss, something is, or there is no result since nobody looked. */
export type Seen = 'fine' | 'amiss' | 'unseen';

/**
 * Has a model that can see look at a picture: who is there and how many, hands and faces, whether it shows
 * what was planned, whether a child may see it, and whether there is writing in it. If the answer does not say whether
 * a child may see it, it is unseen.
 */
export async function lookAtPicture(
  ctx: AppServices,
  story: RunningStory,
  picture: Picture,
  planned: PlannedPicture,
  signal: AbortSignal,
): Promise<Seen> {
  const { system, user } = lookText({
    characters: planned.characters,
    count: planned.characters.length,
    setting: planned.setting,
    scene: planned.scene || planned.alt,
  });
  try {
    const seen = (await askGemini(ctx, story, () =>
      ctx.gemini.askJson(
        { system, user, schema: answers, maxTokens: 200, images: [picture] },
        {
          signal,
          timeoutMilliseconds: lookMilliseconds,
          onUsage: charge(ctx, story.bill),
          lastWords: story.lastWords(ctx.lastWordsMilliseconds),
        },
      ),
    )) as Record<string, unknown> | null;
    if (questions.some((question) => seen?.[question] === false)) return 'amiss';
    return seen?.fitOk === true ? 'fine' : 'unseen';
  } catch (error) {
    if (signal.aborted) throw error;
    return 'unseen';
  }
}
