/** A narration that this process is making. */
export type RunningNarration = {
  readonly id: string;
  readonly stopping: AbortController;
  /** Where somebody listens: sentences from here on are made first. */
  from: number;
};

/** The narrations that this process is making, by id, and the requests that wait for their next sentence. */
export type RunningNarrations = {
  get(id: string): RunningNarration | undefined;
  /** Registers a narration until `work` is over. Returns at once; a failure of `work` does not reach the caller. */
  run(narration: RunningNarration, work: () => Promise<void>): void;
  /** Wakes the requests that wait for this narration. */
  changed(id: string): void;
  /** Resolves at the next change of a narration that is made here, after this many milliseconds, or at an abort. */
  wait(id: string, milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Stops all; what they made is kept, and another server may resume them at once. */
  stopAll(): void;
  settled(): Promise<void>;
};

export function createRunningNarrations(): RunningNarrations {
  const running = new Map<string, { narration: RunningNarration; work: Promise<void> }>();
  const waiting = new Map<string, Set<() => void>>();
  const changed = (id: string) => {
    const those = waiting.get(id);
    waiting.delete(id);
    for (const tell of those ?? []) tell();
  };
  return {
    get: (id) => running.get(id)?.narration,
    run(narration, work) {
      const done = work().finally(() => {
        running.delete(narration.id);
        changed(narration.id);
      });
      running.set(narration.id, { narration, work: done });
    },
    changed,
    wait(id, milliseconds, signal) {
      return new Promise((resolve) => {
        const those = waiting.get(id) ?? new Set();
        waiting.set(id, those);
        const end = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', end);
          those.delete(end);
          resolve();
        };
        const timer = setTimeout(end, milliseconds);
        signal?.addEventListener('abort', end, { once: true });
        those.add(end);
      });
    },
    stopAll() {
      for (const { narration } of running.values()) narration.stopping.abort();
    },
    async settled() {
      while (running.size > 0) await Promise.allSettled([...running.values()].map(({ work }) => work));
    },
  };
}
