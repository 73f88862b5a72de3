import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { trustedScript } from '../trusted-script.ts';
import worker from './formats.worker.ts?worker&url';

/** Loads a language's formats in a worker. Without workers, the first text that needs a format loads it. */
export function warmFormats(language: InterfaceLanguage): void {
  try {
    new Worker(trustedScript(worker), { type: 'module', name: language });
  } catch {
    // The browser allows no workers.
  }
}
