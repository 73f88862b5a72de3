import { sentencesOf } from '#domain/stories/narration/sentences.ts';
import { spoiltValue } from '#sandbox/mutate.ts';
import { DeviceSpeaker } from '../listening/device-speaker.ts';
import { StoryPlayer } from '../listening/player.ts';
import { voiceFor } from '../reading/voices.ts';

type Random = () => number;
/** What a voice reports of one sentence, in its order. */
type Report = { type: 'boundary' | 'end' | 'error'; name?: string; charIndex?: number; charLength?: number };

const paragraphs = ['Fox looked up. A star fell, and it was quiet.', 'He slept — at last. “Good night,” said Mole.'];
const sentences = sentencesOf(paragraphs, 'english');

/** As a voice of a browser that reads a sentence well reports it: each word, then the end. */
function goodReports(text: string): Report[] {
  const words = [...text.matchAll(/\S+/g)].map(
    ({ 0: { length }, index }): Report => ({ type: 'boundary', name: 'word', charIndex: index, charLength: length }),
  );
  return [...words, { type: 'end' }];
}

const goodVoices = () => [
  { lang: 'es-MX', name: 'Paulina', voiceURI: 'paulina', localService: true, default: false },
  { lang: 'en-US', name: 'Samantha', voiceURI: 'samantha', localService: true, default: true },
];

/** An utterance as the product fills it. */
class Utterance {
  voice: unknown = null;
  lang = '';
  rate = 1;
  onend?: () => void;
  onerror?: () => void;
  onboundary?: (event: unknown) => void;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** How often a voice that never says that it has ended is begun anew by whoever listens. */
const patience = 40;

/**
 * Reads a story with a voice whose list or reports are wrong in a way that `random` says: fields gone, of other
 * types, huge or nonsense, cut, doubled, late, out of order, or a voice that throws. Answers in words what did not
 * hold: nothing is thrown, no sentence is left out, no word is lit outside its sentence, and whoever stops hears
 * nothing more. Without `random` it reads well, to the end.
 */
export function readBySpoiltVoice(random?: Random): string[] {
  const global = globalThis as { SpeechSynthesisUtterance?: unknown };
  const before = global.SpeechSynthesisUtterance;
  global.SpeechSynthesisUtterance = Utterance;
  try {
    return read(random);
  } catch (cause) {
    return [`it threw ${cause instanceof Error ? cause.stack : cause}`];
  } finally {
    global.SpeechSynthesisUtterance = before;
  }
}

function read(random: Random | undefined): string[] {
  const faults: string[] = [];
  const offered = goodVoices();
  const voices = random && random() < 0.3 ? spoiltValue(random() < 0.1 ? null : offered, random) : offered;
  const voice = voiceFor(voices as SpeechSynthesisVoice[], 'english');
  if (voice === undefined) return random ? [] : ['a good voice is not found'];
  const spoken: Utterance[] = [];
  const throws = () => random !== undefined && random() < 0.03;
  const synthesis = {
    speak(utterance: Utterance) {
      if (throws()) throw new Error('not allowed');
      spoken.push(utterance);
    },
    cancel() {
      if (throws()) throw new Error('interrupted');
    },
  };
  const device = new DeviceSpeaker(sentences, voice, synthesis as unknown as SpeechSynthesis);
  const aloud = new StoryPlayer({ sentences, speaker: null, device });
  aloud.subscribe(() => {
    const { index, word } = aloud.state();
    const { text = '' } = aloud.sentences[index] ?? {};
    if (word === null) return;
    const isPlaces = [word.start, word.end].every(Number.isInteger);
    const isWord = isPlaces && word.start >= 0 && word.end > word.start && word.end <= text.length;
    if (!isWord) faults.push(`the word ${word.start} to ${word.end} of ${text.length} letters`);
  });

  aloud.start(0);
  /** Reports of an earlier sentence, which come with those of the next. */
  let late: [Utterance, Report[]][] = [];
  let ended = 0;
  for (let tries = 0; aloud.state().phase === 'playing' && tries < patience; tries += 1) {
    const utterance = spoken.at(-1);
    if (!utterance) break;
    const at = aloud.state().index;
    const given = goodReports(utterance.text);
    const reports = random && random() < 0.5 ? spoiltValue(given, random) : given;
    const isLate = random !== undefined && random() < 0.1;
    if (isLate) late.push([utterance, asReports(reports)]);
    else tell(utterance, asReports(reports));
    if (random && random() < 0.3) {
      for (const [earlier, of] of late) tell(earlier, of);
      late = [];
    }
    const now = aloud.state();
    if (now.phase === 'playing' && now.index !== at) {
      ended += 1;
      if (now.index > at + late.length + 1) faults.push(`sentence ${at} is followed by ${now.index}`);
    }
    // Nothing was heard of its end: a parent presses pause, and goes on.
    if (now.phase === 'playing' && spoken.at(-1) === utterance) {
      aloud.pause();
      aloud.resume();
    }
  }
  if (!random && (ended !== sentences.length - 1 || aloud.state().phase !== 'silent')) {
    faults.push(`a good voice reads ${ended + 1} of ${sentences.length} sentences, and is ${aloud.state().phase}`);
  }
  faults.push(...orderFaults(spoken));
  aloud.stop();
  const heard = spoken.length;
  for (const utterance of spoken) tell(utterance, [{ type: 'boundary', charIndex: 0 }, { type: 'end' }]);
  if (spoken.length > heard || aloud.state().phase !== 'silent') faults.push('it reads on after it was stopped');
  return faults;
}

/** Sentences that were left out, or read before it was their turn. */
function orderFaults(spoken: readonly Utterance[]): string[] {
  const places = spoken.map(({ text }) => sentences.findIndex((sentence) => sentence.text === text));
  return places
    .filter((place, turn) => place - (places[turn - 1] ?? -1) > 1 || place < (places[turn - 1] ?? 0))
    .map((place) => `sentence ${place} was read out of its turn`);
}

const asReports = (told: unknown): Report[] => (Array.isArray(told) ? told : [told]) as Report[];

/** A browser calls what listens to this kind of report, whatever is in it. */
function tell(utterance: Utterance, reports: readonly (Report | null | undefined)[]): void {
  for (const report of reports) {
    if (report?.type === 'end') utterance.onend?.();
    else if (report?.type === 'error') utterance.onerror?.();
    else utterance.onboundary?.(report);
  }
}
