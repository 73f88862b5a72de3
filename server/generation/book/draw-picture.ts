import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../../context.ts';
import { checkPicture, type Picture } from '../../platform/pictures.ts';
import { ProviderFailure } from '../../providers/failure.ts';
import { type PictureRequest, pictureText, pictureWords } from '../prompts/prompt.ts';
import { noteProvider } from '../running/note-provider.ts';
import type { RunningStory } from '../running/running-stories.ts';
import { askGemini, charge } from './ask-gemini.ts';
import type { PlannedPicture } from './book-answer.ts';
import { lookAtPicture } from './look-at-picture.ts';

const pictureMilliseconds = 75_000;
const drawnAtMost = 2;

/** The story that a picture is for and is billed to, and the signal that ends the drawing. */
export type Drawing = { ctx: AppServices; story: RunningStory; signal: AbortSignal };

/**
 * Draws a picture, at most twice, and returns it if the check finds it as planned, or could not look at it and the
 * policy is not `closed`; else undefined. `onDrawn` gets each picture before its check. Rejects only for a stop.
 */
export async function drawAsPlanned(
  drawing: Drawing,
  request: PictureRequest,
  references: readonly Picture[],
  planned: PlannedPicture,
  onDrawn: (picture: Picture) => void = () => {},
): Promise<Picture | undefined> {
  const { ctx, story, signal } = drawing;
  for (let attempt = 0; attempt < drawnAtMost; attempt += 1) {
    const seed = `${request.seed ?? story.id}${attempt === 0 ? '' : ' again'}`;
    const picture = await drawPicture(drawing, { ...request, seed }, references);
    if (!picture) return undefined;
    onDrawn(picture);
    const seen = await lookAtPicture(ctx, story, picture, planned, signal);
    if (seen === 'fine') return picture;
    if (seen === 'unseen') {
      // Another picture could not be checked either.
      if (ctx.reading.away !== 'closed') return picture;
      ctx.log.warn({ generationId: story.id }, 'a picture that nobody could look at is left out');
      return undefined;
    }
    story.bill.retries += 1;
  }
  ctx.log.warn({ generationId: story.id }, 'a picture was not what was planned');
  return undefined;
}

/** More than the words and the references of one picture take, with the check of it. */
const pictureInputTokens = 12_000;

/** The most that a picture may cost, drawn twice. */
export function mostUsdOfPicture({ prices: { gemini } }: AppServices): number {
  return drawnAtMost * (gemini.picture + (pictureInputTokens * gemini.input) / 1e6);
}

/** Returns a whole picture, or undefined if none could be drawn. Rejects only for a stop. */
export async function drawPicture(
  { ctx, story, signal }: Drawing,
  request: PictureRequest,
  references: readonly Picture[],
): Promise<Picture | undefined> {
  const options = {
    signal,
    timeoutMilliseconds: pictureMilliseconds,
    onUsage: charge(ctx, story.bill),
    lastWords: story.lastWords(ctx.lastWordsMilliseconds),
  };
  try {
    const picture = await askGemini(ctx, story, () =>
      ctx.gemini.draw(
        ctx.gemini.takesReferences
          ? { text: pictureText(request), references }
          : { text: pictureWords(request), references: [] },
        options,
      ),
    );
    return await checkPicture(picture.data);
  } catch (error) {
    if (signal.aborted) throw error;
    noteProvider(ctx, 'gemini', story.userId, error);
    const kind = error instanceof ProviderFailure ? error.kind : error instanceof DomainError ? error.code : 'unknown';
    ctx.log.warn({ generationId: story.id, kind }, 'a picture was not drawn');
    return undefined;
  }
}
