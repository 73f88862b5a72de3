import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { type CastMember, type Child, familyBounds } from '#domain/identity/family.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { focusBeside } from '../../../ui/focus/focus-beside.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AlertDialog } from '../../../ui/layers/alert-dialog.tsx';
import { toast } from '../../../ui/layers/toast.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { familyQuery } from '../../queries.ts';
import { type FamilyChange, useKeepFamily } from '../../use-keep-family.ts';
import { CastDialog } from './cast-dialog.tsx';
import { ChildDialog } from './child-dialog.tsx';

type Open = { kind: 'child'; child?: Child } | { kind: 'cast'; member?: CastMember } | null;

type Props = {
  /**
   * Called before a child is deleted: returns what brings back all that goes with it, such as its evenings, for the
   * child as it is called back, or nothing.
   */
  keepBeside?: (childId: string) => ((again: string) => Promise<unknown>) | undefined;
};

/** The children and recurring characters. All of it is optional; an entry is deleted after a question, which an undo takes back. */
export function FamilySection({ keepBeside }: Props) {
  const t = useTranslations('identity.family');
  const format = useFormatter();
  const { data, isPending, isError } = useQuery(familyQuery);
  const change = useKeepFamily();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);

  /** Deletes an entry; for a moment `again` can bring it back. */
  function forget(forgotten: FamilyChange, name: string, again: FamilyChange) {
    const onError = () => toast.problem(t('problem'));
    const beside = forgotten.kind === 'forget-child' ? keepBeside?.(forgotten.id) : undefined;
    const onPress = async () => {
      try {
        const back = await change.mutateAsync(again);
        if (back) await beside?.(back.id);
        toast.plain(t('broughtBack', { name }));
      } catch {
        onError();
      }
    };
    change.mutate(forgotten, {
      onSuccess: () => toast.plain(t('forgotten', { name }), { action: { label: t('undo'), onPress, undoes: true } }),
      onError,
    });
  }

  const about = (child: Child) =>
    [
      t(`ages.${child.ageGroup}`),
      child.look,
      child.likes.length > 0 && t('likesList', { list: format.list(child.likes, { type: 'conjunction' }) }),
      child.avoid.length > 0 && t('avoidList', { list: format.list(child.avoid, { type: 'conjunction' }) }),
    ]
      .filter(Boolean)
      .join(' · ');

  return (
    <Card as="section" labelledBy="family" className="grid gap-6">
      <div className="grid gap-1">
        <h2 id="family" className="text-2xl">
          {t('title')}
        </h2>
        <p className="text-ink-soft">{t('lead')}</p>
        <p className="text-ink-soft">
          {t.rich('elsewhere', {
            household: (name) => <CardLink to="#household">{name}</CardLink>,
            voices: (name) => <CardLink to="#voices">{name}</CardLink>,
          })}
        </p>
      </div>
      {isPending && <Skeleton className="h-24" />}
      {isError && <Notice tone="problem">{t('notLoaded')}</Notice>}
      {data && (
        <>
          <Group
            title={t('children')}
            add={data.children.length < familyBounds.children && t('addChild')}
            onAdd={() => setOpen({ kind: 'child' })}
          >
            {data.children.map((child) => (
              <Entry
                key={child.id}
                name={child.nickname}
                about={about(child)}
                onEdit={() => setOpen({ kind: 'child', child })}
                onForget={() =>
                  forget({ kind: 'forget-child', id: child.id }, child.nickname, { kind: 'child', child })
                }
              />
            ))}
          </Group>
          <Group
            title={t('cast')}
            add={data.cast.length < familyBounds.cast && t('addCast')}
            onAdd={() => setOpen({ kind: 'cast' })}
          >
            {data.cast.map((member) => (
              <Entry
                key={member.id}
                name={member.name}
                about={member.look}
                onEdit={() => setOpen({ kind: 'cast', member })}
                onForget={() => forget({ kind: 'forget-cast', id: member.id }, member.name, { kind: 'cast', member })}
              />
            ))}
          </Group>
        </>
      )}
      {open?.kind === 'child' && <ChildDialog child={open.child} onClose={close} />}
      {open?.kind === 'cast' && <CastDialog member={open.member} onClose={close} />}
    </Card>
  );
}

/** Leads to another card of the profile. */
function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="underline underline-offset-4">
      {children}
    </Link>
  );
}

type GroupProps = { title: string; add: string | false; onAdd: () => void; children: ReactNode[] };

function Group({ title, add, onAdd, children }: GroupProps) {
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold text-lg">{title}</h3>
      {children.length > 0 && <ul className="grid gap-2">{children}</ul>}
      {add && (
        <div>
          <Button look="secondary" onClick={onAdd} icon={<Plus aria-hidden="true" className="size-5" />}>
            {add}
          </Button>
        </div>
      )}
    </div>
  );
}

type EntryProps = { name: string; about: string; onEdit: () => void; onForget: () => void };

function Entry({ name, about, onEdit, onForget }: EntryProps) {
  const t = useTranslations('identity.family');
  const [asking, setAsking] = useState(false);
  const bin = useRef<HTMLButtonElement>(null);
  const forget = () => {
    const button = bin.current;
    const group = button?.closest('section, div:has(> ul)');
    // Before the dialog closes: afterwards the focus would return to a button that is gone.
    if (button)
      focusBeside({ detail: 0, currentTarget: button }, group?.querySelector(':scope > div > button') ?? null);
    setAsking(false);
    onForget();
  };
  return (
    <li className="flex items-center gap-1 rounded-lg bg-raised py-2 pr-1 pl-4">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-medium">{name}</p>
        {about !== '' && <p className="text-ink-soft text-sm">{about}</p>}
      </div>
      <IconButton
        label={t('edit', { name })}
        icon={<Pencil aria-hidden="true" className="size-5" />}
        onClick={onEdit}
      />
      <IconButton
        ref={bin}
        label={t('forget', { name })}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => setAsking(true)}
      />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('forget', { name })}
        description={t('forgetQuestion', { name })}
        cancelLabel={t('forgetCancel')}
        confirmLabel={t('forgetConfirm')}
        danger
        onConfirm={forget}
      />
    </li>
  );
}
