import { Link } from 'react-router';
import type { DailyCap } from '#domain/operations/figures.ts';
import { usd } from '#domain/operations/numbers.ts';
import { classNames } from '../../ui/class-names.ts';
import { Nothing, Panel } from '../components/panel.tsx';
import { texts } from '../texts.ts';
import { useProviderName } from '../use-named.ts';

const words = texts.costs;

/** Each provider's cost today against its cap, and the cost expected by midnight. */
export function CapsPanel({ caps, maySet }: { caps: readonly DailyCap[]; maySet: boolean }) {
  const shown = caps.filter(({ cap, spent }) => cap !== null || spent > 0);
  return (
    <Panel title={words.caps} period={words.capsPeriod}>
      {shown.length === 0 ? (
        <Nothing>{words.noCaps}</Nothing>
      ) : (
        <ul className="grid gap-4">
          {shown.map((cap) => (
            <CapBar key={cap.provider} {...cap} />
          ))}
        </ul>
      )}
      <p className="mt-3 text-ink-soft text-sm">
        {words.capsNote} {maySet && <Link to="/admin/services">{words.setCaps}</Link>}
      </p>
    </Panel>
  );
}

function CapBar({ provider, cap, spent, forecast }: DailyCap) {
  const providerName = useProviderName();
  const most = cap ?? Math.max(spent, forecast ?? 0);
  const share = (amount: number) => (most <= 0 ? 100 : Math.min(100, (amount / most) * 100));
  const tooMuch = cap !== null && (forecast ?? spent) >= cap;
  const amount = cap === null ? words.uncapped(usd(spent, 2)) : words.capOf(usd(spent, 2), usd(cap, 2));
  const outlook = () => {
    if (forecast === null) return words.noForecast;
    return tooMuch ? words.overCap(usd(forecast, 2)) : words.forecast(usd(forecast, 2));
  };
  return (
    <li>
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium">{providerName(provider)}</span>
        <span className="tabular-nums">{amount}</span>
      </div>
      <div aria-hidden="true" className="relative mt-1 h-2.5 overflow-hidden rounded-full bg-raised">
        {forecast !== null && (
          <div
            className={classNames(
              'absolute inset-y-0 left-0 border-r-2 border-dotted',
              tooMuch ? 'border-rose bg-rose-wash' : 'border-sky bg-lamp-wash',
            )}
            style={{ width: `${share(forecast)}%` }}
          />
        )}
        <div
          className={classNames('absolute inset-y-0 left-0', cap !== null && spent >= cap ? 'bg-rose' : 'bg-sky')}
          style={{ width: `${share(spent)}%` }}
        />
      </div>
      <p className={classNames('mt-0.5 text-xs tabular-nums', tooMuch ? 'font-semibold text-rose' : 'text-ink-soft')}>
        {outlook()}
      </p>
    </li>
  );
}
