import { timesLonger } from '#domain/generation/api.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import { judgingStory, textFault } from '#domain/stories/safety/judge-story.ts';
import { picturesPerStory } from '#domain/stories/text/pages.ts';
import type { AppServices } from '../../context.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { type Deal, deal } from '../plan/deal.ts';
import { isTold, isUsable, judgeStoryPlan, planTexts } from '../plan/judge-story-plan.ts';
import { foresee, keepAccepted, planNotes } from '../plan/keep-accepted.ts';
import { PlanRefused } from '../plan/plan-refused.ts';
import type { StoryPlan } from '../plan/story-plan.ts';
import { answerTokenLimit, careNote, illustratedSystemText, promptVersions, requestText } from '../prompts/prompt.ts';
import { keepStory } from '../running/keep-progress.ts';
import type { Writer } from '../running/run-story.ts';
import type { RunningStory } from '../running/running-stories.ts';
import { guardStream } from '../safety/guarded-stream.ts';
import { UnsafeStory } from '../safety/unsafe-story.ts';
import { writeSafely } from '../safety/write-safely.ts';
import { askGemini, charge } from './ask-gemini.ts';
import { bookAnswerRequest, type Look, type PlannedPicture } from './book-answer.ts';
import { BookPictures } from './book-pictures.ts';
import { createBookReader } from './book-reader.ts';
import { mostUsdOfPicture } from './draw-picture.ts';

/** The whole story must be done in three minutes, since the browser waits no longer (ILLUS-04). */
const textMilliseconds = 120_000;

/** Room for the plan, the story and what its pictures show. */
const bookTokenLimit = (options: StoryOptions) => answerTokenLimit(options) + 2500;

/**
 * The writer of illustrated stories: one answer of Gemini, read while it arrives. Its plan is judged before
 * anything is shown, the text is shown sentence by sentence behind the guard (P29), and the cast and the pictures
 * are drawn meanwhile. A picture that fails is left out: the story is kept with 2, 1 or none of them, and
 * counts only if it has one (P21).
 */
export function illustratedWriter(ctx: AppServices, options: StoryOptions): Writer {
  return {
    provider: 'gemini',
    endpoint: 'generate-story-gemini',
    model: ctx.gemini.model,
    promptVersion: promptVersions.illustrated,
    mostUsd: mostUsd(ctx, options),
    async write(story, bill) {
      let dealt = await deal(ctx, story.userId, options);
      let mayDealAgain = true;
      let pictures: BookPictures | undefined;
      // The pictures and the premise of an answer that broke off belong to another story.
      const anew = async () => {
        await pictures?.giveUp();
        foresee(ctx, story, null);
        pictures = new BookPictures(ctx, story);
        return pictures;
      };
      const tell = (note: string) => tellBook(ctx, story, options, dealt, note, { anew, mayDealAgain });
      try {
        await writeSafely(ctx, story, bill, options.language, async (note) => {
          try {
            await tell(note);
          } catch (cause) {
            if (!(cause instanceof PlanRefused)) throw cause;
            ctx.log.info({ generationId: story.id, fault: cause.fault }, 'a plan is dealt anew');
            bill.retries += 1;
            mayDealAgain = false;
            dealt = dealt.again();
            await tell(note + planNotes[options.language][cause.fault]);
          }
        });
        await keepStory(ctx, story);
        await pictures?.finished();
      } catch (cause) {
        await pictures?.giveUp();
        throw cause;
      }
      return { counts: story.pictures.length > 0 };
    },
  };
}

async function tellBook(
  ctx: AppServices,
  story: RunningStory,
  options: StoryOptions,
  dealt: Deal,
  note: string,
  { anew, mayDealAgain }: { anew: () => Promise<BookPictures>; mayDealAgain: boolean },
): Promise<void> {
  await askGemini(
    ctx,
    story,
    async () => {
      const pictures = await anew();
      const guard = guardStream(story, options);
      const refusal = new AbortController();
      const refuse = (cause: Error) => refusal.abort(cause);
      const reader = createBookReader({
        onPremise: (premise, plot) => {
          if (!isTold(plot, dealt.plots)) foresee(ctx, story, premise);
        },
        onLooks: (looks) => {
          const cast = looks.flatMap(({ name, look }) => [name, look]);
          const fault = firstFault(cast, options);
          if (fault) {
            refuse(new UnsafeStory(fault));
            return;
          }
          pictures.begin(looks satisfies Look[]);
          allowDrawing(story, pictures, cast);
        },
        onPlan: (plan) => {
          const fault = plan && judgeStoryPlan(plan, options, dealt, story.desk !== null);
          if (fault && mayDealAgain) refuse(new PlanRefused(fault));
          else if (!refusal.signal.aborted) {
            begin(ctx, story, options, isUsable(fault) ? plan : undefined, dealt);
            allowDrawing(story, pictures, plan ? planTexts(plan) : []);
          }
        },
        onPicture: (index, picture, paragraph) => {
          if (refusal.signal.aborted) return;
          const fault = firstFault(textsOf(picture), options);
          if (!fault) pictures.add(index, picture, paragraph, story.desk?.readAside(textsOf(picture).join('\n')));
          // An unfit picture is no reason to end a story that is being read.
          else if (story.text === '') refuse(new UnsafeStory(fault));
        },
        onText: (text) => {
          if (refusal.signal.aborted) return;
          // The title comes with the first sentence: both are shown, or neither.
          const fault = story.written === '' ? textFault(text, story.desk !== null, options) : undefined;
          if (fault) refuse(new UnsafeStory(fault));
          else guard.onText(text);
        },
      });
      await ctx.gemini.streamJson(
        {
          system: illustratedSystemText(options),
          user: requestText(options, dealt) + careNote(options) + note,
          schema: bookAnswerRequest,
          maxTokens: bookTokenLimit(options),
        },
        {
          signal: AbortSignal.any([guard.signal, refusal.signal]),
          timeoutMilliseconds: textMilliseconds * timesLonger(ctx.silenceMilliseconds / 1000),
          silenceMilliseconds: ctx.silenceMilliseconds,
          onText: reader.push,
          onUsage: charge(ctx, story.bill),
          lastWords: story.lastWords(ctx.lastWordsMilliseconds),
        },
      );
      // The answer may have ended with the same bytes that were refused.
      refusal.signal.throwIfAborted();
      reader.end();
      guard.end();
    },
    () => story.text === '' && story.pictures.length === 0,
  );
  const verdict = await inTurns(judgingStory(story.written, options, story.desk !== null));
  if (verdict !== 'fine') throw new UnsafeStory(verdict.reason);
}

/** Called once the plan is accepted: from here on the story is told. */
function begin(
  ctx: AppServices,
  story: RunningStory,
  options: StoryOptions,
  plan: StoryPlan | undefined,
  dealt: Deal,
): void {
  story.plan(picturesPerStory);
  if (plan) void keepAccepted(ctx, story, options, plan, dealt.card);
}

/** Shows and draws nothing before the reader has read what is known: the cast alone, then the plan. */
function allowDrawing(story: RunningStory, pictures: BookPictures, known: readonly string[]): void {
  const { desk } = story;
  if (!desk) {
    pictures.allow();
    return;
  }
  void desk
    .hold(desk.wishRead.then(() => desk.readAside(known.join('\n'))))
    .then(() => story.signal.aborted || pictures.allow());
}

const textsOf = ({ setting, characters, alt, scene }: PlannedPicture) => [setting, ...characters, alt, scene];
const firstFault = (texts: readonly string[], options: StoryOptions) =>
  texts.map((text) => textFault(text, false, options)).find(Boolean);

/** The book twice, since the first may be unfit for a child, the sheet once, every picture twice, with references. */
function mostUsd(ctx: AppServices, options: StoryOptions): number {
  const prices = ctx.prices.gemini;
  const letters = illustratedSystemText(options).length + requestText(options).length;
  const book = letters * prices.input + bookTokenLimit(options) * prices.output;
  const picture = mostUsdOfPicture(ctx);
  return (2 * book) / 1e6 + picture / 2 + picturesPerStory * picture;
}
