import { storyLanguages } from '#domain/stories/options.ts';
import { talesOf, textsOf } from '#storyteller/tale/library.ts';
import { checkTale } from './check-tale.ts';

/** Returns what a writer should correct in all tales, each with its file and line. */
export function faultsOfTales(): string[] {
  return storyLanguages.flatMap((language) => {
    const { broken } = talesOf(language);
    const read = textsOf(language).flatMap((tale) => checkTale(tale).map((fault) => ({ file: tale.file, ...fault })));
    const unread = broken.flatMap(({ file, faults }) => faults.map((fault) => ({ file, ...fault })));
    return [...read, ...unread].map(({ file, line, fault }) => `${file}:${line} ${fault}`);
  });
}
