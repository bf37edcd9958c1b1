import type { ReactNode } from 'react';

/** A reader hears what changes in a region that it knows already. */
const knownMs = 100;

/** While a dialog is modal, readers know of nothing outside it, the toasts included: what these say is said in it too. */
export function sayInDialog(message: ReactNode): void {
  if (typeof message !== 'string' || !CSS.supports('selector(:modal)')) return;
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (!dialog) return;
  const line = dialog.querySelector(':scope > [data-toasts]') ?? dialog.appendChild(newLine());
  line.textContent = '';
  setTimeout(() => {
    line.textContent = message;
  }, knownMs);
}

function newLine(): HTMLElement {
  const line = document.createElement('p');
  line.role = 'status';
  line.className = 'sr-only';
  line.dataset.toasts = '';
  return line;
}
