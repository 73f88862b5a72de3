import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { storyLanguageFor } from '#domain/stories/language-tag.ts';
import type { PresetMoral, PresetSetting, StoryLanguage } from '#domain/stories/options.ts';
import { type SampleId, sampleIds } from '#domain/stories/samples.ts';
import type { SampleTexts } from './sample-texts.ts';

/** The setting and message of each example; its texts exist in both languages. */
const abouts: Record<SampleId, { setting: PresetSetting; message: PresetMoral }> = {
  dragon: { setting: 'mountain', message: 'talents' },
  space: { setting: 'space', message: 'patience' },
  garden: { setting: 'garden', message: 'help' },
};

/** An example story in one language (DATA-14). */
export type Sample = {
  id: SampleId;
  language: StoryLanguage;
  title: string;
  content: string;
  character: string;
  setting: PresetSetting;
  message: PresetMoral;
};

const texts: Record<InterfaceLanguage, () => Promise<{ samples: SampleTexts }>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
};

const loaded = new Map<InterfaceLanguage, Sample[]>();

/** Returns the three examples in a language if they have been loaded. */
export const loadedSamples = (language: InterfaceLanguage): Sample[] | undefined => loaded.get(language);

/** Loads the three examples in a language on demand. */
export async function loadSamples(language: InterfaceLanguage): Promise<Sample[]> {
  const known = loaded.get(language);
  if (known) return known;
  const { samples } = await texts[language]();
  const all = sampleIds.map(
    (id): Sample => ({
      id,
      language: storyLanguageFor(language),
      ...samples[id],
      ...abouts[id],
    }),
  );
  loaded.set(language, all);
  return all;
}
