/** After a form was refused: once what is wrong is marked, the focus goes to the first control of it. */
export function focusWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
