import { matches } from './faults.ts';

/** An answer that a test has written beforehand, for the requests that hold `match` (all without it). */
export type Script = { text: string; match?: string | readonly string[]; times?: number };

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
  take(request: string): string | undefined {
    for (const [id, script] of [...this.#scripts].reverse()) {
      if (!matches(script, request)) continue;
      if (script.times !== undefined && --script.times <= 0) this.#scripts.delete(id);
      return script.text;
    }
    return undefined;
  }
}
