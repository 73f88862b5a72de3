import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import { folderOf, pauseAfter } from './record-story.ts';
import { findRecording, type KeptRecording } from './store.ts';
import { levelled, readSentence, silenceOf, wavOf } from './wav.ts';

const nothing = () => new DomainError('RECORDING_NOT_FOUND', 'There is nothing to be heard.');

/** Returns the sound of a whole recording of the caller. Throws RECORDING_NOT_FOUND, also if it is not whole yet. */
export async function readRecordingSound(ctx: AppServices, member: Member, id: string): Promise<Buffer> {
  const recording = await ctx.store.asMember(member, (tx) => findRecording(tx, id));
  if (!recording) throw nothing();
  return joinedSound(ctx, recording);
}

/**
 * Joins all sentences, equally loud, with the pauses that `asRecording` counts. Made once for each version and kept
 * beside the sentences, until one of them is recorded anew.
 */
async function joinedSound(ctx: AppServices, recording: KeptRecording): Promise<Buffer> {
  const { sentences, sounds } = recording;
  if (sounds.length === 0 || sounds.length < sentences.length) throw nothing();
  const key = `${folderOf(recording)}/sound/${recording.changedAt.getTime()}.wav`;
  const kept = await ctx.objects.get(key);
  if (kept) return kept;
  const samples: Buffer[] = [];
  for (const { sentence, object, milliseconds } of sounds) {
    const file = await ctx.objects.get(`${folderOf(recording)}/${object}`);
    if (!file) throw nothing();
    // Cut to the counted millisecond, so that the places in the text and in the sound do not drift apart.
    samples.push(levelled(readSentence(file).subarray(0, silenceOf(milliseconds).length)));
    samples.push(silenceOf(pauseAfter(sentences, sentence)));
  }
  const sound = wavOf(samples);
  await ctx.objects.put(key, sound);
  // If the recording was deleted or changed while it was joined, this copy must not stay behind.
  const now = await ctx.store.asService((tx) => findRecording(tx, recording.id));
  if (now?.changedAt.getTime() !== recording.changedAt.getTime()) await ctx.objects.removeBelow(key);
  return sound;
}
