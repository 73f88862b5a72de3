import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type CastMember, castMemberInputSchema, familyBounds } from '#domain/identity/family.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useKeepFamily } from '../use-keep-family.ts';

type Props = { member?: CastMember | undefined; onClose: () => void };

/** A character who comes back: a name and, if it matters, a look. */
export function CastDialog({ member, onClose }: Props) {
  const t = useTranslations('identity.family');
  const keep = useKeepFamily();
  const [name, setName] = useState(member?.name ?? '');
  const [look, setLook] = useState(member?.look ?? '');
  const [wrong, setWrong] = useState<PropertyKey | undefined>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = castMemberInputSchema.safeParse({ name, look });
    setWrong(checked.error?.issues[0]?.path[0]);
    if (checked.success) keep.mutate({ kind: 'cast', id: member?.id, member: checked.data }, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={member ? t('editCast') : t('addCast')}
      description={t('castHint')}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={t('castName')}
          error={wrong === 'name' ? t('nicknameWrong', { max: String(familyBounds.castName) }) : null}
        >
          <TextInput value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field
          label={t('look')}
          hint={t('lookHint')}
          optional
          error={wrong === 'look' ? t('lookWrong', { max: String(familyBounds.castLook) }) : null}
        >
          <TextInput value={look} autoComplete="off" onChange={(event) => setLook(event.target.value)} />
        </Field>
        {keep.isError && <Notice tone="problem">{t('problem')}</Notice>}
        <div className="mt-2 flex justify-end">
          <Button type="submit" busy={keep.isPending}>
            {t('keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
