/** A narration that this process makes. */
export type RunningNarration = {
  readonly id: string;
  readonly stopping: AbortController;
  /** Where somebody listens: sentences from here on come first. */
  from: number;
};

/** The narrations that this process makes, by id, and whoever waits for their next sentence. */
export type RunningNarrations = {
  get(id: string): RunningNarration | undefined;
  /** Registers one and forgets it when `work` is over, which never rejects the caller. */
  run(narration: RunningNarration, work: () => Promise<void>): void;
  /** Tells whoever waits that there is more. */
  changed(id: string): void;
  /** Resolves at the next change of one that is made here, or after so many milliseconds. */
  wait(id: string, milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Stops all; what they made is kept, and another server may go on at once. */
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
