import { DomainError } from '#domain/errors.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import type { AppServices } from '../context.ts';
import { inTurns } from '../platform/in-turns.ts';
import { checkPicture } from '../platform/pictures.ts';
import { ProviderFailure } from '../providers/failure.ts';
import type { GeminiUsage, RawPicture } from '../providers/gemini/client.ts';
import { keepPicture } from './keep-picture.ts';
import { keepStory } from './keep-progress.ts';
import { noteProvider } from './note-provider.ts';
import { type PicturePlan, picturePlanRequest, picturePlanSchema, picturesPerStory } from './picture-plan.ts';
import { answerTokenLimit, illustratedSystemText, pictureText, promptVersions, requestText } from './prompt.ts';
import { askWithRetries } from './retry.ts';
import type { Writer } from './run-story.ts';
import type { Bill, RunningStory } from './running-stories.ts';
import { judgingPlan, textOfPlan } from './safety/judge-plan.ts';
import { UnsafeStory } from './safety/unsafe-story.ts';
import { writeSafely } from './safety/write-safely.ts';

/** The whole story has to be done in three minutes, since the browser waits no longer (ILLUS-04). */
const textMilliseconds = 90_000;
const pictureMilliseconds = 75_000;
/** More than the words and the reference of one picture take. */
const pictureInputTokens = 8000;

/** Room for the story and for what its pictures show. */
const planTokenLimit = (options: StoryOptions) => answerTokenLimit(options) + 1500;

/**
 * The writer of illustrated stories: Gemini writes text and pictures from one plan, then draws a
 * reference sheet of the cast and with it every picture. The plan is judged before anything is shown or
 * drawn, and asked for once more if it is not fit for a child (P29). A picture that fails is left out: the story
 * is kept with 2, 1 or none of them, and counts only if it has one (P21).
 */
export function illustratedWriter(ctx: AppServices, options: StoryOptions): Writer {
  return {
    provider: 'gemini',
    endpoint: 'generate-story-gemini',
    model: ctx.gemini.model,
    promptVersion: promptVersions.illustrated,
    mostUsd: mostUsd(ctx, options),
    async write(story, bill) {
      const plan = await writeSafely(ctx, story, bill, options.language, (note) =>
        writePlan(ctx, story, bill, options, note),
      );
      story.plan(plan.pictures.length);
      story.append(textOfPlan(plan));
      await keepStory(ctx, story);
      const sheet = await drawSheet(ctx, story, bill, plan);
      await Promise.all(plan.pictures.map((_, index) => drawPicture(ctx, story, bill, plan, index, sheet)));
      return { counts: story.pictures.length > 0 };
    },
  };
}

async function writePlan(
  ctx: AppServices,
  story: RunningStory,
  bill: Bill,
  options: StoryOptions,
  note: string,
): Promise<PicturePlan> {
  const value = await ask(ctx, story, bill, () =>
    ctx.gemini.askJson(
      {
        system: illustratedSystemText(options.language),
        user: requestText(options) + note,
        schema: picturePlanRequest,
        maxTokens: planTokenLimit(options),
      },
      { signal: story.stopping.signal, timeoutMilliseconds: textMilliseconds, onUsage: charge(ctx, bill) },
    ),
  );
  const plan = picturePlanSchema.safeParse(value);
  if (!plan.success) throw new ProviderFailure('garbled', 'The provider sent a story of another shape.');
  const last = plan.data.paragraphs.length - 1;
  for (const picture of plan.data.pictures) picture.paragraph = Math.min(picture.paragraph, last);
  const verdict = await inTurns(judgingPlan(plan.data, options));
  if (verdict !== 'fine') throw new UnsafeStory(verdict.reason);
  return plan.data;
}

/** The cast side by side, so that faces stay the same. Without it the pictures are drawn from words alone. */
async function drawSheet(ctx: AppServices, story: RunningStory, bill: Bill, plan: PicturePlan): Promise<RawPicture[]> {
  if (plan.pictures.length === 0) return [];
  const characters = [...new Set(plan.pictures.flatMap((picture) => picture.characters))].slice(0, 6);
  const request = {
    sheet: true,
    setting: 'plain paper',
    characters,
    light: 'day',
    looks: looksOf(plan, characters),
    seed: story.id,
  };
  const sheet = await draw(ctx, story, bill, request, []);
  return sheet ? [sheet] : [];
}

async function drawPicture(
  ctx: AppServices,
  story: RunningStory,
  bill: Bill,
  plan: PicturePlan,
  index: number,
  sheet: RawPicture[],
): Promise<void> {
  const planned = plan.pictures[index];
  if (!planned) return;
  const { setting, characters, light, mood, alt, scene, paragraph } = planned;
  const request = { setting, characters, light, mood, alt, scene, looks: looksOf(plan, characters), seed: story.id };
  const picture = await draw(ctx, story, bill, request, sheet);
  if (picture) await keepPicture(ctx, story, { index, paragraph, alt, ...picture });
}

/** A checked picture, or undefined when it could not be had; only a stop is passed on. */
async function draw(
  ctx: AppServices,
  story: RunningStory,
  bill: Bill,
  request: object,
  references: RawPicture[],
): Promise<RawPicture | undefined> {
  const { signal } = story.stopping;
  try {
    const picture = await ask(ctx, story, bill, () =>
      ctx.gemini.draw(
        { text: pictureText(request), references },
        { signal, timeoutMilliseconds: pictureMilliseconds, onUsage: charge(ctx, bill) },
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

function ask<T>(ctx: AppServices, story: RunningStory, bill: Bill, work: () => Promise<T>): Promise<T> {
  const onRetry = () => {
    bill.retries += 1;
  };
  return askWithRetries(ctx.breakers.gemini, story.stopping.signal, { mayRetry: () => true, onRetry }, () => {
    bill.asked = true;
    return work();
  });
}

function looksOf(plan: PicturePlan, names: readonly string[]): Record<string, string> {
  const looks = plan.looks.filter(({ name }) => names.includes(name));
  return Object.fromEntries(looks.map(({ name, look }) => [name, look]));
}

function charge(ctx: AppServices, bill: Bill) {
  return (usage: GeminiUsage) => {
    const prices = ctx.prices.gemini;
    bill.costUsd += (usage.input * prices.input + usage.output * prices.output) / 1e6 + usage.pictures * prices.picture;
  };
}

/** The plan twice, since a first one may be unfit for a child, the sheet and every picture with its references. */
function mostUsd(ctx: AppServices, options: StoryOptions): number {
  const prices = ctx.prices.gemini;
  const letters = illustratedSystemText(options.language).length + requestText(options).length;
  const plan = letters * prices.input + planTokenLimit(options) * prices.output;
  const picture = prices.picture + (pictureInputTokens * prices.input) / 1e6;
  return (2 * plan) / 1e6 + (1 + picturesPerStory) * picture;
}
