import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { recordingBounds } from '#domain/stories/recordings.ts';
import { type Microphone, MicrophoneFault, type MicrophoneProblem, openMicrophone } from './microphone.ts';
import { decode, type Take, toTake } from './take.ts';

type Phase = 'idle' | 'opening' | 'recording' | 'working';

/** Records takes with a microphone, which is opened with the first press and closed with the dialog. */
export function useStudio(onTake: (take: Take) => void) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null);
  const microphone = useRef<Microphone | null>(null);
  const taking = useRef<{ stop(): Promise<Blob> } | null>(null);
  const limit = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const close = () => {
    clearTimeout(limit.current);
    taking.current = null;
    microphone.current?.close();
    microphone.current = null;
  };
  const leave = useEffectEvent(close);
  useEffect(() => () => leave(), []);

  const lose = (what: MicrophoneProblem) => {
    close();
    setProblem(what);
    setPhase('idle');
  };

  async function begin(): Promise<void> {
    if (phase !== 'idle') return;
    setPhase('opening');
    setProblem(null);
    try {
      microphone.current ??= await openMicrophone(() => lose('lost'));
      taking.current = microphone.current.record();
      setPhase('recording');
      limit.current = setTimeout(() => void end(), recordingBounds.longestMilliseconds);
    } catch (error) {
      lose(error instanceof MicrophoneFault ? error.problem : 'missing');
    }
  }

  async function end(): Promise<void> {
    clearTimeout(limit.current);
    const current = taking.current;
    taking.current = null;
    if (!current) return;
    setPhase('working');
    try {
      onTake(toTake(await decode(await current.stop())));
      setPhase('idle');
    } catch {
      lose('lost');
    }
  }

  return { phase, problem, begin, end, level: () => microphone.current?.level() ?? 0 };
}
