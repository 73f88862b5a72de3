import type { StoryOptions } from '#domain/stories/options.ts';
import { ownWords, type WishField } from '#domain/stories/safety/reading.ts';
import { ReportButton } from '../stories/reports/report-button.tsx';

type Props = {
  options: Pick<StoryOptions, 'language' | 'ageGroup' | 'characters' | 'setting' | 'message'> & Partial<StoryOptions>;
  field?: WishField | null;
};

/** "This was refused wrongly", with what the family wrote in its own words for the case that they allow it. */
export function RefusalReport({ options, field = null }: Props) {
  const own = ownWords({ length: 'short', model: 'deepseek', tone: 'playful', ...options }) ?? {};
  const told = field ? { [field]: own[field] } : own;
  const wish = Object.values(told).flat().filter(Boolean).join('; ').slice(0, 500);
  const { language, ageGroup } = options;
  return <ReportButton about={{ kind: 'refused_wrongly', wish, field, language, ageGroup }} />;
}
