import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { isUsedUp } from '#domain/usage/allowance.ts';
import { useOffer } from '../../platform/offers.ts';
import { paths } from '../../routes/paths.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { usageQuery } from '../queries.ts';

/** Says at the head of the form that no free story is left, before anybody fills it in; else renders nothing (CREATE-02). */
export function UsedUp() {
  const t = useTranslations('usage');
  const draws = useOffer('pictures');
  const offersPremium = useOffer('premium');
  const { data } = useQuery(usageQuery);
  if (data?.tier !== 'free' || data.isAdmin || !isUsedUp(data, false)) return null;
  const said = [t('limit.FREE_NO_IMAGE_LIMIT_EXCEEDED', { limit: data.freeText.limit })];
  if (draws && isUsedUp(data, true)) said.push(t('limit.FREE_IMAGE_LIMIT_EXCEEDED', { limit: data.freeImage.limit }));
  return (
    <div className="mb-8">
      <Notice>
        <p>
          <span>{said.join(' ')}</span>{' '}
          {offersPremium && (
            <Link to={paths.pricing} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {t('upgrade')}
            </Link>
          )}
        </p>
      </Notice>
    </div>
  );
}
