import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { type Child, characterOf } from '#domain/identity/family.ts';
import { sameCharacter } from '#domain/stories/options.ts';
import { familyQuery } from '../../../identity/queries.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { paths } from '../../../routes/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, ChipGroup } from '../../../ui/fields/chip.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { withCharacter } from '../values/creator-values.ts';
import { childrenIn, wishesFor } from '../values/for-children.ts';
import { isAbout, withoutSubject, withSubject } from '../values/subjects.ts';

type Props = {
  characters: string[];
  /** Called with a function from the characters at that time to the new ones. */
  onCharacters: (change: (characters: string[]) => string[]) => void;
  message: string;
  /** Called with a function from the message at that time to the new one. */
  onMessage: (change: (message: string) => string) => void;
  avoid: string[];
  onChildren: (wishes: ReturnType<typeof wishesFor>) => void;
};

/** Says to whoever types names by hand, and has saved no child yet, that one can be saved: its age, look and likes with it. */
export function FamilyOffer() {
  const t = useTranslations('identity.family');
  return (
    <p className="text-ink-soft">
      {t.rich('setUp', {
        family: (words) => (
          <Link to={`${paths.profile}#family`} className="underline underline-offset-4">
            {words}
          </Link>
        ),
      })}
    </p>
  );
}

/** "For whom?": one tap on a child fills the form; recurring characters and what the child loves are a tap away. */
export function FamilyRow({ characters, onCharacters, message, onMessage, avoid, onChildren }: Props) {
  const t = useTranslations('identity.family');
  const format = useFormatter();
  const { status } = useSession();
  const signedIn = status === 'signed-in';
  const { data: family, isError, fetchStatus, refetch } = useQuery({ ...familyQuery, enabled: signedIn });
  if (family === undefined) {
    // Without a network the request waits and does not fail.
    if (!isError && (fetchStatus !== 'paused' || !signedIn)) return null;
    return (
      <Notice
        actions={
          <Button look="secondary" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {t('away')}
      </Notice>
    );
  }
  // Whoever has none is offered one below the characters.
  if (family.children.length + family.cast.length === 0) return null;

  const joined = (name: string) => characters.some((other) => sameCharacter(other, name));
  const chosenChildren = childrenIn(characters, family.children);
  const friends = family.cast.map((member) => ({ ...member, entry: characterOf(member) }));
  const isNamesake = (name: string) => friends.filter((friend) => sameCharacter(friend.name, name)).length > 1;
  const loved = [...new Set(chosenChildren.flatMap(({ likes }) => likes))];
  /** Of several children it is said whose love it is. */
  const lovers = (thing: string) =>
    chosenChildren.filter(({ likes }) => likes.includes(thing)).map(({ nickname }) => nickname);
  const ofWhom = (thing: string) =>
    chosenChildren.length === 1 ? thing : t('likesOf', { thing, names: format.list(lovers(thing)) });
  function join(name: string, on: boolean) {
    onCharacters((before) =>
      on ? withCharacter(before, name) : before.filter((other) => !sameCharacter(other, name)),
    );
  }

  function toggle(child: Child, on: boolean) {
    const others = chosenChildren.filter(({ id }) => id !== child.id);
    onChildren(wishesFor(on ? [...others, child] : others));
    join(child.nickname, on);
  }

  return (
    <section aria-label={t('forWhom')} className="grid gap-4">
      {family.children.length > 0 && (
        <ChipGroup label={t('forWhom')} hint={t('forWhomHint')}>
          {family.children.map((child) => (
            <Chip key={child.id} checked={joined(child.nickname)} onChange={(on) => toggle(child, on)}>
              {child.nickname}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {friends.length > 0 && (
        <ChipGroup label={t('joins')}>
          {friends.map(({ name, entry }) => (
            <Chip key={entry} checked={joined(entry)} onChange={(on) => join(entry, on)}>
              {isNamesake(name) ? entry : name}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {loved.length > 0 && (
        <ChipGroup label={t(chosenChildren.length === 1 ? 'likesAbout' : 'likesAboutAll')}>
          {loved.map((thing) => (
            <Chip
              key={thing}
              checked={isAbout(message, thing)}
              onChange={(on) => onMessage((before) => (on ? withSubject : withoutSubject)(before, thing))}
            >
              {ofWhom(thing)}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {avoid.length > 0 && (
        <p role="status" className="text-ink-soft">
          {t('leavesOut', { list: avoid.join(t('leavesOutJoin')) })}
        </p>
      )}
    </section>
  );
}
