const wrong = '[aria-invalid="true"], fieldset[data-wrong]';

/** To the first field that is wrong, out of whatever part of the page is folded around it. */
export function leadToWrong(form: HTMLFormElement | null): void {
  const control = form?.querySelector<HTMLElement>(wrong);
  for (let part = control?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true;
  (control?.matches('fieldset') ? control.querySelector('input') : control)?.focus();
}
