import { expect, type Locator, type Page } from '@playwright/test';

/** Of a page, or of a part of it. */
export function field(page: Page | Locator, label: string): Locator {
  // A required field's label ends in a star that readers skip.
  return page.getByLabel(new RegExp(`^${label.replace(/[()$]/g, '\\$&')}\\s*\\*?$`));
}

/** Fills what must be filled, for a course that everyone sees. */
export async function fillCourse(page: Page, code: string, name: string): Promise<void> {
  await field(page, 'Nome').fill(name);
  await field(page, 'Código').fill(code);
  await field(page, 'Situação').selectOption('Ativo');
  await field(page, 'Público-alvo').fill('Turmas do 6º ano');
  await field(page, 'Objetivo').fill('Programar um jogo que um colega queira jogar.');
}

export function saveButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Salvar curso' });
}

/** The sentence next to a field: what a screen reader reads with it. */
export async function expectFieldError(control: Locator, sentence: string): Promise<void> {
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(new RegExp(sentence.replace(/[.?()]/g, '\\$&')));
}

export function toast(page: Page, text: string): Locator {
  return page.locator('.toast-card', { hasText: text });
}
