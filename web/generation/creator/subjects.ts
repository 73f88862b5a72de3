import { optionBounds, presetMorals } from '#domain/stories/options.ts';

/** What a story is about is one of the presets, or words of the parent, in which several things stand between commas. */
function subjectsOf(message: string): string[] {
  if ((presetMorals as readonly string[]).includes(message)) return [];
  return message
    .split(',')
    .map((subject) => subject.trim())
    .filter((subject) => subject !== '');
}

/** Whether a message names this thing. */
export function isAbout(message: string, thing: string): boolean {
  return subjectsOf(message).includes(thing);
}

/** The message with one thing more; it takes the place of a preset, and is left out where there is no room. */
export function withSubject(message: string, thing: string): string {
  if (isAbout(message, thing)) return message;
  const longer = [...subjectsOf(message), thing].join(', ');
  return longer.length > optionBounds.message ? message : longer;
}

/** The message without this thing. */
export function withoutSubject(message: string, thing: string): string {
  return subjectsOf(message)
    .filter((subject) => subject !== thing)
    .join(', ');
}
