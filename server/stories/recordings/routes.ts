import { Hono } from 'hono';
import { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import {
  beginRecordingSchema,
  recordedSentencePath,
  recordedSound,
  recordingConsentPath,
  recordingConsentSchema,
  recordingPath,
  recordingSchema,
  recordingSoundPath,
  recordingsPath,
  recordingsSchema,
  sentenceBytesAtMost,
  storyRecordingsPath,
} from '#domain/stories/recordings.ts';
import type { AppServices } from '../../context.ts';
import { endpoints } from '../../identity/callers/endpoint.ts';
import { type AppContext, type AppEnv, readId } from '../../platform/http/http.ts';
import { answerBytes } from '../../platform/http/ranges.ts';
import { agreeToKeepVoices, forgetVoices, readVoices } from './consent.ts';
import { beginRecording, keepSentence, readRecordings, removeRecording } from './record-story.ts';
import { readRecordingSound } from './recording-sound.ts';

const story = (c: AppContext) => readId(c, new DomainError('STORY_NOT_FOUND', 'There is no such story.'));
const recording = (c: AppContext) => readId(c, new DomainError('RECORDING_NOT_FOUND', 'There is no such recording.'));
const ofStory = decodeURIComponent(storyRecordingsPath(':id'));
const one = decodeURIComponent(recordingPath(':id'));
const fails = ['RECORDING_NOT_FOUND'] as const;
/** Ignored by the server: it only distinguishes one sound from the next in a cache. */
const versionQuery = z.object({ v: z.string().max(40).optional() });

/** Routes for the recordings of stories by the family. */
export function recordingRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      recordingsPath,
      endpoint(
        {
          says: 'Whether the account agreed that voices are kept, and every recording that it has.',
          by: 'member',
          answers: { 200: recordingsSchema() },
        },
        async (c, { member }) => c.json(await readVoices(ctx, member)),
      ),
    )
    .put(
      recordingConsentPath,
      endpoint(
        {
          says: 'Agrees that voices of adults of the account are kept.',
          by: 'member',
          body: recordingConsentSchema,
          answers: { 200: recordingsSchema() },
        },
        async (c, { member }) => c.json(await agreeToKeepVoices(ctx, member)),
      ),
    )
    .delete(
      recordingConsentPath,
      endpoint(
        {
          says: 'Takes that back, and removes every recording of the account.',
          by: 'member',
          answers: { 204: null },
        },
        async (c, { member }) => {
          await forgetVoices(ctx, member);
          return c.body(null, 204);
        },
      ),
    )
    .get(
      ofStory,
      endpoint(
        {
          says: 'Every recording of a story of the caller.',
          by: 'member',
          answers: { 200: z.array(recordingSchema()) },
          fails: ['STORY_NOT_FOUND'],
        },
        async (c, { member }) => c.json(await readRecordings(ctx, member, story(c))),
      ),
    )
    .post(
      ofStory,
      endpoint(
        {
          says: 'Begins a recording of a story of the caller.',
          by: 'member',
          body: beginRecordingSchema(),
          answers: { 201: recordingSchema() },
          fails: ['STORY_NOT_FOUND', 'RECORDING_CONSENT_REQUIRED', 'TOO_MANY_RECORDINGS', 'ACCOUNT_SUSPENDED'],
        },
        async (c, { member, body: { readBy } }) => c.json(await beginRecording(ctx, member, story(c), readBy), 201),
      ),
    )
    .put(
      `${decodeURIComponent(recordedSentencePath(':id', 0)).slice(0, -1)}:sentence{\\d+}`,
      endpoint(
        {
          says: 'Keeps the sound of one sentence of a recording.',
          by: 'member',
          file: { type: recordedSound.type, limitBytes: sentenceBytesAtMost },
          limit: 'recording',
          answers: { 200: recordingSchema() },
          fails: [...fails, 'SOUND_REFUSED', 'STORAGE_FULL', 'RECORDING_CONSENT_REQUIRED', 'ACCOUNT_SUSPENDED'],
        },
        async (c, { member, body }) =>
          c.json(await keepSentence(ctx, member, recording(c), Number(c.req.param('sentence')), body)),
      ),
    )
    .get(
      decodeURIComponent(recordingSoundPath(':id')),
      endpoint(
        {
          says: 'The sound of a whole recording, all of it or one range.',
          by: 'member',
          query: versionQuery,
          headers: { range: 'bytes=FROM-TO' },
          answers: { 200: recordedSound.type, 206: recordedSound.type, 416: 'json' },
          fails,
        },
        async (c, { member }) => {
          const sound = await readRecordingSound(ctx, member, recording(c));
          return answerBytes(c, sound, { 'content-type': recordedSound.type, 'cache-control': 'no-store' });
        },
      ),
    )
    .delete(
      one,
      endpoint(
        { says: 'Removes a recording with every copy.', by: 'member', answers: { 204: null }, fails },
        async (c, { member }) => {
          await removeRecording(ctx, member, recording(c));
          return c.body(null, 204);
        },
      ),
    );
}
