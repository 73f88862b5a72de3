import { createHash } from 'node:crypto';
import { DomainError } from '#domain/errors.ts';
import { accents } from '#domain/stories/narration/api.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import { sampleKey } from './object-keys.ts';
import { speakSentence } from './speak-sentence.ts';
import { engineVoice } from './speech-service.ts';

/** About two seconds of a calm voice. */
const texts: Record<StoryLanguage, string> = {
  english: 'The moon yawned, and the stars grew quiet.',
  spanish: 'La luna bostezó y las estrellas callaron.',
};

/**
 * Returns a voice's sample as MP3: made on the first request, then kept for everybody. Throws NOT_FOUND for one that is
 * not available, and PROVIDER_UNAVAILABLE.
 */
export async function readVoiceSample(
  ctx: AppServices,
  member: Member,
  id: string,
  language: StoryLanguage,
  signal: AbortSignal,
): Promise<Buffer> {
  const { speech } = ctx;
  const voice = speech && engineVoice(speech, id);
  if (!voice?.languages.includes(language)) throw new DomainError('NOT_FOUND', 'There is no such voice.');
  const [accent] = accents[language];
  const text = texts[language];
  const key = sampleKey(
    createHash('sha256')
      .update(JSON.stringify([id, speech?.engine.model, accent, text]))
      .digest('hex'),
  );
  const kept = await ctx.objects.get(key);
  if (kept || !speech) return kept ?? Buffer.alloc(0);
  const speaking = { voice: voice.name, accent, language, userId: member.userId };
  const spoken = await speech.queue.add(
    () => speakSentence(ctx, speech, { text, rate: 1, pause: 0.2 }, speaking, signal),
    { priority: 1 },
  );
  if ('failed' in spoken) throw new DomainError('PROVIDER_UNAVAILABLE', 'The voice says nothing just now.');
  const mp3 = Buffer.from(spoken.mp3);
  await ctx.objects.put(key, mp3);
  return mp3;
}
