import { expect, type Locator, type Page } from '@playwright/test';

/** The words of the form that tests act on. */
export const formWords = {
  'pt-BR': {
    path: '/adm/courses/new',
    name: 'Nome',
    code: 'Código',
    audience: 'Público-alvo',
    objective: 'Objetivo',
    status: 'Situação',
    active: 'Ativo',
    save: 'Salvar curso',
    saved: 'Dados salvos com sucesso!',
  },
  en: {
    path: '/en/adm/courses/new',
    name: 'Name',
    code: 'Code',
    audience: 'Target audience',
    objective: 'Objective',
    status: 'Status',
    active: 'Active',
    save: 'Save course',
    saved: 'Data saved successfully!',
  },
} as const;

export type Language = keyof typeof formWords;

/** Of a page, or of a part of it. */
export function field(page: Page | Locator, label: string): Locator {
  // A required field's label ends in a star that readers skip.
  return page.getByLabel(new RegExp(`^${label.replace(/[()$]/g, '\\$&')}\\s*\\*?$`));
}

/** Fills what must be filled, for a course that everyone sees. */
export async function fillCourse(page: Page, code: string, name: string, language: Language = 'pt-BR'): Promise<void> {
  const words = formWords[language];
  await field(page, words.name).fill(name);
  await field(page, words.code).fill(code);
  await field(page, words.status).selectOption(words.active);
  await field(page, words.audience).fill('Turmas do 6º ano');
  await field(page, words.objective).fill('Programar um jogo que um colega queira jogar.');
}

export function saveButton(page: Page, language: Language = 'pt-BR'): Locator {
  return page.getByRole('button', { name: formWords[language].save });
}

/** The sentence next to a field: what a screen reader reads with it. */
export async function expectFieldError(control: Locator, sentence: string): Promise<void> {
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(new RegExp(sentence.replace(/[.?()]/g, '\\$&')));
}

export function toast(page: Page, text: string): Locator {
  return page.locator('.toast-card', { hasText: text });
}
