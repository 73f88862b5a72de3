import { useState } from 'react';
import { type OwnDays, rangeProblem } from '#domain/operations/ranges.ts';
import { texts } from '../texts.ts';
import { useAddress } from '../use-address.ts';
import { Choice } from './choice.tsx';
import { TextBox } from './text-box.tsx';

const words = texts.range;
const own = 'own';

/** The range of a screen, from its address: a named range, or two UTC days of the operator's choice. */
export type ChosenRange<Name extends string> = {
  name: Name;
  /** The query parameters of the range. */
  asked: Record<string, string>;
  /** The range in file names. */
  file: string;
};

/**
 * Returns the range in the address under `param`, and the function that changes it. `RangeChoice` reports invalid
 * days at once; the figures then stay those of the previous range.
 */
export function useRange<Name extends string>(param: string, options: Readonly<Record<Name, string>>, usual: Name) {
  const names = Object.keys(options) as Name[];
  const [address, change] = useAddress({ [param]: usual, from: '', to: '' } as Record<string, string>, {
    [param]: names,
  });
  const name = address[param] as Name;
  const days = { from: address.from ?? '', to: address.to ?? '' };
  const isOwn = days.from !== '' && rangeProblem(days, today()) === null;
  const range: ChosenRange<Name> = {
    name,
    asked: isOwn ? { [param]: name, ...days } : { [param]: name },
    file: isOwn ? `${days.from}-${days.to}` : name,
  };
  const choose = (chosen: Name | OwnDays) =>
    change(typeof chosen === 'string' ? { [param]: chosen, from: '', to: '' } : { ...chosen });
  return { range, days: isOwn ? days : { from: '', to: '' }, choose };
}

const today = () => new Date().toISOString().slice(0, 10);

type Props<Name extends string> = {
  label: string;
  options: Readonly<Record<Name, string>>;
  value: ReturnType<typeof useRange<Name>>;
};

/** The choice of a range: the named ones, and "Own range" with two days, labelled as UTC days. */
export function RangeChoice<Name extends string>({ label, options, value: { range, days, choose } }: Props<Name>) {
  const [draft, setDraft] = useState<OwnDays | null>(days.from === '' ? null : days);
  const problem = draft && rangeProblem(draft, today());
  const set = (next: OwnDays) => {
    setDraft(next);
    if (next.from !== '' && rangeProblem(next, today()) === null) choose(next);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Choice
        label={label}
        value={draft ? own : range.name}
        options={{ ...options, [own]: words.own } as Record<Name | typeof own, string>}
        onChange={(chosen) => {
          if (chosen === own) return setDraft({ from: '', to: '' });
          setDraft(null);
          choose(chosen as Name);
        }}
      />
      {draft && (
        <>
          <TextBox type="date" label={words.from} value={draft.from} onChange={(from) => set({ ...draft, from })} />
          <TextBox type="date" label={words.to} value={draft.to} onChange={(to) => set({ ...draft, to })} />
          {problem && problem !== 'incomplete' && (
            <p role="alert" className="basis-full font-medium text-rose text-sm">
              {words.problems[problem]}
            </p>
          )}
        </>
      )}
    </div>
  );
}
