import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { focusWrong } from '../../../ui/focus/focus-wrong.ts';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { toast } from '../../../ui/layers/toast.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { type FamilyChange, useKeepFamily } from '../../use-keep-family.ts';

type Props<Entry> = {
  title: string;
  description: string;
  /** Returns the validated input. */
  read: () => z.ZodSafeParseResult<Entry>;
  change: (entry: Entry) => FamilyChange;
  /** What it is called, for the message that it is kept. */
  nameOf: (entry: Entry) => string;
  /** The fields; `wrong` names the invalid one. */
  children: (wrong: PropertyKey | undefined) => ReactNode;
  onClose: () => void;
};

/** The form of a family entry: saves valid input and closes, or marks the invalid field. */
export function EntryDialog<Entry>({ title, description, read, change, nameOf, children, onClose }: Props<Entry>) {
  const t = useTranslations('identity.family');
  const form = useId();
  const keep = useKeepFamily();
  const [wrong, setWrong] = useState<PropertyKey | undefined>();
  const [typed, setTyped] = useState(false);
  // What is wrong is said until it is mended, and not until the next try.
  const isStillWrong = wrong !== undefined && read().error?.issues.some(({ path }) => path[0] === wrong);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entry = read();
    setWrong(entry.error?.issues[0]?.path[0]);
    if (!entry.success) return focusWrong(event.currentTarget);
    keep.mutate(change(entry.data), {
      onSuccess: () => {
        onClose();
        toast.success(t('kept', { name: nameOf(entry.data) }));
      },
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      typed={typed}
      title={title}
      description={description}
      actions={
        <Button type="submit" form={form} busy={keep.isPending}>
          {t('keep')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} onInput={() => setTyped(true)} className="grid gap-4">
        {children(isStillWrong ? wrong : undefined)}
        {keep.isError && <Notice tone="problem">{t('problem')}</Notice>}
      </form>
    </Dialog>
  );
}
