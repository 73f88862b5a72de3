import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../routes/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

type Props = {
  /** The number of stories as text, once it is known. */
  count?: string | undefined;
  /** Actions on all stories. */
  aside?: ReactNode;
};

/** The shelf's heading, and the link to create a story. */
export function ShelfHeader({ count, aside }: Props) {
  const t = useTranslations('stories.shelf');
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-4">
      <div>
        <h1 tabIndex={-1} className="text-4xl outline-none sm:text-5xl">
          {t('title')}
        </h1>
        {/* The line of the count and its buttons is reserved from the beginning, so that nothing moves when they arrive. */}
        <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-2 max-sm:min-h-18 max-sm:content-start">
          <p className="text-ink-soft max-sm:basis-full">{count}</p>
          <div className="flex flex-wrap items-center gap-x-2 max-sm:-ml-4">{aside}</div>
        </div>
      </div>
      <ButtonLink to={paths.create} icon={<Plus aria-hidden="true" className="size-5" />}>
        {t('create')}
      </ButtonLink>
    </header>
  );
}
