import { sentencesOf } from '#domain/stories/narration/sentences.ts';
import { spoiltValue } from '#sandbox/mutate.ts';
import { DeviceSpeaker } from '../listening/device-speaker.ts';
import { StoryPlayer } from '../listening/player.ts';
import { voiceFor } from '../reading/voices.ts';

type Random = () => number;
/** One event that a voice reports while it reads a sentence. */
type Report = { type: 'boundary' | 'end' | 'error'; name?: string; charIndex?: number; charLength?: number };

const paragraphs = ['Fox looked up. A star fell, and it was quiet.', 'He slept — at last. “Good night,” said Mole.'];
const sentences = sentencesOf(paragraphs, 'english');

/** The events of a browser's voice that reads a sentence well: each word, then the end. */
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

/** A stand-in for the browser's utterance, with the fields that the product sets. */
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

/** The most utterances that are played: a spoilt voice may never report an end. */
const patience = 40;

/**
 * Reads a story with a voice whose list or reports `random` spoils: fields missing, of other types, huge or nonsense,
 * cut, doubled, late, out of order, or a voice that throws. Returns in words which of these did not hold: nothing is
 * thrown, no sentence is skipped, no word is highlighted outside its sentence, and after a stop nothing more is read.
 * Without `random` the voice reads well, to the end.
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
  /** Reports of earlier sentences, delivered with those of a later one. */
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
    // The end was not reported: acts like a parent who presses pause and then play.
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

/** Returns the sentences that were skipped or read out of turn, as faults. */
function orderFaults(spoken: readonly Utterance[]): string[] {
  const places = spoken.map(({ text }) => sentences.findIndex((sentence) => sentence.text === text));
  return places
    .filter((place, turn) => place - (places[turn - 1] ?? -1) > 1 || place < (places[turn - 1] ?? 0))
    .map((place) => `sentence ${place} was read out of its turn`);
}

const asReports = (told: unknown): Report[] => (Array.isArray(told) ? told : [told]) as Report[];

/** Calls the handler of each report's type, as a browser does, whatever the report contains. */
function tell(utterance: Utterance, reports: readonly (Report | null | undefined)[]): void {
  for (const report of reports) {
    if (report?.type === 'end') utterance.onend?.();
    else if (report?.type === 'error') utterance.onerror?.();
    else utterance.onboundary?.(report);
  }
}
