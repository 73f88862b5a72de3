/** Whether sentences begin with what is said of the child, and none is one that nobody would say aloud (`unclear`). */
export const isClear = (told: string, unclear: readonly RegExp[]): boolean =>
  /^[^.]*\{/u.test(told) && told.split(/(?<=\.) /u).every((one) => !unclear.some((pattern) => pattern.test(one)));
