/** Whether this browser can record at all. */
export const canRecord = () =>
  typeof MediaRecorder !== 'undefined' && typeof AudioContext !== 'undefined' && 'mediaDevices' in navigator;

/** Why nothing can be recorded: access was refused, there is none, another program has it, or it was lost. */
export type MicrophoneProblem = 'refused' | 'missing' | 'busy' | 'lost';

/** An open microphone. */
export type Microphone = {
  /** Returns the current level: the highest sample of the last 2048, 0 to 1. */
  level(): number;
  /** Starts recording; `stop` of the result returns the sound as this browser writes it. */
  record(): { stop(): Promise<Blob> };
  close(): void;
};

/** Requests the microphone. Rejects with a `MicrophoneFault`. Calls `onLost` when it is taken away later. */
export async function openMicrophone(onLost: () => void): Promise<Microphone> {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, noiseSuppression: true, echoCancellation: false, autoGainControl: false },
    });
  } catch (cause) {
    throw new MicrophoneFault(problemOf(cause), { cause });
  }
  const context = new AudioContext();
  void context.resume().catch(() => undefined);
  const analyser = context.createAnalyser();
  analyser.fftSize = 2048;
  context.createMediaStreamSource(stream).connect(analyser);
  const moment = new Float32Array(analyser.fftSize);
  let closed = false;
  for (const track of stream.getTracks()) track.onended = () => !closed && onLost();
  return {
    level() {
      analyser.getFloatTimeDomainData(moment);
      return moment.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    },
    record() {
      const recorder = new MediaRecorder(stream);
      const parts: Blob[] = [];
      const { promise, resolve, reject } = Promise.withResolvers<Blob>();
      recorder.ondataavailable = ({ data }) => parts.push(data);
      recorder.onstop = () => resolve(new Blob(parts, { type: recorder.mimeType }));
      recorder.onerror = () => reject(new MicrophoneFault('lost'));
      recorder.start();
      return {
        stop() {
          if (recorder.state !== 'inactive') recorder.stop();
          return promise;
        },
      };
    },
    close() {
      closed = true;
      for (const track of stream.getTracks()) track.stop();
      void context.close().catch(() => undefined);
    },
  };
}

export class MicrophoneFault extends Error {
  readonly problem: MicrophoneProblem;
  constructor(problem: MicrophoneProblem, options?: ErrorOptions) {
    super(`microphone: ${problem}`, options);
    this.name = 'MicrophoneFault';
    this.problem = problem;
  }
}

function problemOf(cause: unknown): MicrophoneProblem {
  const name = cause instanceof DOMException ? cause.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
}
