import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import type { Story } from '#domain/stories/api.ts';
import type { OwnPicture, OwnPictures, redrawSchema } from '#domain/stories/pictures.ts';
import { holdsContact } from '#domain/stories/safety/contact.ts';
import { textFault } from '#domain/stories/safety/judge-story.ts';
import { shownParagraphs } from '#domain/stories/text/pages.ts';
import type { AppServices } from '../../context.ts';
import { requireAdult } from '../../identity/account/confirm-adult.ts';
import type { Member } from '../../platform/database/member.ts';
import { checkPicture, type Picture } from '../../platform/pictures.ts';
import { readPictures } from '../../stories/pictures/choose-pictures.ts';
import { keepOneMore, pictureKey, removeImages } from '../../stories/pictures/images.ts';
import { findStory, lockStory, setPictures } from '../../stories/store.ts';
import type { PlannedPicture } from '../book/book-answer.ts';
import { drawAsPlanned, mostUsdOfPicture } from '../book/draw-picture.ts';
import { readLooks, readSheets } from '../book/kept-looks.ts';
import { promptVersions } from '../prompts/prompt.ts';
import { readAlone } from './judge-retelling.ts';
import { countTouchUps } from './store.ts';
import { leftOf, touchUp } from './touch-up.ts';

/** Time for two tries of a picture, with a check of each. */
const patienceMilliseconds = 170_000;
const figuresPerPicture = 4;
const referencesAtMost = 2;
/** It gets dark as a story goes on. */
const lights = ['day', 'dusk', 'night'] as const;

/** Words that tell the time of day, in the languages of stories. */
const lightWords = {
  day: 'morning|noon|midday|sun|sunny|sunshine|daylight|mañana|mediodía|soleado|sol',
  dusk: 'evening|dusk|sunset|twilight|tarde|atardecer|anochec\\p{L}*',
  night: 'night|midnight|moon|moonlight|stars|lanterns?|bedtime|noche|medianoche|luna|estrellas|farol\\p{L}*',
};
const told = lights.map((light) => ({
  light,
  said: new RegExp(`(?<!\\p{L})(?:${lightWords[light]})(?!\\p{L})`, 'giu'),
}));

/** Returns the light that the text last spoke of in this paragraph or the one before; undefined if it spoke of none. */
export function lightUpTo(paragraphs: readonly string[], at: number): (typeof lights)[number] | undefined {
  for (const paragraph of paragraphs.slice(Math.max(0, at - 1), at + 1).reverse()) {
    const last = told.map(({ light, said }) => ({ light, at: [...paragraph.matchAll(said)].at(-1)?.index ?? -1 }));
    const [latest] = last.sort((one, other) => other.at - one.at);
    if (latest && latest.at >= 0) return latest.light;
  }
  return undefined;
}

const missing = () => new DomainError('STORY_NOT_FOUND', 'There is no such story.');

/** Returns the pictures of the caller's story, and how many can be redrawn today. Throws STORY_NOT_FOUND (P08). */
export async function readOwnPictures(ctx: AppServices, member: Member, storyId: string): Promise<OwnPictures> {
  const found = await readPictures(ctx, member, storyId);
  const used = await ctx.store.asMember(member, (tx) => countTouchUps(tx, member.userId, 'picture'));
  const perDay = ctx.redrawingsPerDay;
  return { ...found, draws: ctx.offers.pictures && perDay !== 0, left: leftOf(perDay, used) };
}

/**
 * Redraws one picture of the caller's story, from its paragraph as it reads now and with the characters in it, and
 * shows it instead of the old one, which is kept. It is checked before anybody sees it. Counts against the day only if
 * a picture came. Throws STORY_NOT_FOUND, ADULT_CONFIRMATION_REQUIRED, ACCOUNT_SUSPENDED, INVALID_REQUEST for a picture
 * that was not drawn here, INPUT_REFUSED with the field, READER_AWAY, TOUCH_UPS_LIMITED, SPENDING_CAP_REACHED,
 * STORAGE_FULL, GENERATION_STOPPED, TIMEOUT and PROVIDER_UNAVAILABLE; then nothing has changed.
 */
export async function redrawPicture(
  ctx: AppServices,
  member: Member,
  storyId: string,
  { url, wish }: z.output<ReturnType<typeof redrawSchema>>,
  hungUp: AbortSignal,
): Promise<OwnPictures> {
  const { userId } = member;
  const story = await ctx.store.asMember(member, (tx) => findStory(tx, storyId));
  if (!story) throw missing();
  await requireAdult(ctx, member);
  const { pictures } = await readPictures(ctx, member, storyId);
  const old = pictures.find((picture) => picture.url === url);
  if (!old || old.own || ctx.redrawingsPerDay === 0)
    throw new DomainError('INVALID_REQUEST', 'This picture was not drawn here.', { field: 'url' });
  const planned = planOf(story, old, wish);
  await requireKindPicture(ctx, userId, story, planned, wish);
  await touchUp(
    ctx,
    member,
    {
      kind: 'picture',
      provider: 'gemini',
      endpoint: 'redrawing',
      mostUsd: mostUsdOfPicture(ctx),
      perDay: ctx.redrawingsPerDay,
      patienceMilliseconds,
      facts: { wished: wish !== '', prompt: promptVersions.illustrated },
    },
    hungUp,
    async (work) => {
      const known = await readLooks(ctx, userId, planned.characters);
      const sheets = await Promise.all((await readSheets(ctx, known)).map(checkPicture));
      const around = await picturesAround(ctx, pictures, old);
      const references = [...sheets, ...around].filter((picture) => picture !== undefined);
      const { paragraph: _, ...shown } = planned;
      const looks = Object.fromEntries(known.map(({ name, look }) => [name, look]));
      const drawing = { ctx, story: work, signal: work.signal };
      const picture = await drawAsPlanned(drawing, { ...shown, looks, seed: randomUUID() }, references, planned);
      if (!picture) throw new DomainError('PROVIDER_UNAVAILABLE', 'No picture came.');
      await keep(ctx, member, storyId, old, picture);
      return true;
    },
  );
  return readOwnPictures(ctx, member, storyId);
}

/** Plans the picture: from the old one's caption, or its paragraph as it reads now, with the wish. */
function planOf({ title, content, options }: Story, old: OwnPicture, wish: string): PlannedPicture {
  const paragraphs = shownParagraphs(content, title, options.language);
  const beside = paragraphs[Math.min(old.paragraph ?? 0, paragraphs.length - 1)] ?? '';
  const scene = [old.caption ?? beside.slice(0, 600), wish].filter(Boolean).join('. ');
  const named = options.characters.filter((name) => calledBy(name).test(`${beside} ${scene}`));
  const characters = (named.length > 0 ? named : options.characters).slice(0, figuresPerPicture);
  const light =
    lightUpTo(paragraphs, old.paragraph ?? 0) ?? lights[Math.min(old.position, lights.length - 1)] ?? 'night';
  return { paragraph: 0, setting: options.setting, characters, light, mood: 'calm', alt: scene, scene };
}

/** "Nora, a small girl with a red scarf" is called Nora, and "her grandfather Otto" Otto or Grandfather Otto. */
function calledBy(character: string): RegExp {
  const [own = ''] = character.split(/,| (?:with|con) /u);
  const names = own.match(/(?<!\p{L})\p{Lu}\p{L}*/gu) ?? own.match(/\p{L}{4,}/gu) ?? [];
  return new RegExp(`(?<!\\p{L})(?:${(names.length > 0 ? names : ['$^']).join('|')})(?!\\p{L})`, 'iu');
}

/** Throws INPUT_REFUSED with the field for content unfit for a child or contact details (P31), and READER_AWAY. */
async function requireKindPicture(
  ctx: AppServices,
  userId: string,
  { options }: Story,
  { scene }: PlannedPicture,
  wish: string,
): Promise<void> {
  const { language, ageGroup } = options;
  const refused = (field: string) => new DomainError('INPUT_REFUSED', `Not for a bedtime story: ${field}.`, { field });
  const field = wish === '' ? 'picture' : 'wish';
  if (holdsContact(scene) || textFault(scene, false, options)) throw refused(field);
  const question = { kind: 'text' as const, before: '', text: scene, language, ageGroup, fears: [] };
  if ((await readAlone(ctx, userId, question)) !== 'fit') throw refused(field);
}

/** Returns the story's other pictures, so that faces and style stay the same; if there are none, the old one. */
async function picturesAround(
  ctx: AppServices,
  pictures: readonly OwnPicture[],
  old: OwnPicture,
): Promise<(Picture | undefined)[]> {
  const others = pictures.filter(({ own, leftOut, position }) => !own && !leftOut && position !== old.position);
  const chosen = (others.length > 0 ? others : [old]).slice(0, referencesAtMost);
  return Promise.all(
    chosen.map(async ({ url }) => {
      const place = pictureKey(url);
      const data = place && (await ctx.objects.get(place.key));
      return data && checkPicture(data);
    }),
  );
}

/** Keeps a drawn picture, and shows it instead of the old one. */
async function keep(
  ctx: AppServices,
  member: Member,
  storyId: string,
  { position, alt, paragraph, caption }: OwnPicture,
  picture: Picture,
): Promise<void> {
  const { pictures } = await readPictures(ctx, member, storyId);
  const kept = await keepOneMore(ctx, member, storyId, pictures, picture);
  if (!kept) throw new DomainError('STORAGE_FULL', 'There is no room for one more picture.');
  const isThere = await ctx.store.asMember(member, async (tx) => {
    const row = await lockStory(tx, storyId);
    if (!row) return false;
    const others = (row.images ?? []).map((each) => (each.position === position ? { ...each, leftOut: true } : each));
    // The picture was drawn from its caption: a wish adds to it.
    const said = { ...(paragraph !== undefined && { paragraph }), ...(caption && { caption }) };
    await setPictures(tx, storyId, [...others, { ...kept, alt, position, ...said }], ctx.now());
    return true;
  });
  if (isThere) return;
  await removeImages(ctx, member.userId, storyId);
  throw missing();
}
