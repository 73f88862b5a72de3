import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Progress } from '../../ui/states/progress.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { Section } from './section.tsx';

export function DesignStates() {
  return (
    <Section title="States">
      <div className="grid gap-5 sm:grid-cols-2">
        <Card>
          <h3 className="text-xl">A card</h3>
          <p className="mt-2 text-ink-soft">A sheet of paper on the table, with a soft edge of light.</p>
          <a href="/design" className="mt-2 inline-block text-lamp underline underline-offset-4">
            A link in it
          </a>
        </Card>
        <Card>
          <div className="grid gap-3">
            <Skeleton className="h-24" />
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </Card>
        <Progress label="Words" value={420} max={1200} valueText="420 of 1,200 words" />
        <Progress label="Allowance" value={3} max={3} valueText="3 of 3 used" tone="rose" />
        <Notice title="Good to know">Your story is kept while you look around.</Notice>
        <Notice tone="success">The story is saved.</Notice>
        <Notice tone="problem" title="The story stopped" actions={<Button look="secondary">Try again</Button>}>
          What was written so far is kept.
        </Notice>
        <Disclosure summary="A question">The answer, which was folded away.</Disclosure>
        <Spinner label="Loading…" />
      </div>
      <Card>
        <EmptyState title="No stories yet" action={<Button>Create New Story</Button>}>
          Start creating new stories to see them here.
        </EmptyState>
      </Card>
    </Section>
  );
}
