import type { StoryLanguage } from '#domain/stories/options.ts';
import type { FaultOf, FaultOrder } from '../faults.ts';
import { tokens } from './tokens.ts';
import type { ChatRequest, FinishReason } from './wire.ts';

/** How a stream runs: its content and how it ends. */
export type Plan = {
  reasoning: string[];
  pieces: string[];
  finish: FinishReason | undefined;
  /** `done` is the vendor's proper end; the others are the ways it can break. */
  ending: 'done' | 'cut' | 'end' | 'hang' | 'error' | 'no-last-line';
  /** An event that is not JSON is sent before this piece. */
  brokenAt?: number;
  /** The stream waits before this piece until its fault is over. */
  heldAt?: number;
};

/** Sentences unfit for a child's story, to prove that the guard catches them in mid-stream. */
export const unsafeSentences = {
  english: ' “Fuck,” said the murderer, and he cut her throat with a bloody knife. ',
  spanish: ' «Mierda», dijo el asesino, y le cortó la garganta con un cuchillo lleno de sangre. ',
} as const;

const defaultAfter = 20;
const musing = 'The reader wants a calm bedtime story. I will keep it gentle and let it slow down at the end.';

/**
 * The text to send, and its language. A plan comes before it if the request asks for one; `own` is the part of the
 * plan that only this stand-in adds: as no model sends it, it is one piece, so that it takes no time.
 */
export type Told = { text: string; language: StoryLanguage; plan?: { said: string; own: string } | undefined };

/** Plans the stream that answers `request` with a story, spoilt by `fault`. */
export function planStream(
  request: ChatRequest,
  { text, language, plan: planned }: Told,
  fault?: FaultOrder<'deepseek'>,
): Plan {
  const before = planned ? [...tokens(planned.said), `${planned.own}\n\n`] : [];
  const all = [...before, ...tokens(text)];
  const pieces = request.max_tokens ? all.slice(0, request.max_tokens) : all;
  const plan: Plan = {
    reasoning: request.thinking?.type === 'disabled' ? [] : tokens(musing),
    pieces,
    finish: pieces.length < all.length ? 'length' : 'stop',
    ending: 'done',
  };
  const from = fault?.stage === 'plan' ? 0 : before.length;
  const after = from + (fault?.after ?? defaultAfter);
  switch (fault?.fault) {
    case 'cut':
      return { ...plan, pieces: pieces.slice(0, after), ending: 'cut' };
    case 'no-end':
      return { ...plan, pieces: pieces.slice(0, after), ending: 'end' };
    case 'stall':
      return { ...plan, pieces: pieces.slice(0, after), ending: 'hang' };
    case 'hold':
      return { ...plan, heldAt: Math.min(after, pieces.length - 1) };
    case 'silence':
      return { ...plan, reasoning: [], pieces: [], ending: 'hang' };
    case 'empty':
      return { ...plan, reasoning: [], pieces: before.slice(0, from) };
    case 'length':
    case 'content_filter':
    case 'insufficient_system_resource':
      return { ...plan, pieces: pieces.slice(0, after), finish: fault.fault };
    case 'length-whole':
      return { ...plan, pieces: [...before, ...tokens(upToSentence(text))], finish: 'length' };
    case 'error-finish':
      return { ...plan, pieces: pieces.slice(0, after), finish: 'error' };
    case 'error-object':
      return { ...plan, pieces: pieces.slice(0, after), ending: 'error' };
    case 'done-alone':
      return { ...plan, pieces: pieces.slice(0, after), finish: undefined };
    case 'no-last-line':
      return { ...plan, ending: 'no-last-line' };
    case 'odd-letters':
      return { ...plan, pieces: pieces.toSpliced(after, 0, ...oddLetters) };
    case 'bad-json':
      return { ...plan, brokenAt: after };
    case 'unsafe':
      return { ...plan, pieces: pieces.toSpliced(after, 0, ...tokens(unsafeSentences[language])) };
    case 'error-text':
      return { ...plan, pieces: pieces.toSpliced(after, 0, 'ERROR: said the tin robot, and giggled. ') };
    default:
      return plan;
  }
}

/** A NUL, lone surrogates, and a surrogate pair that is split between two pieces, as some tokenizers send it. */
const oddLetters = ['\u0000', '\uDC00', '\uD83C', '\uDF19', '\uD800'];

/** About two thirds of a text, up to the end of a sentence. */
function upToSentence(text: string): string {
  const most = text.slice(0, Math.floor((text.length * 2) / 3));
  return most.slice(0, (most.match(/^[\s\S]*[.!?](?=\s)/)?.[0] ?? most).length);
}

/** Faults that are only an HTTP error status. */
export const statusFaults = [
  '400',
  '401',
  '402',
  '403',
  '404',
  '422',
  '500',
  '503',
] as const satisfies FaultOf<'deepseek'>[];

export function isStatusFault(fault: FaultOf<'deepseek'>): fault is (typeof statusFaults)[number] {
  return (statusFaults as readonly string[]).includes(fault);
}

const tooOftenFaults = ['429', '429-date', '429-delay'] as const satisfies FaultOf<'deepseek'>[];

export function isTooOften(fault: FaultOf<'deepseek'>): fault is (typeof tooOftenFaults)[number] {
  return (tooOftenFaults as readonly string[]).includes(fault);
}
