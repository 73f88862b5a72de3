import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { type Report, reportKinds, reportsPath } from '#domain/stories/reports.ts';
import { aMoment, callApi } from '../../platform/api.ts';
import { Card } from '../../ui/card.tsx';

const like = [{ id: '', kind: '', words: '', createdAt: aMoment, answer: '' }];

/** The parent's reports about our judgement and our answers; renders nothing if there are none. */
export function ReportList() {
  const t = useTranslations('reading.judgement');
  const format = useFormatter();
  const { data = [] } = useQuery({
    queryKey: ['stories', 'reports'],
    queryFn: ({ signal }) => callApi<Report[]>(reportsPath, { signal, cache: 'no-store', like }),
  });
  const reports = data.filter(({ kind }) => reportKinds.includes(kind));
  if (reports.length === 0) return null;
  return (
    <Card as="section" labelledBy="reports">
      <h2 id="reports" className="mb-3 text-2xl">
        {t('listTitle')}
      </h2>
      <ul className="grid gap-4">
        {reports.map(({ id, kind, words, createdAt, decision, answer }) => (
          <li key={id} className="grid gap-1">
            <p className="font-medium">{t(`${kind}.button`)}</p>
            <p className="text-ink-soft text-sm">
              {t('since', { date: format.dateTime(new Date(createdAt), { dateStyle: 'long' }) })}
            </p>
            {words !== '' && <p className="whitespace-pre-line text-ink-soft">{words}</p>}
            <p>{decision === null ? t('waiting') : t(`${kind}.${decision}`)}</p>
            {answer !== '' && <p className="whitespace-pre-line border-lamp border-l-4 pl-3">{answer}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
