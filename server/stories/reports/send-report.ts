import type { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import { type Report, reportBounds, type reportInputSchema } from '#domain/stories/reports.ts';
import { withoutNames } from '#domain/stories/text/without-names.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import { findReportedText, insertReport, listReports } from './report-store.ts';

/**
 * Keeps a parent's report about our judgement. The text is kept only if the parent allows it, and without the names
 * of its characters (P31). Throws STORY_NOT_FOUND for a story that is not the caller's (P08).
 */
export async function sendReport(
  ctx: AppServices,
  member: Member,
  input: z.output<ReturnType<typeof reportInputSchema>>,
): Promise<{ id: string }> {
  const { kind, reason, words, withText, wish, field, language, ageGroup } = input;
  return ctx.store.asMember(member, async (tx) => {
    // A refusal concerns a wish, or a link to a story: then `wish` is the story's title.
    const ofStory = kind === 'not_for_my_child' || input.storyId !== null;
    const about = ofStory ? await findReportedText(tx, input) : { text: '', characters: [] };
    if (!about) throw new DomainError('STORY_NOT_FOUND', 'There is no such story.');
    const whole = [kind === 'refused_wrongly' ? wish : '', about.text].filter(Boolean).join('\n\n');
    const text = withText && whole !== '' ? withoutNames(whole, about.characters) : null;
    const kept = text?.slice(0, reportBounds.text) ?? null;
    return {
      id: await insertReport(tx, { userId: member.userId, kind, reason, words, field, language, ageGroup, text: kept }),
    };
  });
}

/** Returns the caller's reports, with our answers. */
export async function readReports(ctx: AppServices, member: Member): Promise<Report[]> {
  return ctx.store.asMember(member, (tx) => listReports(tx, member.userId));
}
