import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type CastMember, castMemberInputSchema, familyBounds } from '#domain/identity/family.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { PronounField } from './pronoun-field.tsx';

type Props = { member?: CastMember | undefined; onClose: () => void };

/** The form of a recurring character: a name and, if it matters, a look. */
export function CastDialog({ member, onClose }: Props) {
  const t = useTranslations('identity.family');
  const [name, setName] = useState(member?.name ?? '');
  const [pronoun, setPronoun] = useState(member?.pronoun ?? null);
  const [look, setLook] = useState(member?.look ?? '');
  return (
    <EntryDialog
      title={member ? t('editCast') : t('addCast')}
      description={t('castHint')}
      read={() => castMemberInputSchema().safeParse({ name, look, pronoun })}
      change={(entry) => ({ kind: 'cast', id: member?.id, member: entry })}
      nameOf={(entry) => entry.name}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <Field
            label={t('castName')}
            error={wrong === 'name' ? t('nicknameWrong', { max: String(familyBounds.castName) }) : null}
          >
            <TextInput value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
          </Field>
          <PronounField value={pronoun} onChange={setPronoun} />
          <Field
            label={t('look')}
            hint={t('lookHint', { left: familyBounds.look - look.length })}
            optional
            error={wrong === 'look' ? t('lookWrong', { max: String(familyBounds.look) }) : null}
          >
            <TextInput
              value={look}
              maxLength={familyBounds.look}
              autoComplete="off"
              onChange={(event) => setLook(event.target.value)}
            />
          </Field>
        </>
      )}
    </EntryDialog>
  );
}
