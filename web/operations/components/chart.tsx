import { lazy, Suspense } from 'react';
import { texts } from '../texts.ts';
import type { ChartProps } from './charts.tsx';

const Drawing = lazy(() => import('./charts.tsx'));

/** A chart; its drawing code is fetched with the first one. `label` tells screen readers what it shows. */
export function Chart({ label, ...rest }: ChartProps & { label: string }) {
  return (
    <>
      <div role="img" aria-label={label} className="h-60 min-w-0">
        <Suspense>
          <Drawing {...rest} />
        </Suspense>
      </div>
      {rest.open && <p className="mt-1 text-ink-soft text-xs">{texts.common.openEnd}</p>}
    </>
  );
}
