import { JSONParser } from '@streamparser/json';
import { z } from 'zod';
import { picturesPerStory } from '#domain/stories/text/pages.ts';
import { parseClean } from '../../providers/clean-text.ts';
import { ProviderFailure } from '../../providers/failure.ts';
import { createPremiseReader } from '../plan/plan-reader.ts';
import { type StoryPlan, storyPlanSchema } from '../plan/story-plan.ts';
import { bookAnswerSchema, type Look, lookSchema, type PlannedPicture, plannedPictureSchema } from './book-answer.ts';

export type BookEvents = {
  onPremise(premise: string, plot: string): void;
  onLooks(looks: Look[]): void;
  /** Called with everything before the first words; undefined if it is no plan. */
  onPlan(plan: StoryPlan | undefined): void;
  /** Called with a picture, and its paragraph in the whole story, which is known once the picture's third has begun. */
  onPicture(index: number, picture: PlannedPicture, paragraph: Promise<number>): void;
  /** Called with the story as it is shown: title, then sentence by sentence. */
  onText(text: string): void;
};

export type BookReader = {
  push(text: string): void;
  /** Throws `ProviderFailure` if the answer is no book. */
  end(): void;
};

/** Reads an illustrated story while it arrives, and passes on every part as soon as it is complete. */
export function createBookReader(events: BookEvents): BookReader {
  let answer = '';
  let title = '';
  let planTold = false;
  /** Where the thirds of the story begin. */
  const thirds = Array.from({ length: picturesPerStory }, () => Promise.withResolvers<number>());
  let paragraphs = 0;
  /** Letters of the current paragraph that were passed on already. */
  let told = 0;
  const fields: Record<string, unknown> = {};
  const premise = createPremiseReader(events);

  const beginStory = () => {
    if (planTold) return;
    planTold = true;
    events.onPlan(storyPlanSchema.safeParse({ title, ...fields }).data);
  };
  const tell = (text: string) => {
    if (text === '') return;
    const before = paragraphs === 0 ? `**${title.replaceAll('*', '')}**\n\n` : '\n\n';
    events.onText(told === 0 ? before + text : text);
    told += text.length;
  };
  const takeParagraph = (third: number, value: string, partial: boolean) => {
    beginStory();
    thirds[third]?.resolve(paragraphs);
    const ready = partial ? endOfLastSentence(value) : value.length;
    if (ready > told) tell(value.slice(told, ready));
    if (partial) return;
    if (told > 0) paragraphs += 1;
    told = 0;
  };
  const takePicture = (index: number, value: unknown) => {
    beginStory();
    const picture = plannedPictureSchema.safeParse(value).data;
    const begins = thirds[index];
    if (picture && begins)
      events.onPicture(
        index,
        picture,
        begins.promise.then((from) => from + picture.paragraph),
      );
  };

  const parser = new JSONParser({
    paths: ['$.*', '$.pictures.*', '$.first.*', '$.middle.*', '$.last.*'],
    emitPartialTokens: true,
    emitPartialValues: true,
    keepStack: true,
  });
  parser.onValue = ({ value, key, stack, partial }) => {
    if (value === undefined) return;
    const within = stack[1]?.key;
    if (key === 'opening' && within === undefined) {
      if (typeof value === 'string') takeParagraph(0, value, partial === true);
    } else if (within === undefined) {
      if (partial || storyFields.has(String(key))) return;
      if (key === 'title' && typeof value === 'string') title = value.trim();
      fields[String(key)] = structuredClone(value);
      if (key === 'looks') events.onLooks(z.array(lookSchema).max(20).safeParse(value).data ?? []);
    } else if (within === 'pictures') {
      if (!partial) takePicture(Number(key), value);
    } else if (typeof value === 'string') {
      takeParagraph(within === 'first' ? 0 : within === 'middle' ? 1 : 2, value, partial === true);
    }
  };
  // Broken JSON is noticed at the end, in the whole text.
  parser.onError = () => {};

  return {
    push(piece) {
      answer += piece;
      if (parser.isEnded) return;
      try {
        premise.write(piece);
        parser.write(piece);
      } catch {
        // Noticed at the end, as above.
      }
    },
    end() {
      const whole = bookAnswerSchema.safeParse(parse(answer));
      if (!whole.success) throw new ProviderFailure('garbled', 'The provider sent a story of another shape.');
      // The picture of a third that never came goes to the end.
      for (const third of thirds) third.resolve(Math.max(0, paragraphs - 1));
    },
  };
}

/** Fields that are passed on as they arrive and are not part of the plan. */
const storyFields = new Set(['opening', 'pictures', 'first', 'middle', 'last']);

function endOfLastSentence(text: string): number {
  return /^[\s\S]*[.!?…]["'”’»)]*(?=\s)/.exec(text)?.[0].length ?? 0;
}

function parse(text: string): unknown {
  try {
    return parseClean(text);
  } catch {
    return undefined;
  }
}
