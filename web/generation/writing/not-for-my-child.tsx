import { useLocale } from 'use-intl';
import type { StoryOptions } from '#domain/stories/options.ts';
import { ReportButton } from '../../stories/reports/report-button.tsx';

type Props = { run: { id: string; options: Pick<StoryOptions, 'language' | 'ageGroup'> } };

/** "This is not for my child" below a story that was just told, with pictures or without. */
export function NotForMyChild({ run: { id, options } }: Props) {
  const { language, ageGroup } = options;
  return (
    <div lang={useLocale()} className="mt-4 text-center font-sans">
      <ReportButton about={{ kind: 'not_for_my_child', generationId: id, language, ageGroup }} />
    </div>
  );
}
