import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type AgeGroup, ageGroups, avoidBounds } from '#domain/identity/age-groups.ts';
import { type Child, childInputSchema, familyBounds } from '#domain/identity/family.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { readCommaList, writeCommaList } from '../../comma-list.ts';
import { familyQuery } from '../../queries.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { PronounField } from './pronoun-field.tsx';

type Props = { child?: Child | undefined; onClose: () => void };

const folded = (name: string) => name.trim().toLocaleLowerCase();

/** The form of a child's profile: a nickname and an age group are enough. */
export function ChildDialog({ child, onClose }: Props) {
  const t = useTranslations('identity.family');
  const [nickname, setNickname] = useState(child?.nickname ?? '');
  const [ageGroup, setAgeGroup] = useState<AgeGroup>(child?.ageGroup ?? 'preschool');
  const [likes, setLikes] = useState(writeCommaList(child?.likes ?? []));
  const [avoid, setAvoid] = useState(writeCommaList(child?.avoid ?? []));
  const [pronoun, setPronoun] = useState(child?.pronoun ?? null);
  const [look, setLook] = useState(child?.look ?? '');
  const { data: family } = useQuery(familyQuery);
  const isTaken = family?.children.some(
    ({ id, nickname: other }) => id !== child?.id && folded(other) === folded(nickname),
  );
  const listWrong = (items: number, max: number) => t('listWrong', { items: String(items), max: String(max) });
  return (
    <EntryDialog
      title={child ? t('editChild') : t('addChild')}
      description={t('childHint')}
      read={() =>
        childInputSchema()
          // Two of one name could not be told apart, neither here nor in a story.
          .refine(() => !isTaken, { path: ['nickname'] })
          .safeParse({
            nickname,
            ageGroup,
            likes: readCommaList(likes),
            avoid: readCommaList(avoid),
            look,
            pronoun,
          })
      }
      change={(entry) => ({ kind: 'child', id: child?.id, child: entry })}
      nameOf={(entry) => entry.nickname}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <Field
            label={t('nickname')}
            error={
              wrong !== 'nickname'
                ? null
                : isTaken
                  ? t('nicknameTaken', { name: nickname.trim() })
                  : t('nicknameWrong', { max: String(familyBounds.nickname) })
            }
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
          <PronounField value={pronoun} onChange={setPronoun} />
          <Field label={t('look')} hint={t('childLookHint', { left: familyBounds.look - look.length })} optional>
            <TextInput
              value={look}
              maxLength={familyBounds.look}
              autoComplete="off"
              onChange={(event) => setLook(event.target.value)}
            />
          </Field>
          <Field
            label={t('likes')}
            hint={t('likesHint')}
            optional
            error={wrong === 'likes' ? listWrong(familyBounds.likes, familyBounds.like) : null}
          >
            <TextInput value={likes} autoComplete="off" onChange={(event) => setLikes(event.target.value)} />
          </Field>
          <Field
            label={t('avoid')}
            hint={t('avoidHint')}
            optional
            error={wrong === 'avoid' ? listWrong(avoidBounds.items, avoidBounds.text) : null}
          >
            <TextInput value={avoid} autoComplete="off" onChange={(event) => setAvoid(event.target.value)} />
          </Field>
        </>
      )}
    </EntryDialog>
  );
}
