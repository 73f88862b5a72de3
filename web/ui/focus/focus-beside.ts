/**
 * Call before a list item is removed. After a keyboard press it focuses the next item's remove button, else the
 * previous item's, else `adds`. A pointer press (`detail` above 0) has no focus to lose.
 */
export function focusBeside(press: { detail: number; currentTarget: HTMLElement }, adds: HTMLElement | null): void {
  if (press.detail !== 0) return;
  const item = press.currentTarget.closest('li');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = [...(beside?.querySelectorAll('button') ?? [])].at(-1) ?? adds;
  target?.focus();
}
