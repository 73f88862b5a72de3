const controls = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex^="-"])';
/** Fields that make a phone show its keyboard, which would cover half of what was just opened. */
const typed = 'textarea, input:not([type="radio"], [type="checkbox"], [type="button"], [type="range"], [type="file"])';

/**
 * Returns what gets the focus in a dialog or sheet that has just opened: a control that is marked for it
 * (`data-layer-first`), or else its first control besides "Close" and those of a
 * notice (`data-layer-notice`), or its title if it has none, if that one is out of sight below other content, or if it is
 * a text field on a touch screen.
 */
export function firstFocus(popup: HTMLElement): HTMLElement {
  const title = popup.querySelector<HTMLElement>('[data-layer-title]') ?? popup;
  const marked = popup.querySelector<HTMLElement>('[data-layer-first]');
  if (marked) return marked;
  const first = [...popup.querySelectorAll<HTMLElement>(controls)].find(
    (each) => each.closest('[data-layer-close], [data-layer-notice]') === null && isReached(each),
  );
  if (!first || (first.matches(typed) && matchMedia('(pointer: coarse)').matches)) return title;
  const seen = [first.closest('[data-layer-content]') ?? popup, popup].map(
    (each) => each.getBoundingClientRect().bottom,
  );
  return first.getBoundingClientRect().bottom > Math.min(...seen) ? title : first;
}

/** Whether Tab stops at a control: of radio buttons only at the chosen one, or the first if none is chosen. */
function isReached(control: HTMLElement): boolean {
  if (control.matches(':disabled, [tabindex^="-"]') || !control.checkVisibility({ visibilityProperty: true }))
    return false;
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio' || control.checked) return true;
  const group = control.closest('fieldset, form, [role="radiogroup"], [role="dialog"]');
  return !group?.querySelector(`input[type="radio"][name="${CSS.escape(control.name)}"]:checked`);
}
