import type { WishField } from '#domain/stories/safety/reading.ts';
import { ReportButton } from '../stories/reports/report-button.tsx';
import { type RefusedOptions, refusedWish } from './refused-wish.ts';

type Props = { options: RefusedOptions; field?: WishField | null; flush?: boolean };

/** "This was refused wrongly", with the family's own words, which are sent only if the parent allows it. */
export function RefusalReport({ options, field = null, flush = false }: Props) {
  const { language, ageGroup } = options;
  return (
    <ReportButton
      flush={flush}
      about={{ kind: 'refused_wrongly', wish: refusedWish(options, field), field, language, ageGroup }}
    />
  );
}
