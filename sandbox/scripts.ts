import { matches, type Stage } from './faults.ts';

/** A test's prepared answer for requests whose text contains `match` (default: all), for the story or its plan. */
export type Script = { text: string; stage?: Stage; match?: string | readonly string[]; times?: number };

/** What the writers return instead of their own story. The newest script that matches a request is used. */
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

  /** Returns the text for this request and counts its script down, or undefined. */
  take(request: string, stage: Stage = 'story'): string | undefined {
    for (const [id, script] of [...this.#scripts].reverse()) {
      if (!matches(script, request) || (script.stage ?? 'story') !== stage) continue;
      if (script.times !== undefined && --script.times <= 0) this.#scripts.delete(id);
      return script.text;
    }
    return undefined;
  }
}
