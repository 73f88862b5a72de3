import { useMutation } from '@tanstack/react-query';
import { Stethoscope } from 'lucide-react';
import { type Finding, findingsPath } from '#domain/operations/findings.ts';
import { callApi } from '../../platform/api.ts';
import { DataTable } from '../components/data-table.tsx';
import { Mark, type MarkTone } from '../components/mark.tsx';
import { Nothing, Panel } from '../components/panel.tsx';
import { Screen, Waiting } from '../components/screen.tsx';
import { ToolButton } from '../components/tool-button.tsx';
import { formatMilliseconds } from '../format.ts';
import { texts } from '../texts.ts';
import { AlertsPanel } from './alerts-panel.tsx';
import { LiveSettingsPanel } from './live-settings-panel.tsx';

const words = texts.services;
const tones: Record<Finding['outcome'], MarkTone> = { works: 'good', fails: 'bad', absent: 'plain', played: 'info' };

/** Checks every service on request with one tiny real call. */
export function ServicesScreen() {
  const examination = useMutation({ mutationFn: () => callApi<Finding[]>(findingsPath, { method: 'POST' }) });
  return (
    <Screen title={words.title}>
      <Panel
        title={words.title}
        actions={
          <ToolButton
            look="primary"
            icon={<Stethoscope aria-hidden="true" className="size-4" />}
            disabled={examination.isPending}
            onClick={() => examination.mutate()}
          >
            {words.ask}
          </ToolButton>
        }
      >
        <p className="mb-3 max-w-prose text-ink-soft">
          {words.lead} {words.command}
        </p>
        <div aria-live="polite">
          {examination.isPending && <Waiting label={words.asking} />}
          {examination.isError && <Nothing>{words.failed}</Nothing>}
          {examination.data && <Findings rows={examination.data} />}
        </div>
      </Panel>
      <LiveSettingsPanel />
      <AlertsPanel />
    </Screen>
  );
}

function Findings({ rows }: { rows: readonly Finding[] }) {
  return (
    <DataTable
      caption={words.caption}
      rows={rows}
      keyOf={({ service }) => service}
      columns={[
        { label: words.columns.service, cell: ({ service }) => service },
        {
          label: words.columns.outcome,
          cell: ({ outcome }) => <Mark tone={tones[outcome]}>{words.outcomes[outcome]}</Mark>,
        },
        { label: words.columns.says, cell: ({ says }) => says },
        { label: words.columns.change, cell: ({ change }) => change ?? '' },
        { label: words.columns.time, numeric: true, cell: ({ milliseconds }) => formatMilliseconds(milliseconds) },
      ]}
    />
  );
}
