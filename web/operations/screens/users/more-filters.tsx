import type { UserFilter } from '#domain/operations/figures.ts';
import { Choice } from '../../components/choice.tsx';
import { TextBox } from '../../components/text-box.tsx';
import { texts } from '../../texts.ts';

const words = texts.many;

type Props = { filters: UserFilter; onChange: (change: Partial<UserFilter>) => void };

/** Filters to find mass sign-ups: dates, network, source, country and use. */
export function MoreFilters({ filters, onChange }: Props) {
  const backwards = filters.from !== '' && filters.to !== '' && filters.from > filters.to;
  return (
    <details className="mb-3">
      <summary className="cursor-pointer font-semibold text-sm pointer-coarse:min-h-11">{words.more}</summary>
      <div className="mt-2 flex flex-wrap gap-3">
        <TextBox type="date" label={words.from} value={filters.from} onChange={(from) => onChange({ from })} />
        <TextBox type="date" label={words.to} value={filters.to} onChange={(to) => onChange({ to })} />
        <TextBox
          label={words.network}
          hint="203.0.113."
          value={filters.network}
          onChange={(text) => onChange({ network: text.replace(/[^0-9a-f.:]/gi, '').slice(0, 45) })}
        />
        <TextBox
          label={words.source}
          hint="google"
          value={filters.source}
          onChange={(text) => onChange({ source: text.replace(/[^a-z0-9_-]/gi, '').slice(0, 40) })}
        />
        <TextBox
          label={words.country}
          hint="ES"
          value={filters.country}
          onChange={(text) => onChange({ country: text.replace(/[^a-z]/gi, '').slice(0, 2) })}
        />
        <Choice label={words.use} value={filters.use} options={words.uses} onChange={(use) => onChange({ use })} />
      </div>
      {backwards && (
        <p role="alert" className="mt-2 text-rose text-sm">
          {words.backwards}
        </p>
      )}
    </details>
  );
}
