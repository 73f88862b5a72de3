import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { familyQuery } from '../../identity/queries.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { EveningOfChild } from './evening-of-child.tsx';
import { HowTold } from './how-told.tsx';
import { eveningsQuery } from './queries.ts';

/** Sets for which child, on which evenings and by when a story should be ready, and how the parent hears of it. */
export function EveningsCard() {
  const t = useTranslations('generation.evenings');
  const { data: family } = useQuery(familyQuery);
  const { data, isPending, isError } = useQuery(eveningsQuery);
  const children = family?.children ?? [];
  const isOn = data?.plans.some(({ enabled }) => enabled) === true;
  return (
    <Card as="section" labelledBy="evenings" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="evenings" className="text-2xl">
          {t('title')}
        </h2>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      {isPending && <Skeleton className="h-24" />}
      {isError && <Notice tone="problem">{t('notLoaded')}</Notice>}
      {data && !data.allowed && <Notice>{t('usedUp')}</Notice>}
      {data && family && children.length === 0 && <p>{t('noChild')}</p>}
      {data && children.length > 0 && (
        <ul className="grid gap-3">
          {children.map((child) => (
            <EveningOfChild
              key={child.id}
              child={child}
              plan={data.plans.find(({ childId }) => childId === child.id)}
              allowed={data.allowed}
            />
          ))}
        </ul>
      )}
      {isOn && <HowTold mail={data.mail} />}
    </Card>
  );
}
