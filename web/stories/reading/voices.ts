import type { StoryLanguage } from '#domain/stories/options.ts';
import { languageTag } from '../language-tag.ts';

/** Regions whose voices sound closest to the stories, best first. */
const regions = {
  en: ['en-us', 'en-gb', 'en-ca', 'en-au'],
  es: ['es-419', 'es-mx', 'es-us', 'es-co', 'es-ar', 'es-es'],
};

/**
 * The device's best voice for a story: of the story's language, on the device itself before one that
 * needs the network, then by region, then the device's own favourite. Undefined when it has none.
 */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[] | undefined,
  language: StoryLanguage,
): SpeechSynthesisVoice | undefined {
  const tag = languageTag(language);
  const langOf = (voice: SpeechSynthesisVoice) => voice.lang.toLowerCase().replace('_', '-');
  const rank = (voice: SpeechSynthesisVoice) => {
    const region = regions[tag].indexOf(langOf(voice));
    return [voice.localService ? 0 : 1, region < 0 ? regions[tag].length : region, voice.default ? 0 : 1];
  };
  // Some devices answer nothing where they have no voices, or voices of no language.
  return (Array.isArray(voices) ? (voices as readonly SpeechSynthesisVoice[]) : [])
    .filter((voice) => typeof voice?.lang === 'string' && langOf(voice).split('-')[0] === tag)
    .toSorted((a, b) => {
      const [left, right] = [rank(a), rank(b)];
      return left.map((value, at) => value - (right[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
    })[0];
}
