import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { trustedScript } from '../trusted-script.ts';
import worker from './formats.worker.ts?worker&url';

/** Has the formats of a language looked into beside the page; where no worker runs, the first text that needs one does it. */
export function warmFormats(language: InterfaceLanguage): void {
  try {
    new Worker(trustedScript(worker), { type: 'module', name: language });
  } catch {
    // A browser that lets no worker run.
  }
}
