import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { recordedSentences, recordingConsents, recordings, stories } from '#db/schema/stories.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** A recording with the sound that there is of it, sentence by sentence. */
export type KeptRecording = typeof recordings.$inferSelect & {
  sounds: { sentence: number; object: string; milliseconds: number; bytes: number }[];
};

/** Returns when the account agreed that voices are kept; null = it has not. */
export async function findConsent(tx: Transaction): Promise<Date | null> {
  const [row] = await tx.select({ agreedAt: recordingConsents.agreedAt }).from(recordingConsents);
  return row?.agreedAt ?? null;
}

export async function insertConsent(tx: Transaction, userId: string): Promise<void> {
  await tx.insert(recordingConsents).values({ userId, agreedAt: sql`app_now()` }).onConflictDoNothing();
}

/** Withdraws the consent and deletes every recording, also those of stories that can still be restored. */
export async function deleteConsent(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recordingConsents).where(eq(recordingConsents.userId, userId));
  await tx.delete(recordings).where(eq(recordings.userId, userId));
}

/** Locks the consent until the transaction ends, so that it is not withdrawn meanwhile. Returns whether it is given. */
export async function holdConsent(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: recordingConsents.userId })
    .from(recordingConsents)
    .where(eq(recordingConsents.userId, userId))
    .for('update');
  return rows.length > 0;
}

export async function countRecordings(tx: Transaction, storyId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(recordings).where(eq(recordings.storyId, storyId));
  return row?.n ?? 0;
}

export async function insertRecording(tx: Transaction, values: typeof recordings.$inferInsert): Promise<string> {
  const now = sql`app_now()`;
  const [row] = await tx
    .insert(recordings)
    .values({ ...values, createdAt: now, changedAt: now })
    .returning({ id: recordings.id });
  if (!row) throw new Error('the recording was not written');
  return row.id;
}

/** Returns one recording; row-level security hides those of stories that the caller may not read. */
export async function findRecording(tx: Transaction, id: string): Promise<KeptRecording | undefined> {
  const [row] = await tx.select().from(recordings).where(eq(recordings.id, id));
  return row && { ...row, sounds: await soundsOf(tx, id) };
}

/** Returns every recording of a story, the oldest first. */
export async function findRecordings(tx: Transaction, storyId: string): Promise<KeptRecording[]> {
  const rows = await tx
    .select()
    .from(recordings)
    .where(eq(recordings.storyId, storyId))
    .orderBy(asc(recordings.createdAt), asc(recordings.id));
  const kept: KeptRecording[] = [];
  for (const row of rows) kept.push({ ...row, sounds: await soundsOf(tx, row.id) });
  return kept;
}

function soundsOf(tx: Transaction, recordingId: string): Promise<KeptRecording['sounds']> {
  const { sentence, object, milliseconds, bytes } = recordedSentences;
  return tx
    .select({ sentence, object, milliseconds, bytes })
    .from(recordedSentences)
    .where(eq(recordedSentences.recordingId, recordingId))
    .orderBy(asc(sentence));
}

/** Locks a recording until the transaction ends; returns false if it is gone. */
export async function holdRecording(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.select({ id: recordings.id }).from(recordings).where(eq(recordings.id, id)).for('update');
  return rows.length > 0;
}

/** Puts a sentence in the place of an earlier one; returns the earlier object's name, which no row holds any more. */
export async function putSentence(
  tx: Transaction,
  values: typeof recordedSentences.$inferInsert,
): Promise<string | undefined> {
  const { recordingId, sentence, object, milliseconds, bytes } = values;
  const place = and(eq(recordedSentences.recordingId, recordingId), eq(recordedSentences.sentence, sentence));
  const [before] = await tx.select({ object: recordedSentences.object }).from(recordedSentences).where(place);
  await tx
    .insert(recordedSentences)
    .values(values)
    .onConflictDoUpdate({
      target: [recordedSentences.recordingId, recordedSentences.sentence],
      set: { object, milliseconds, bytes },
    });
  await tx.update(recordings).set({ changedAt: sql`app_now()` }).where(eq(recordings.id, recordingId));
  return before?.object;
}

/** Puts every sound of a recording in its new place, and stores the present sentences. */
export async function moveSounds(
  tx: Transaction,
  { id: recordingId, userId }: Pick<KeptRecording, 'id' | 'userId'>,
  sentences: KeptRecording['sentences'],
  sounds: KeptRecording['sounds'],
): Promise<void> {
  await tx.delete(recordedSentences).where(eq(recordedSentences.recordingId, recordingId));
  if (sounds.length > 0) {
    await tx.insert(recordedSentences).values(sounds.map((sound) => ({ ...sound, recordingId, userId })));
  }
  await tx.update(recordings).set({ sentences, changedAt: sql`app_now()` }).where(eq(recordings.id, recordingId));
}

export async function deleteRecording(tx: Transaction, id: string): Promise<void> {
  await tx.delete(recordings).where(eq(recordings.id, id));
}

/** Returns every recording of the account with its story's title, the newest first. */
export async function listRecordings(tx: Transaction, userId: string) {
  const sounds = sql`(select coalesce(sum(milliseconds), 0) from recorded_sentences where recording_id = ${recordings.id})`;
  const heard = sql`(select count(*) from recorded_sentences where recording_id = ${recordings.id})`;
  const rows = await tx
    .select({
      id: recordings.id,
      storyId: recordings.storyId,
      readBy: recordings.readBy,
      createdAt: recordings.createdAt,
      changedAt: recordings.changedAt,
      title: stories.title,
      language: stories.language,
      milliseconds: sql<string>`${sounds}`,
      isWhole: sql<boolean>`${heard} = jsonb_array_length(${recordings.sentences})`,
    })
    .from(recordings)
    .innerJoin(stories, eq(stories.id, recordings.storyId))
    .where(eq(recordings.userId, userId))
    .orderBy(desc(recordings.createdAt), desc(recordings.id));
  return rows.map(({ language, milliseconds, ...row }) => ({
    ...row,
    language: language as StoryLanguage,
    milliseconds: Number(milliseconds),
  }));
}
