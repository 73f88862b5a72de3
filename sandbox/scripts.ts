import { matches, type Stage } from './faults.ts';

/** An answer that a test has written beforehand, for the stories whose requests hold `match` (all without it), or for their plans. */
export type Script = { text: string; stage?: Stage; match?: string | readonly string[]; times?: number };

/** What the writers say instead of a story of their own. The newest script that fits a request counts. */
export class Scripts {
  readonly #scripts = new Map<string, Script>();
  #nextId = 1;

  add(script: Script): string {
    const id = String(this.#nextId++);
    this.#scripts.set(id, { ...script });
    return id;
  }

  remove(id: string): void {
    this.#scripts.delete(id);
  }

  clear(): void {
    this.#scripts.clear();
  }

  /** The text for this request, counted down, or undefined. */
  take(request: string, stage: Stage = 'story'): string | undefined {
    for (const [id, script] of [...this.#scripts].reverse()) {
      if (!matches(script, request) || (script.stage ?? 'story') !== stage) continue;
      if (script.times !== undefined && --script.times <= 0) this.#scripts.delete(id);
      return script.text;
    }
    return undefined;
  }
}
