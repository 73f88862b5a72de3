/** The `ref` of what has just appeared and must be heard of: it takes the focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
