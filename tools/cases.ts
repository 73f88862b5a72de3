// npm run cases: turns operators' decisions on parents' reports into cases for the evaluation of child safety, in
// bench/evaluation/safety-cases/*-reported.txt. It takes only reports whose text the parent allowed, and each of them once.
import { appendFileSync } from 'node:fs';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { openDatabase } from '#db/connect.ts';
import { ensureLogins } from '#db/logins.ts';
import { migrate } from '#db/migrate.ts';
import { safetyReports } from '#db/schema/stories.ts';
import { reportBounds } from '#domain/stories/reports.ts';
import { createStore } from '#server/platform/database/database.ts';
import { openConfiguredDatabase } from './configured-database.ts';

const folder = process.argv[2] ?? new URL('../bench/evaluation/safety-cases', import.meta.url).pathname;

const configured = await openConfiguredDatabase('refuse');
try {
  await migrate(configured.url);
  const database = openDatabase(await ensureLogins(configured.url));
  const store = createStore(database);
  const taken = await store.asService(async (tx) => {
    const rows = await tx
      .select()
      .from(safetyReports)
      .where(and(isNotNull(safetyReports.decision), isNotNull(safetyReports.text), isNull(safetyReports.exportedAt)));
    for (const { id, kind, decision, reason, field, language, ageGroup, text } of rows) {
      // A parent who is right says that a story was unfit, or that a refused text was fit.
      const unfit = (kind === 'not_for_my_child') === (decision === 'agreed');
      // A refused text that is longer than any wish is a story whose link was refused.
      const isPassage = kind === 'not_for_my_child' || (text ?? '').length > reportBounds.words;
      const what = isPassage ? 'passage' : 'wish';
      const line = `${field === 'avoid' ? 'avoid: ' : ''}${(text ?? '').replace(/\s+/g, ' ').trim()}`;
      const head = `# ${what} ${reason ?? 'reported'} ${ageGroup} ${unfit ? 'unfit' : 'fit'}`;
      appendFileSync(`${folder}/${language}-reported.txt`, `${head}\n${line}\n`);
      await tx.update(safetyReports).set({ exportedAt: new Date() }).where(eq(safetyReports.id, id));
    }
    return rows.length;
  });
  console.log(taken === 1 ? '1 case was added' : `${taken} cases were added`);
  await database.close();
} finally {
  await configured.stop();
}
