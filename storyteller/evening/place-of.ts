import type { StoryLanguage, StoryOptions } from '#domain/stories/options.ts';
import type { PlaceFacts } from '../places/place.ts';
import { asGame, placeFor, placeToGo } from '../places/places.ts';
import { isAnswerable } from '../tale/choose-tales.ts';
import { talesOf } from '../tale/library.ts';
import type { Wish } from '../wishes/wish.ts';
import { saidOf } from './words.ts';

/**
 * Where the story begins: at home if the wish is a trip to the setting itself, such as the moon, or tells of a day that
 * was spent there; outside if it is about two homes and the setting is one of them, which cannot hold the other; and in
 * the other house if the first night away from home is set at home.
 */
export function startOf(setting: string, { shape, worry, isDay, slots }: Wish, language: StoryLanguage): string {
  const { betweenHomes, ownHome, spareRoom } = saidOf(language);
  if (worry === 'two-homes' && placeFor(setting, language).kinds.includes('house')) return betweenHomes;
  if (worry === 'sleepover' && ownHome.test(setting)) return spareRoom;
  // A first word of three letters is an article.
  const names = setting.toLowerCase().match(/(?<= )\p{L}{3,}|\p{L}{4,}/gu) ?? [];
  const been = shape?.kind === 'trip' ? shape.slots.want : isDay ? slots.told : undefined;
  return names.some((name) => been?.toLowerCase().includes(name)) ? 'home' : setting;
}

/**
 * Where a next chapter goes, whose form asks for no place: "q vayan al mar y Mateo le pida perdón". A journey has its own
 * tale, and so has a worry that cannot be told there.
 */
export function chapterPlace(wish: Wish, { message, language, avoid = [] }: StoryOptions): string | null {
  const named = wish.shape?.kind === 'trip' ? null : placeToGo(message, language);
  if (!named) return null;
  const { tales } = talesOf(language);
  return isAnswerable(tales, { wish, place: placeFor(named, language), avoid }) ? named : null;
}

/** The wish's place, or a game of it at home where nothing about the wish's worry can happen: no hair is washed in the sea. */
export function placeToTell(start: string, { language, avoid = [] }: StoryOptions, wish: Wish): PlaceFacts {
  const { tales } = talesOf(language);
  const place = placeFor(start, language);
  if (isAnswerable(tales, { wish, place, avoid })) return place;
  const game = asGame(place, language);
  return isAnswerable(tales, { wish, place: game, avoid }) ? game : place;
}
