import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type AgeGroup, ageGroups, avoidBounds } from '#domain/identity/age-groups.ts';
import { type Child, childInputSchema, familyBounds } from '#domain/identity/family.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { readCommaList, writeCommaList } from '../comma-list.ts';
import { useKeepFamily } from '../use-keep-family.ts';

type Props = { child?: Child | undefined; onClose: () => void };

/** A child's profile: a nickname and an age are enough. */
export function ChildDialog({ child, onClose }: Props) {
  const t = useTranslations('identity.family');
  const keep = useKeepFamily();
  const [nickname, setNickname] = useState(child?.nickname ?? '');
  const [ageGroup, setAgeGroup] = useState<AgeGroup>(child?.ageGroup ?? 'preschool');
  const [likes, setLikes] = useState(writeCommaList(child?.likes ?? []));
  const [avoid, setAvoid] = useState(writeCommaList(child?.avoid ?? []));
  const [wrong, setWrong] = useState<PropertyKey | undefined>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const entry = { nickname, ageGroup, likes: readCommaList(likes), avoid: readCommaList(avoid) };
    const checked = childInputSchema.safeParse(entry);
    setWrong(checked.error?.issues[0]?.path[0]);
    if (checked.success) keep.mutate({ kind: 'child', id: child?.id, child: checked.data }, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={child ? t('editChild') : t('addChild')}
      description={t('childHint')}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={t('nickname')}
          error={wrong === 'nickname' ? t('nicknameWrong', { max: String(familyBounds.nickname) }) : null}
        >
          <TextInput value={nickname} autoComplete="off" onChange={(event) => setNickname(event.target.value)} />
        </Field>
        <Field label={t('age')}>
          <Select value={ageGroup} onChange={(event) => setAgeGroup(event.target.value as AgeGroup)}>
            {ageGroups.map((age) => (
              <option key={age} value={age}>
                {t(`ages.${age}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t('likes')}
          hint={t('likesHint')}
          optional
          error={
            wrong === 'likes'
              ? t('listWrong', { items: String(familyBounds.likes), max: String(familyBounds.like) })
              : null
          }
        >
          <TextInput value={likes} autoComplete="off" onChange={(event) => setLikes(event.target.value)} />
        </Field>
        <Field
          label={t('avoid')}
          hint={t('avoidHint')}
          optional
          error={
            wrong === 'avoid'
              ? t('listWrong', { items: String(avoidBounds.items), max: String(avoidBounds.text) })
              : null
          }
        >
          <TextInput value={avoid} autoComplete="off" onChange={(event) => setAvoid(event.target.value)} />
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
