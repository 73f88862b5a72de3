import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Recording } from '#domain/stories/recordings.ts';
import { ApiError } from '../../platform/api.ts';
import { sendSentence } from './queries.ts';
import { forgetTake, forgetTakesOf, keepTake, type WaitingTake, waitingTakes } from './waiting-takes.ts';

/** Why sentences are still on the device only: no network, no room in the account, or the recording is gone. */
export type SendingProblem = 'network' | 'full' | 'gone' | null;

/**
 * The sentences of one recording: each is kept on this device first, then all are sent one after the other. Those that
 * wait from an earlier evening are sent as well.
 */
export function useTakes(recording: Recording, userId: string, onSent: (recording: Recording) => void) {
  const recordingId = recording.id;
  /** The latest sound of each sentence read this evening, for playback. */
  const [heard, setHeard] = useState<ReadonlyMap<number, Blob>>(new Map());
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(new Set());
  const [problem, setProblem] = useState<SendingProblem>(null);
  const sending = useRef(false);
  const told = useEffectEvent(onSent);

  async function sendAll(): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    try {
      for (;;) {
        const takes = await waitingTakes(userId, recordingId);
        setWaiting(new Set(takes.map(({ sentence }) => sentence)));
        const [next] = takes;
        if (next === undefined) {
          setProblem(null);
          return;
        }
        await sendOne(next);
      }
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      sending.current = false;
    }
  }

  async function sendOne(take: WaitingTake): Promise<void> {
    try {
      told(await sendSentence(recordingId, take.sentence, take.file));
      await forgetTake(take);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'SOUND_REFUSED') {
        // This sound can never be sent; the sentence has to be read again.
        await forgetTake(take);
        return;
      }
      if (problemOf(error) === 'gone') await forgetTakesOf(userId, recordingId);
      throw error;
    }
  }

  const sendNow = useEffectEvent(() => void sendAll());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another recording has other takes
  useEffect(() => {
    sendNow();
    addEventListener('online', sendNow);
    return () => removeEventListener('online', sendNow);
  }, [recordingId]);

  return {
    heard,
    waiting,
    problem,
    retry: () => void sendAll(),
    async keep(sentence: number, file: Blob): Promise<void> {
      setHeard((before) => new Map([...before, [sentence, file]]));
      setWaiting((before) => new Set([...before, sentence]));
      await keepTake({ userId, recordingId, sentence, file });
      void sendAll();
    },
  };
}

function problemOf(error: unknown): SendingProblem {
  if (!(error instanceof ApiError)) return 'network';
  if (error.code === 'STORAGE_FULL') return 'full';
  return error.code === 'RECORDING_NOT_FOUND' || error.code === 'RECORDING_CONSENT_REQUIRED' ? 'gone' : 'network';
}
