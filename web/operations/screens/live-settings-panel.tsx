import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type LiveSettings, type LiveSettingsAnswer, liveSettingsPath } from '#domain/operations/live-settings.ts';
import { useOffer } from '../../platform/offers.ts';
import { Choice } from '../components/choice.tsx';
import { Panel } from '../components/panel.tsx';
import { LoadProblem, Waiting } from '../components/screen.tsx';
import { ToolButton } from '../components/tool-button.tsx';
import { figuresQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { useProviderName } from '../use-named.ts';
import { useAction } from './use-action.ts';

const words = texts.live;
const boxLook = 'min-h-9 w-full rounded-md border border-edge bg-surface px-2 py-1 text-sm pointer-coarse:min-h-11';

/** Settings that an operator changes on a bad day without a restart: a banner, sign-ups, daily cost caps. */
export function LiveSettingsPanel() {
  const { data, isPending, isError, refetch } = useQuery(figuresQuery<LiveSettingsAnswer>(liveSettingsPath));
  return (
    <Panel title={words.title} period={texts.common.now}>
      <p className="mb-3 max-w-prose text-ink-soft">{words.lead}</p>
      {isPending && <Waiting />}
      {isError && <LoadProblem onRetry={() => void refetch()} />}
      {data && <Settings key={JSON.stringify(data.set)} {...data} />}
    </Panel>
  );
}

function Settings({ set, configured }: LiveSettingsAnswer) {
  const [en, setEn] = useState(set.banner?.en ?? '');
  const [es, setEs] = useState(set.banner?.es ?? '');
  const [signUps, setSignUps] = useState<string>(set.signUps ?? 'configured');
  const [caps, setCaps] = useState<Record<string, string>>(
    Object.fromEntries(Object.entries(set.dailyCaps ?? {}).map(([name, usd]) => [name, String(usd)])),
  );
  const action = useAction();
  const providerName = useProviderName();
  const draws = useOffer('pictures');
  const half = (en.trim() === '') !== (es.trim() === '');

  function save(event: FormEvent) {
    event.preventDefault();
    if (half) return;
    const filled = Object.entries(caps).filter(([, usd]) => usd.trim() !== '');
    const body: LiveSettings = {
      banner: en.trim() === '' ? null : { en: en.trim(), es: es.trim() },
      signUps: signUps === 'configured' ? null : (signUps as LiveSettings['signUps']),
      dailyCaps: filled.length === 0 ? null : Object.fromEntries(filled.map(([name, usd]) => [name, Number(usd)])),
    };
    action.mutate({ path: liveSettingsPath, method: 'PATCH', body });
  }

  return (
    <form onSubmit={save} className="grid max-w-2xl gap-4">
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">{words.banner}</legend>
        <Box label={words.english} value={en} onChange={setEn} lang="en" />
        <Box label={words.spanish} value={es} onChange={setEs} lang="es" />
        {half && (
          <p role="alert" className="text-rose text-sm">
            {words.both}
          </p>
        )}
      </fieldset>
      <Choice label={words.signUps} value={signUps} options={words.modes(configured.signUps)} onChange={setSignUps} />
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">{words.caps}</legend>
        {Object.entries(configured.dailyCaps)
          .filter(([name]) => draws || name !== 'gemini')
          .map(([name, cap]) => (
            <Box
              key={name}
              label={words.capOf(providerName(name), cap)}
              value={caps[name] ?? ''}
              onChange={(usd) => setCaps({ ...caps, [name]: usd })}
              type="number"
            />
          ))}
      </fieldset>
      <div>
        <ToolButton type="submit" look="primary" disabled={half || action.isPending}>
          {words.save}
        </ToolButton>
      </div>
    </form>
  );
}

type BoxProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  lang?: string;
  type?: 'text' | 'number';
};

function Box({ label, value, onChange, lang, type = 'text' }: BoxProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-ink-soft text-sm">
        {label}
      </label>
      <input
        id={id}
        type={type}
        lang={lang}
        value={value}
        maxLength={300}
        {...(type === 'number' && { min: 0, step: 'any' })}
        onChange={(event) => onChange(event.target.value)}
        className={boxLook}
      />
    </div>
  );
}
