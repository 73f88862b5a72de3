/**
 * Before an item of a list leaves that was taken away by keyboard: gives the focus to what takes away the next one, else
 * the one before it, else to what adds one. A finger or a mouse has no focus to lose.
 */
export function focusBeside(press: { detail: number; currentTarget: HTMLElement }, adds: HTMLElement | null): void {
  if (press.detail !== 0) return;
  const item = press.currentTarget.closest('li');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = [...(beside?.querySelectorAll('button') ?? [])].at(-1) ?? adds;
  target?.focus();
}
