import { randomUUID } from 'node:crypto';
import { DomainError } from '#domain/errors.ts';
import { storySentences } from '#domain/stories/narration/sentences.ts';
import { type Recording, recordedPauses, recordingBounds } from '#domain/stories/recordings.ts';
import type { AppServices } from '../../context.ts';
import { requireActive } from '../../identity/callers/require-active.ts';
import { recordingsFolder } from '../../identity/family/object-folders.ts';
import type { Member } from '../../platform/database/member.ts';
import { askForRemoval, removeAsked } from '../../platform/objects/object-removals.ts';
import { findStory, sumStorage } from '../store.ts';
import {
  countRecordings,
  deleteRecording,
  findRecording,
  findRecordings,
  holdConsent,
  holdRecording,
  insertRecording,
  type KeptRecording,
  putSentence,
} from './store.ts';
import { millisecondsOf, readSentence, wavOf } from './wav.ts';

const noStory = () => new DomainError('STORY_NOT_FOUND', 'There is no such story.');
const noRecording = () => new DomainError('RECORDING_NOT_FOUND', 'There is no such recording.');
const noConsent = () => new DomainError('RECORDING_CONSENT_REQUIRED', 'Nobody has agreed that voices are kept.');

/** The folder of one recording. */
export const folderOf = ({ userId, storyId, id }: Pick<KeptRecording, 'userId' | 'storyId' | 'id'>) =>
  `${recordingsFolder(userId)}/${storyId}/${id}`;

/**
 * Begins a recording of a saved story of the caller. Throws STORY_NOT_FOUND, also for another user's (P08),
 * RECORDING_CONSENT_REQUIRED, TOO_MANY_RECORDINGS with the limit, and ACCOUNT_SUSPENDED.
 */
export async function beginRecording(
  ctx: AppServices,
  member: Member,
  storyId: string,
  readBy: string,
): Promise<Recording> {
  await requireActive(ctx, member);
  const story = await ctx.store.asMember(member, (tx) => findStory(tx, storyId));
  if (!story) throw noStory();
  return ctx.store.asService(async (tx) => {
    // Locked, so that two devices do not begin one too many.
    if (!(await holdConsent(tx, member.userId))) throw noConsent();
    if ((await countRecordings(tx, storyId)) >= recordingBounds.perStory) {
      const limit = recordingBounds.perStory;
      throw new DomainError('TOO_MANY_RECORDINGS', 'The story has as many recordings as it may.', { limit });
    }
    const { title, content, options } = story;
    const sentences = storySentences({ title, content, language: options.language }).map(
      ({ paragraph, start, end }) => ({ paragraph, start, end }),
    );
    const id = await insertRecording(tx, { userId: member.userId, storyId, readBy, sentences });
    return asRecording(await found(findRecording(tx, id)));
  });
}

/** Returns every recording of a story of the caller, the oldest first. Throws STORY_NOT_FOUND. */
export async function readRecordings(ctx: AppServices, member: Member, storyId: string): Promise<Recording[]> {
  return ctx.store.asMember(member, async (tx) => {
    if (!(await findStory(tx, storyId))) throw noStory();
    return (await findRecordings(tx, storyId)).map(asRecording);
  });
}

/**
 * Keeps the sound of one sentence, in the place of an earlier one. Throws RECORDING_NOT_FOUND, INVALID_REQUEST for a
 * sentence that the story does not have, SOUND_REFUSED, STORAGE_FULL, RECORDING_CONSENT_REQUIRED and ACCOUNT_SUSPENDED;
 * the earlier sound stays then.
 */
export async function keepSentence(
  ctx: AppServices,
  member: Member,
  recordingId: string,
  sentence: number,
  file: Buffer,
): Promise<Recording> {
  await requireActive(ctx, member);
  const { userId } = member;
  const recording = await ctx.store.asMember(member, (tx) => found(findRecording(tx, recordingId)));
  if (sentence >= recording.sentences.length) {
    throw new DomainError('INVALID_REQUEST', 'The story has no such sentence.', { field: 'sentence' });
  }
  const samples = readSentence(file);
  const bytes = samples.length;
  const limit = ctx.storagePerAccount;
  if (limit !== null && (await ctx.store.asMember(member, sumStorage)) + bytes > limit) {
    throw new DomainError('STORAGE_FULL', 'The account keeps as much as it may.');
  }
  const folder = folderOf(recording);
  const object = `sentence-${sentence}-${randomUUID()}.wav`;
  // The file gets our own header: nothing else that it may carry is kept.
  await ctx.objects.put(`${folder}/${object}`, wavOf([samples]));
  try {
    const { kept, outdated } = await ctx.store.asService(async (tx) => {
      if (!(await holdConsent(tx, userId))) throw noConsent();
      if (!(await holdRecording(tx, recordingId))) throw noRecording();
      const before = await putSentence(tx, {
        recordingId,
        userId,
        sentence,
        object,
        bytes,
        milliseconds: millisecondsOf(samples),
      });
      const gone = [...(before ? [`${folder}/${before}`] : []), `${folder}/sound`];
      await askForRemoval(tx, gone);
      return { kept: await found(findRecording(tx, recordingId)), outdated: gone };
    });
    await removeAsked(ctx, outdated);
    return asRecording(kept);
  } catch (error) {
    // No row names the object: consent or recording is gone meanwhile, so the object goes as well.
    await ctx.objects.removeBelow(`${folder}/${object}`).catch(() => undefined);
    throw error;
  }
}

/** Removes a recording with every copy, at once. Throws RECORDING_NOT_FOUND. */
export async function removeRecording(ctx: AppServices, member: Member, id: string): Promise<void> {
  const folder = folderOf(await ctx.store.asMember(member, (tx) => found(findRecording(tx, id))));
  await ctx.store.asService(async (tx) => {
    await deleteRecording(tx, id);
    await askForRemoval(tx, [folder]);
  });
  await removeAsked(ctx, [folder]);
}

/** Returns a recording as its family sees it: where each sentence is in the text, and in the sound of the whole. */
function asRecording(kept: KeptRecording): Recording {
  const { id, storyId, readBy, sentences, sounds, createdAt, changedAt } = kept;
  const isWhole = sounds.length === sentences.length;
  const lengths = new Map(sounds.map(({ sentence, milliseconds }) => [sentence, milliseconds]));
  let at = 0;
  return {
    id,
    storyId,
    readBy,
    createdAt: createdAt.toISOString(),
    version: String(changedAt.getTime()),
    isWhole,
    sentences: sentences.map((sentence, index) => {
      const length = lengths.get(index);
      if (length === undefined) return { ...sentence, from: null, to: null };
      const from = at;
      at = from + length + pauseAfter(sentences, index);
      return { ...sentence, from, to: from + length };
    }),
  };
}

/** Returns the milliseconds of silence after a sentence. */
export function pauseAfter(sentences: readonly { paragraph: number }[], index: number): number {
  const next = sentences[index + 1];
  if (!next) return 0;
  return next.paragraph === sentences[index]?.paragraph ? recordedPauses.sentence : recordedPauses.paragraph;
}

async function found(recording: Promise<KeptRecording | undefined>): Promise<KeptRecording> {
  const kept = await recording;
  if (!kept) throw noRecording();
  return kept;
}
