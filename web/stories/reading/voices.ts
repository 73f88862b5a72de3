import { languageTag } from '#domain/stories/language-tag.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';

/** Regions whose voices sound closest to the stories, best first. */
const regions = {
  en: ['en-us', 'en-gb', 'en-ca', 'en-au'],
  es: ['es-419', 'es-mx', 'es-us', 'es-co', 'es-ar', 'es-es'],
};

/**
 * Returns the device's best voice for the story's language: local voices come before those that need the network,
 * then the region decides, then the device's own default. Undefined when there is none.
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
  // Some devices return no list when they have no voices, or list voices without a language.
  return (Array.isArray(voices) ? (voices as readonly SpeechSynthesisVoice[]) : [])
    .filter((voice) => typeof voice?.lang === 'string' && langOf(voice).split('-')[0] === tag)
    .toSorted((a, b) => {
      const [left, right] = [rank(a), rank(b)];
      return left.map((value, at) => value - (right[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
    })[0];
}
