import { Hono } from 'hono';
import { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import {
  beginNarrationSchema,
  narratedStoriesPath,
  narratedStorySchema,
  narrationOfferPath,
  narrationOfferSchema,
  narrationQuerySchema,
  narrationSchema,
  narrationSentencePath,
  narrationSettingsPath,
  narrationSettingsSchema,
  narrationSoundPath,
  sharedNarrationPath,
  sharedSoundPath,
  sharedSoundSchema,
  storyNarrationPath,
  voiceSamplePath,
} from '#domain/stories/narration/api.ts';
import { storyLanguages } from '#domain/stories/options.ts';
import type { AppServices } from '../../context.ts';
import { endpoints } from '../../identity/callers/endpoint.ts';
import { type AppContext, type AppEnv, readId } from '../../platform/http/http.ts';
import { answerBytes } from '../../platform/http/ranges.ts';
import { beginNarration } from './begin-narration.ts';
import { readNarratedStories, removeNarrations } from './narrated-stories.ts';
import { changeSettings, readOffer } from './own-settings.ts';
import { readNarration } from './read-narration.ts';
import { openSound, readSentence, readWhole, streamSound } from './read-sound.ts';
import { allowSharedSound, readSharedNarration, readSharedSound } from './shared-sound.ts';
import { readVoiceSample } from './voice-sample.ts';

const id = (c: AppContext) => readId(c, new DomainError('STORY_NOT_FOUND', 'There is no such story.'));
const one = decodeURIComponent(storyNarrationPath(':id'));
const shared = decodeURIComponent(sharedSoundPath(':id'));
const key = (c: AppContext) => c.req.param('key') ?? '';
const sampleQuery = z.object({ language: z.enum(storyLanguages) });
const noStory = ['STORY_NOT_FOUND'] as const;
const bySound = {
  limit: 'sound',
  headers: { range: 'bytes=FROM-TO' },
  answers: { 200: 'audio/mpeg', 206: 'audio/mpeg', 416: 'json' },
  fails: ['NOT_FOUND'],
} as const;
/** Finished sound never changes, but a revoked key must not live on in caches for long. */
const mp3 = {
  'content-type': 'audio/mpeg',
  'cache-control': 'private, max-age=86400, immutable',
  'cross-origin-resource-policy': 'same-origin',
};

/** Routes for narrations: making, hearing and sharing the sound of stories. */
export function narrationRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      narrationOfferPath,
      endpoint(
        {
          says: 'The voices that are here, and how the caller listens.',
          by: 'member',
          answers: { 200: narrationOfferSchema() },
        },
        async (c, { member }) => c.json(await readOffer(ctx, member)),
      ),
    )
    .put(
      narrationSettingsPath,
      endpoint(
        {
          says: 'Keeps how the caller likes to listen.',
          by: 'member',
          body: narrationSettingsSchema(),
          answers: { 200: narrationSettingsSchema() },
        },
        async (c, { member, body }) => c.json(await changeSettings(ctx, member, body)),
      ),
    )
    .get(
      narratedStoriesPath,
      endpoint(
        {
          says: 'The stories of the caller that can be heard whole.',
          by: 'member',
          answers: { 200: z.array(narratedStorySchema()) },
        },
        async (c, { member }) => c.json(await readNarratedStories(ctx, member)),
      ),
    )
    .get(
      decodeURIComponent(voiceSamplePath(':voice')),
      endpoint(
        {
          says: 'A voice, for two seconds.',
          by: 'member',
          limit: 'voice-sample',
          query: sampleQuery,
          answers: { 200: 'audio/mpeg' },
          fails: ['NOT_FOUND', 'PROVIDER_UNAVAILABLE'],
        },
        async (c, { member, query }) => {
          const sample = await readVoiceSample(
            ctx,
            member,
            c.req.param('voice') ?? '',
            query.language,
            c.req.raw.signal,
          );
          return answerBytes(c, sample, mp3);
        },
      ),
    )
    .post(
      one,
      endpoint(
        {
          says: 'Begins the narration of a story, or answers the one there is.',
          by: 'member',
          limit: 'narration',
          body: beginNarrationSchema(),
          answers: { 200: narrationSchema(), 201: narrationSchema() },
          fails: [
            'STORY_NOT_FOUND',
            'NARRATION_NOT_FOUND',
            'NARRATIONS_LIMITED',
            'SPENDING_CAP_REACHED',
            'STORAGE_FULL',
            'NO_ROOM',
            'ACCOUNT_SUSPENDED',
          ],
        },
        async (c, { member, body }) => {
          const { narration, begun } = await beginNarration(ctx, member, id(c), body);
          return c.json(narration, begun ? 201 : 200);
        },
      ),
    )
    .get(
      one,
      endpoint(
        {
          says: 'How the narration of a story stands.',
          by: 'member',
          query: narrationQuerySchema(),
          answers: { 200: narrationSchema() },
          fails: ['STORY_NOT_FOUND', 'NARRATION_NOT_FOUND'],
        },
        async (c, { member, query }) => c.json(await readNarration(ctx, member, id(c), query, c.req.raw.signal)),
      ),
    )
    .delete(
      one,
      endpoint(
        { says: 'Removes the sound of a story.', by: 'member', answers: { 204: null }, fails: noStory },
        async (c, { member }) => {
          await removeNarrations(ctx, member, id(c));
          return c.body(null, 204);
        },
      ),
    )
    .get(
      shared,
      endpoint(
        {
          says: 'Whether whoever holds the link of a story may hear it.',
          by: 'member',
          answers: { 200: sharedSoundSchema() },
          fails: noStory,
        },
        async (c, { member }) => c.json(await readSharedSound(ctx, member, id(c))),
      ),
    )
    .put(
      shared,
      endpoint(
        {
          says: 'Lets whoever holds the link of a story hear it, or no longer.',
          by: 'member',
          body: sharedSoundSchema(),
          answers: { 200: sharedSoundSchema() },
          fails: noStory,
        },
        async (c, { member, body }) => c.json(await allowSharedSound(ctx, member, id(c), body.allowed)),
      ),
    )
    .get(
      decodeURIComponent(sharedNarrationPath(':token')),
      endpoint(
        {
          says: 'The sound of a shared story, to anybody with its link.',
          limit: 'shared-story',
          answers: { 200: narrationSchema() },
          fails: ['STORY_NOT_FOUND', 'NARRATION_NOT_FOUND'],
        },
        async (c) => c.json(await readSharedNarration(ctx, c.req.param('token') ?? '')),
      ),
    );
}

/** Routes of the sound itself, for anybody who holds a key: unguessable, never listed. */
export function soundRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      narrationSoundPath(':key'),
      endpoint({ says: 'A narration as one MP3, whole or as it is made.', ...bySound }, async (c) => {
        const heard = await openSound(ctx, key(c));
        const whole = await readWhole(ctx, heard);
        if (whole) return answerBytes(c, whole, mp3);
        const sound = streamSound(ctx, key(c), heard.sentences, c.req.raw.signal);
        return c.body(sound, 200, { 'content-type': 'audio/mpeg', 'cache-control': 'no-store' });
      }),
    )
    .get(
      narrationSentencePath(':key', ':sentence').replace('.mp3', ''),
      endpoint({ says: 'One sentence of a narration.', ...bySound }, async (c) => {
        // A sentence is "12.mp3"; -1 stands for anything else.
        const [, index = '-1'] = /^(\d{1,5})\.mp3$/.exec(c.req.param('sentence') ?? '') ?? [];
        return answerBytes(c, await readSentence(ctx, key(c), Number(index), c.req.raw.signal), mp3);
      }),
    );
}
