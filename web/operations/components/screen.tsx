import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { useRefresh } from '../queries.ts';
import { texts } from '../texts.ts';
import { ToolButton } from './tool-button.tsx';

type Query = { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown };

type Props = {
  title: string;
  note?: ReactNode;
  /** Beside the Refresh button. */
  tools?: ReactNode;
  /** The screen's main query; if it fails, a line offers a retry and the figures stay empty (AMB-125). */
  query?: Query;
  children: ReactNode;
};

/** A screen of the back office: title, tools and figures. */
export function Screen({ title, note, tools, query, children }: Props) {
  const refresh = useRefresh();
  return (
    <div className="grid min-w-0 gap-4">
      <title>{`${title} · Lunatale`}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl">{title}</h1>
          {note}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {tools}
          <ToolButton
            icon={<RefreshCw aria-hidden="true" className="size-4" />}
            aria-busy={query?.isFetching || undefined}
            onClick={() => void refresh()}
          >
            {texts.common.refresh}
          </ToolButton>
        </div>
      </div>
      {query?.isError && <LoadProblem onRetry={() => void query.refetch()} />}
      {children}
    </div>
  );
}

/** Says that the figures could not be read: zeros do not mean "none". */
export function LoadProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <p
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-md bg-rose-wash px-3 py-2 font-medium text-rose"
    >
      {texts.common.failed}
      <button type="button" className="font-semibold underline pointer-coarse:min-h-11" onClick={onRetry}>
        {texts.common.retry}
      </button>
    </p>
  );
}

/** A spinner in place of content that is loading. */
export function Waiting({ label = texts.common.loading }: { label?: string }) {
  return (
    <div className="grid min-h-48 place-items-center">
      <Spinner label={label} />
    </div>
  );
}
