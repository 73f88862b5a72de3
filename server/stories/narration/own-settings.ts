import { DomainError } from '#domain/errors.ts';
import {
  deviceVoice,
  type NarrationOffer,
  type NarrationSettings,
  usualSettings,
} from '#domain/stories/narration/api.ts';
import { storyLanguages } from '#domain/stories/options.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import { countToday, findSettings, keepSettings } from './narration-store.ts';
import { standardVoice } from './speech-service.ts';

/** Returns the voices that are available, the caller's settings, and their use and limit of narrations today. */
export async function readOffer(ctx: AppServices, member: Member): Promise<NarrationOffer> {
  const { settings, today } = await ctx.store.asMember(member, async (tx) => ({
    settings: (await findSettings(tx, member.userId)) ?? usualSettings,
    today: await countToday(tx, member.userId),
  }));
  const { speech } = ctx;
  const standard = (language: (typeof storyLanguages)[number]) => standardVoice(speech, language);
  return {
    voices: [...(speech?.voices ?? [])],
    standard: { english: standard('english'), spanish: standard('spanish') },
    settings,
    allowance: {
      used: today.used,
      limit: today.tier === 'admin' ? null : ctx.narrationsPerDay[today.tier === 'free' ? 'free' : 'premium'],
    },
  };
}

/** Keeps how the caller likes to listen. Throws INVALID_REQUEST for a voice that is not available. */
export async function changeSettings(
  ctx: AppServices,
  member: Member,
  settings: NarrationSettings,
): Promise<NarrationSettings> {
  for (const language of storyLanguages) {
    const chosen = settings.voice[language];
    const isHere = ctx.speech?.voices.some(({ id, languages }) => id === chosen && languages.includes(language));
    if (chosen !== null && chosen !== deviceVoice && !isHere) {
      throw new DomainError('INVALID_REQUEST', 'There is no such voice.', { field: `voice.${language}` });
    }
  }
  await ctx.store.asMember(member, (tx) => keepSettings(tx, member.userId, settings));
  return settings;
}
