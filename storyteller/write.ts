import type { StoryLanguage, StoryOptions } from '#domain/stories/options.ts';
import { realise as english } from './en/write.ts';
import { realise as spanish } from './es/write.ts';
import type { Realise } from './lexicon.ts';
import { planStory } from './plan.ts';
import type { SceneForPicture } from './scene.ts';

export type WrittenStory = {
  title: string;
  paragraphs: string[];
  /** The three pictures, in the order of their paragraphs. */
  scenes: SceneForPicture[];
  /** `**Title**`, then the paragraphs, with a blank line between each. */
  text: string;
};

const writers: Record<StoryLanguage, Realise> = { english, spanish };

/**
 * Writes a whole bedtime story from a parent's options, offline. The same options and seed give the
 * same story; no clock, no network (GEN-18, GEN-19).
 */
export function writeStory(options: StoryOptions, seed: string): WrittenStory {
  const plan = planStory(options, seed);
  const { title, scenes: written } = writers[options.language](plan);
  const paragraphs: string[] = [];
  const scenes: SceneForPicture[] = [];
  for (const [index, scene] of plan.scenes.entries()) {
    const text = written[index];
    if (!text) throw new Error(`The ${options.language} writer left out scene ${index}`);
    if (scene.picture) {
      scenes.push({
        setting: plan.place.preset ?? plan.place.text,
        characters: scene.present.flatMap((member) => plan.cast[member]?.name ?? []),
        light: scene.light,
        mood: scene.mood,
        alt: text.alt,
        paragraph: paragraphs.length,
      });
    }
    paragraphs.push(...text.paragraphs);
  }
  return { title, paragraphs, scenes, text: [`**${title}**`, ...paragraphs].join('\n\n') };
}
