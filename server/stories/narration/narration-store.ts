import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { narrationSentences, narrationSettings, narrations, stories } from '#db/schema/stories.ts';
import type { NarrationSettings } from '#domain/stories/narration/api.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** Each sentence renews its maker's lease; after this long without one another maker may go on. */
const narrationLeaseSeconds = 90;

export type NarrationRow = typeof narrations.$inferSelect;
export type SentenceRow = Omit<typeof narrationSentences.$inferSelect, 'narrationId'>;

export async function findSettings(tx: Transaction, userId: string): Promise<NarrationSettings | undefined> {
  const [row] = await tx.select().from(narrationSettings).where(eq(narrationSettings.userId, userId));
  return row?.settings;
}

export async function keepSettings(tx: Transaction, userId: string, settings: NarrationSettings): Promise<void> {
  await tx
    .insert(narrationSettings)
    .values({ userId, settings })
    .onConflictDoUpdate({ target: narrationSettings.userId, set: { settings } });
}

/** Returns how many narrations this user began today (UTC), and the tier whose limit applies. */
export async function countToday(tx: Transaction, userId: string): Promise<{ used: number; tier: string }> {
  const { rows } = await tx.execute<{ used: number; tier: string }>(
    sql`select used, tier from narrations_today(${userId})`,
  );
  return rows[0] ?? { used: 0, tier: 'free' };
}

export async function reserveNarration(
  tx: Transaction,
  input: {
    userId: string;
    storyId: string;
    voice: string;
    accent: string;
    version: string;
    key: string;
    sentences: number;
    provider: string;
    reservedUsd: number;
    capUsd: number | null;
    limit: number | null;
  },
): Promise<{ outcome: string; id: string | null; used: number | null }> {
  const { rows } = await tx.execute<{ outcome: string; id: string | null; used: number | null }>(
    sql`select * from reserve_narration(${input.userId}, ${input.storyId}, ${input.voice}, ${input.accent},
      ${input.version}, ${input.key}, ${input.sentences}, make_interval(secs => ${narrationLeaseSeconds}),
      ${input.provider}, ${input.reservedUsd.toFixed(6)}::numeric, ${input.capUsd}::numeric, ${input.limit}::integer)`,
  );
  if (!rows[0]) throw new Error('a reservation answered no row');
  return rows[0];
}

/** Returns the newest narration of a story in a voice. One of an earlier text is found by its version only. */
export async function findNarration(
  tx: Transaction,
  by: { storyId: string; version?: string; voice?: string; finished?: boolean } | { id: string },
): Promise<(NarrationRow & { making: boolean }) | undefined> {
  const [row] = await tx
    .select({ narration: narrations, making: sql<boolean>`${narrations.leaseExpiresAt} > app_now()` })
    .from(narrations)
    .where(
      'id' in by
        ? eq(narrations.id, by.id)
        : and(
            eq(narrations.storyId, by.storyId),
            by.version === undefined ? isNull(narrations.outdatedAt) : eq(narrations.version, by.version),
            by.voice === undefined ? undefined : eq(narrations.voice, by.voice),
            by.finished ? isNotNull(narrations.finishedAt) : undefined,
          ),
    )
    .orderBy(desc(narrations.createdAt))
    .limit(1);
  return row && { ...row.narration, making: row.making && row.narration.finishedAt === null };
}

export async function findSentences(tx: Transaction, narrationId: string): Promise<SentenceRow[]> {
  return tx
    .select()
    .from(narrationSentences)
    .where(eq(narrationSentences.narrationId, narrationId))
    .orderBy(asc(narrationSentences.index));
}

/** Returns sentences of a story's other narrations in a voice that say one of these, newest narration first. */
export async function findSaid(
  tx: Transaction,
  { storyId, voice, version }: { storyId: string; voice: string; version: string },
  said: readonly string[],
) {
  return tx
    .select({
      narration: {
        id: narrations.id,
        userId: narrations.userId,
        storyId: narrations.storyId,
        finished: sql<boolean>`${narrations.finishedAt} is not null`,
      },
      sentence: narrationSentences,
    })
    .from(narrationSentences)
    .innerJoin(narrations, eq(narrations.id, narrationSentences.narrationId))
    .where(
      and(
        eq(narrations.storyId, storyId),
        eq(narrations.voice, voice),
        ne(narrations.version, version),
        isNull(narrationSentences.failed),
        inArray(narrationSentences.said, [...said]),
      ),
    )
    .orderBy(desc(narrations.createdAt), asc(narrationSentences.index));
}

/** Returns the sound that a key opens, for anybody who holds the key. */
export async function findHeard(
  tx: Transaction,
  key: string,
): Promise<
  { id: string; userId: string; storyId: string; finished: boolean; making: boolean; sentences: number } | undefined
> {
  const { rows } = await tx.execute<{
    id: string;
    userId: string;
    storyId: string;
    finished: boolean;
    making: boolean;
    sentences: number;
  }>(
    sql`select id, user_id as "userId", story_id as "storyId", finished_at is not null as finished,
      finished_at is null and lease_expires_at > app_now() as making, sentences from heard_narration(${key})`,
  );
  return rows[0];
}

/**
 * Keeps the outcome and cost of a sentence, and renews the maker's lease. Returns `gone` if the narration is not there
 * any more, `outdated` if its story's text was changed meanwhile.
 */
export async function keepSentence(
  tx: Transaction,
  narrationId: string,
  sentence: Omit<SentenceRow, 'tries'>,
  cost: { provider: string; usd: number },
): Promise<'kept' | 'outdated' | 'gone'> {
  const usd = cost.usd.toFixed(6);
  const { rows } = await tx.execute<{ outdated: boolean }>(
    sql`update narrations set cost_usd = cost_usd + ${usd}::numeric, reserved_usd = greatest(0, reserved_usd - ${usd}::numeric),
      lease_expires_at = app_now() + make_interval(secs => ${narrationLeaseSeconds})
      where id = ${narrationId} returning outdated_at is not null as outdated`,
  );
  if (cost.usd > 0) {
    await tx.execute(
      sql`insert into provider_spending (date, provider, cost_usd) values ((app_now() at time zone 'utc')::date, ${cost.provider}, ${usd}::numeric)
        on conflict (date, provider) do update set cost_usd = provider_spending.cost_usd + excluded.cost_usd`,
    );
  }
  if (rows[0] === undefined) return 'gone';
  await tx
    .insert(narrationSentences)
    .values({ narrationId, ...sentence })
    .onConflictDoUpdate({
      target: [narrationSentences.narrationId, narrationSentences.index],
      set: { ...sentence, tries: sql`narration_sentences.tries + 1` },
    });
  return rows[0].outdated ? 'outdated' : 'kept';
}

/** Finishes a narration and, unless it is outdated, deletes the others in its voice. Returns false if it is gone. */
export async function finishNarration(
  tx: Transaction,
  { id, storyId }: { id: string; storyId: string },
  bytes: number,
): Promise<boolean> {
  await tx.execute(sql`delete from narrations old using narrations new
    where new.id = ${id} and new.outdated_at is null
      and old.story_id = ${storyId} and old.voice = new.voice and old.id <> new.id`);
  const done = await tx
    .update(narrations)
    .set({ finishedAt: sql`app_now()`, reservedUsd: '0', stoppedBy: null, bytes, leaseExpiresAt: sql`app_now()` })
    .where(eq(narrations.id, id))
    .returning({ id: narrations.id });
  return done.length > 0;
}

/** Ends the making and notes why. A narration that got no sound is not counted, unless a sentence was tried again. */
export async function stopNarration(tx: Transaction, id: string, stoppedBy: string | null): Promise<void> {
  const [row] = await tx
    .update(narrations)
    .set({
      stoppedBy,
      reservedUsd: '0',
      leaseExpiresAt: sql`app_now()`,
      bytes: sql`(select coalesce(sum(bytes), 0) from narration_sentences where narration_id = ${id})`,
    })
    .where(eq(narrations.id, id))
    .returning();
  if (!row || row.bytes > 0) return;
  await tx.execute(
    sql`update user_usage_limits set narrations_used = greatest(0, narrations_used - 1)
      where user_id = household_owner(${row.userId}) and narrations_date = ${row.usageDate}
        and not exists (select from narration_sentences where narration_id = ${id} and tries > 1)`,
  );
}

/** Returns narrations that nobody is making although sentences are missing, with their texts. */
export async function findForsaken(tx: Transaction, most: number) {
  return tx
    .select({
      narration: narrations,
      title: stories.title,
      content: stories.content,
      language: stories.language,
    })
    .from(narrations)
    .innerJoin(stories, eq(stories.id, narrations.storyId))
    .where(
      and(
        isNull(narrations.finishedAt),
        isNull(narrations.outdatedAt),
        sql`${narrations.leaseExpiresAt} <= app_now()`,
        sql`${narrations.createdAt} > app_now() - interval '3 days'`,
        sql`not exists (select from narration_sentences s where s.narration_id = ${narrations.id} and s.tries > 5)`,
      ),
    )
    .orderBy(asc(narrations.leaseExpiresAt))
    .limit(most);
}

/** Deletes a story's narrations; a trigger asks for the removal of their files. Returns whose they were. */
export async function deleteNarrations(tx: Transaction, storyId: string): Promise<string[]> {
  const gone = await tx
    .delete(narrations)
    .where(eq(narrations.storyId, storyId))
    .returning({ userId: narrations.userId });
  return [...new Set(gone.map(({ userId }) => userId))];
}

/** Returns what these adults can hear whole, for the shelf and for feeds: the newest voice of each story. */
export async function listFinished(tx: Transaction, adults: SQL) {
  return tx
    .selectDistinctOn([narrations.storyId], {
      storyId: narrations.storyId,
      voice: narrations.voice,
      key: narrations.key,
      bytes: narrations.bytes,
      finishedAt: narrations.finishedAt,
    })
    .from(narrations)
    .where(
      and(sql`${narrations.userId} = any(${adults})`, isNotNull(narrations.finishedAt), isNull(narrations.outdatedAt)),
    )
    .orderBy(narrations.storyId, desc(narrations.finishedAt));
}
