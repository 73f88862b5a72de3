import type { StoryLanguage } from '#domain/stories/options.ts';
import type { AppServices } from '../../context.ts';
import type { Bill, RunningStory } from '../running/running-stories.ts';
import { UnsafeStory } from './unsafe-story.ts';

/**
 * Runs `write`, and if the story is unfit for a child and nobody has seen a word or a picture of it, once
 * more with a note to the model (P29). Throws `UnsafeStory` if that fails too, or if something was seen.
 */
export async function writeSafely<T>(
  ctx: AppServices,
  story: RunningStory,
  bill: Bill,
  language: StoryLanguage,
  write: (note: string) => Promise<T>,
): Promise<T> {
  try {
    return await write('');
  } catch (cause) {
    if (!(cause instanceof UnsafeStory)) throw cause;
    ctx.log.warn({ generationId: story.id, fault: cause.fault }, 'a story was not fit for a child');
    const seen = story.text !== '' || story.pictures.length > 0;
    if (seen || story.signal.aborted) throw cause;
    // The text that was written unseen, while the wish was read, belongs to the first draft.
    story.startAnew();
    bill.retries += 1;
    return write(repairNote(language, cause.fault));
  }
}

/** The note after the request for a second story. It quotes nothing of the story that failed. */
function repairNote(language: StoryLanguage, fault: UnsafeStory['fault']): string {
  const about =
    fault === 'too_short' || fault === 'too_long' ? 'length' : fault === 'language' ? 'language' : 'content';
  return `\n${notes[language][about]}`;
}

const notes: Record<StoryLanguage, Record<'length' | 'language' | 'content', string>> = {
  english: {
    length: 'A first draft was far from words.min and words.max. Write a new story within them.',
    language: 'A first draft was not in English. Write a new story, all of it in English.',
    content:
      'A first draft held something listed under NEVER. Write a new, gentle story that holds nothing of the kind.',
  },
  spanish: {
    length:
      'Un primer borrador quedó muy lejos de words.min y words.max. Escribe un cuento nuevo dentro de esos límites.',
    language: 'Un primer borrador no estaba en español. Escribe un cuento nuevo, todo en español.',
    content:
      'Un primer borrador traía algo de lo que dice NUNCA. Escribe un cuento nuevo y amable que no traiga nada parecido.',
  },
};
