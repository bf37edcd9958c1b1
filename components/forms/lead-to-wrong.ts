const wrong = '[aria-invalid="true"], fieldset[data-wrong]';

/** To the field of this id, else to the first that is wrong, out of whatever part of the page is folded around it. */
export function leadToWrong(form: HTMLFormElement | null, id?: string): void {
  const named = id === undefined ? null : form?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  const control = named ?? form?.querySelector<HTMLElement>(wrong);
  for (let part = control?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true;
  (control?.matches('fieldset') ? control.querySelector('input') : control)?.focus();
}
