import type { EveningWay } from '#domain/generation/evenings.ts';
import { type Child, characterOf } from '#domain/identity/family.ts';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { storyLanguageFor } from '#domain/stories/language-tag.ts';
import {
  optionBounds,
  presetCharacters,
  presetMorals,
  presetSettings,
  type StoryOptions,
  storyOptionsSchema,
} from '#domain/stories/options.ts';
import { pronounsAmong } from '#domain/stories/pronouns.ts';
import { memoryOf } from '#domain/stories/text/pages.ts';
import type { AppServices } from '../../context.ts';
import { listCast, listChildren } from '../../identity/family/family-store.ts';
import type { Member } from '../../platform/database/member.ts';
import { findStory } from '../../stories/store.ts';
import { readNextChapter } from '../next-chapter.ts';
import { findLastWish } from '../running/store.ts';
import { findNewestWith } from './store.ts';

type Wish = { childId: string; way: EveningWay; language: InterfaceLanguage };

/**
 * Returns the options for this evening: the next chapter of the newest kept story that the child is in, or a new story
 * with the length and the language of that one, or of the parent's last wish if there is none yet.
 * Undefined if the child is no longer in the household.
 */
export async function eveningOptions(
  ctx: AppServices,
  member: Member,
  { childId, way, language }: Wish,
): Promise<StoryOptions | undefined> {
  const known = await ctx.store.asMember(member, async (tx, adults) => {
    const child = (await listChildren(tx, adults)).find(({ id }) => id === childId);
    if (!child) return undefined;
    const newest = await findNewestWith(tx, child.nickname);
    const lastWish = storyOptionsSchema().safeParse((await findLastWish(tx))?.options).data;
    return { child, lastWish, story: newest && (await findStory(tx, newest)), cast: await listCast(tx, adults) };
  });
  if (!known) return undefined;
  const { child, lastWish, story, cast } = known;
  const before = (story || undefined)?.options ?? lastWish;
  const shared = {
    length: before?.length ?? 'medium',
    language: before?.language ?? storyLanguageFor(language),
    ageGroup: child.ageGroup,
    avoid: child.avoid,
    model: 'deepseek',
  } as const;
  const pronouns = Object.fromEntries(
    [...cast, { name: child.nickname, pronoun: child.pronoun }].flatMap(({ name, pronoun }) =>
      pronoun ? [[name, pronoun]] : [],
    ),
  );
  const complete = (wish: { characters: string[]; setting: string; message: string }, continues?: object) =>
    storyOptionsSchema().parse({
      ...shared,
      ...wish,
      pronouns: pronounsAmong(pronouns, wish.characters),
      ...(continues && { continues }),
    });
  if (way === 'chapter' && story) {
    const { ideas } = await readNextChapter(ctx, member, story.id);
    const { characters, setting } = story.options;
    return complete(
      { characters, setting, message: one(ideas.slice(0, 3)) ?? one(presetMorals) ?? '' },
      { storyId: story.id, memory: memoryOf(story.title, story.content) },
    );
  }
  const friend = cast.length > 0 ? one(cast.map(characterOf)) : one<string>(presetCharacters);
  return complete({
    characters: [characterOf({ name: child.nickname, look: child.look }), ...(friend ? [friend] : [])],
    setting: one(presetSettings.filter((setting) => setting !== before?.setting)) ?? 'forest',
    message: subjectFor(child, before?.message),
  });
}

/** Returns something that the child likes, half of the time; else a message other than that of the last story. */
function subjectFor({ likes }: Child, before: string | undefined): string {
  const like = Math.random() < 0.5 ? one(likes.filter((each) => each.length <= optionBounds.message)) : undefined;
  return like ?? one(presetMorals.filter((moral) => moral !== before)) ?? 'kindness';
}

function one<Item>(list: readonly Item[]): Item | undefined {
  return list[Math.floor(Math.random() * list.length)];
}
