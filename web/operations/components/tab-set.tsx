import { Tabs } from '@base-ui/react/tabs';
import { type ReactNode, useState } from 'react';
import { useAddress } from '../use-address.ts';

type Props<Name extends string> = { labels: Record<Name, string>; panels: Record<Name, ReactNode> };

/** Tabs of a screen; the address holds the open one. Arrow keys move between the tabs. */
export function TabSet<Name extends string>({ labels, panels }: Props<Name>) {
  const names = Object.keys(labels) as Name[];
  const [{ tab }, change] = useAddress({ tab: names[0] as string }, { tab: names });
  return <TabList labels={labels} panels={panels} tab={tab} onTab={(next) => change({ tab: next })} />;
}

/** The same in a dialog, which starts at its first tab whenever it opens. */
export function DialogTabSet<Name extends string>({ labels, panels }: Props<Name>) {
  const [tab, setTab] = useState<string>(Object.keys(labels)[0] ?? '');
  return <TabList labels={labels} panels={panels} tab={tab} onTab={setTab} />;
}

type ListProps<Name extends string> = Props<Name> & { tab: string; onTab: (tab: string) => void };

function TabList<Name extends string>({ labels, panels, tab, onTab }: ListProps<Name>) {
  const names = Object.keys(labels) as Name[];
  return (
    <Tabs.Root value={tab} onValueChange={(next: string) => onTab(next)} className="grid min-w-0 gap-4">
      <Tabs.List className="flex flex-wrap gap-1 border-hairline border-b">
        {names.map((name) => (
          <Tabs.Tab
            key={name}
            value={name}
            className="-mb-px min-h-10 border-transparent border-b-2 px-2 py-1.5 font-semibold text-ink-soft max-sm:text-sm sm:px-3 hover:text-ink data-active:border-lamp data-active:text-ink pointer-coarse:min-h-11"
          >
            {labels[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {names.map((name) => (
        <Tabs.Panel key={name} value={name} className="grid min-w-0 gap-4">
          {panels[name]}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
