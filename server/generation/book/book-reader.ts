import { JSONParser } from '@streamparser/json';
import { z } from 'zod';
import { parseClean } from '../../providers/clean-text.ts';
import { ProviderFailure } from '../../providers/failure.ts';
import { createPlanReader } from '../plan/plan-reader.ts';
import { type StoryPlan, storyPlanSchema } from '../plan/story-plan.ts';
import {
  bookAnswerSchema,
  type Look,
  lookSchema,
  type PlannedPicture,
  picturesPerStory,
  plannedPictureSchema,
} from './book-answer.ts';

export type BookEvents = {
  onPremise(premise: string, plot: string): void;
  onLooks(looks: Look[]): void;
  /** Everything before the first page; undefined when it is no plan. */
  onPlan(plan: StoryPlan | undefined): void;
  /** A picture and the paragraph of the whole story that it belongs beside. */
  onPicture(index: number, picture: PlannedPicture, paragraph: number): void;
  /** The story as it is shown: title, then sentence by sentence. */
  onText(text: string): void;
};

export type BookReader = {
  push(text: string): void;
  /** Throws `ProviderFailure` when what came is no book. */
  end(): void;
};

/** Reads an illustrated story while it arrives, and says of every part as soon as it is whole. */
export function createBookReader(events: BookEvents): BookReader {
  let answer = '';
  let title = '';
  let planTold = false;
  let page = -1;
  let paragraphs = 0;
  /** Letters of the paragraph that is arriving which were told already. */
  let told = 0;
  const fields: Record<string, unknown> = {};
  const premise = createPlanReader(events.onPremise);

  const beginPages = () => {
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
  const takeParagraph = (value: string, partial: boolean) => {
    beginPages();
    const ready = partial ? endOfLastSentence(value) : value.length;
    if (ready > told) tell(value.slice(told, ready));
    if (partial) return;
    if (told > 0) paragraphs += 1;
    told = 0;
  };
  const takePicture = (value: unknown) => {
    beginPages();
    page += 1;
    const picture = plannedPictureSchema.safeParse(value).data;
    if (picture && page < picturesPerStory) events.onPicture(page, picture, paragraphs + picture.paragraph);
  };

  const parser = new JSONParser({
    paths: ['$.*', '$.pages.*.picture', '$.pages.*.paragraphs.*'],
    emitPartialTokens: true,
    emitPartialValues: true,
    keepStack: true,
  });
  parser.onValue = ({ value, key, stack, partial }) => {
    if (value === undefined) return;
    if (stack.length === 1) {
      if (partial || key === 'pages') return;
      if (key === 'title' && typeof value === 'string') title = value.trim();
      fields[String(key)] = structuredClone(value);
      if (key === 'looks') events.onLooks(z.array(lookSchema).max(20).safeParse(value).data ?? []);
    } else if (key === 'picture') {
      if (!partial) takePicture(value);
    } else if (typeof value === 'string') takeParagraph(value, partial === true);
  };
  // What is no JSON is seen at the end, whole.
  parser.onError = () => {};

  return {
    push(piece) {
      answer += piece;
      premise.push(piece);
      if (parser.isEnded) return;
      try {
        parser.write(piece);
      } catch {
        // As above.
      }
    },
    end() {
      const whole = bookAnswerSchema.safeParse(parse(answer));
      if (!whole.success) throw new ProviderFailure('garbled', 'The provider sent a story of another shape.');
    },
  };
}

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
