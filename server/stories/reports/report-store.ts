import { desc, eq } from 'drizzle-orm';
import { generations } from '#db/schema/generation.ts';
import { safetyReports, stories } from '#db/schema/stories.ts';
import { type Report, type ReportReason, reportReasons } from '#domain/stories/reports.ts';
import type { Transaction } from '../../platform/database/database.ts';

const shown = 50;

export async function insertReport(tx: Transaction, report: typeof safetyReports.$inferInsert): Promise<string> {
  const [row] = await tx.insert(safetyReports).values(report).returning({ id: safetyReports.id });
  if (!row) throw new Error('a report was not kept');
  return row.id;
}

/** Returns the newest reports of the caller. */
export async function listReports(tx: Transaction, userId: string): Promise<Report[]> {
  const rows = await tx
    .select()
    .from(safetyReports)
    .where(eq(safetyReports.userId, userId))
    .orderBy(desc(safetyReports.createdAt))
    .limit(shown);
  return rows.map(({ id, kind, reason, words, createdAt, decision, answer }) => ({
    id,
    kind,
    reason: reasonOf(reason),
    words,
    createdAt: createdAt.toISOString(),
    decision,
    answer,
  }));
}

export const reasonOf = (reason: string | null): ReportReason | null =>
  reportReasons.find((each) => each === reason) ?? null;

/** Returns the text of a story of the caller, saved or not, and its characters. */
export async function findReportedText(
  tx: Transaction,
  { storyId, generationId }: { storyId: string | null; generationId: string | null },
): Promise<{ text: string; characters: string[] } | undefined> {
  if (storyId !== null) {
    const [row] = await tx
      .select({ text: stories.content, characters: stories.characters })
      .from(stories)
      .where(eq(stories.id, storyId));
    return row;
  }
  if (generationId === null) return undefined;
  const [row] = await tx
    .select({ text: generations.content, options: generations.options })
    .from(generations)
    .where(eq(generations.id, generationId));
  return row && { text: row.text, characters: (row.options as { characters?: string[] }).characters ?? [] };
}
