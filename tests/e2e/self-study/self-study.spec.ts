import { expect } from '@playwright/test';
import type { Client } from 'pg';
import { expectAccessible } from '../accessibility/axe';
import { removeContent, storeContent } from '../support/store-content';
import { test } from '../support/test';

const words = {
  'pt-BR': {
    path: '/selfstudy',
    begin: 'Começar',
    mark: 'Marcar como feita',
    unmark: 'Feita: desmarcar',
    progress: (done: number) => `${done} de 2 aulas`,
    next: 'Próxima: Aula do laço 2',
    finished: 'Você concluiu este curso.',
  },
  en: {
    path: '/en/selfstudy',
    begin: 'Begin',
    mark: 'Mark as done',
    unmark: 'Done: unmark',
    progress: (done: number) => `${done} of 2 lessons`,
    next: 'Next: Aula do laço 2',
    finished: 'You have finished this course.',
  },
} as const;

async function studyContent(database: Client) {
  const content = await storeContent(database, { notes: 'NOTA-SECRETA' });
  await database.query(`UPDATE courses SET duration_type = 'selfStudy' WHERE id = $1`, [content.ids.course]);
  return content;
}

for (const [language, t] of Object.entries(words)) {
  test(`a facilitator studies a course to its end (${language}) @phone`, async ({ page, signIn, database }) => {
    const content = await studyContent(database);
    await signIn('instrutor');
    await page.goto(t.path);
    const card = page.locator('section').filter({ hasText: `Curso ${content.course}` });
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', t.progress(0));
    await card.getByRole('link', { name: t.begin }).click();
    await page.getByRole('link', { name: t.begin, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aula do laço 1');
    await page.getByRole('button', { name: t.mark }).click();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', t.progress(1));
    await page.getByRole('button', { name: t.unmark }).click();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', t.progress(0));
    await page.getByRole('button', { name: t.mark }).click();
    await expect(page.getByRole('button', { name: t.unmark })).toBeVisible();
    await expect(page).toHaveTitle(/^Aula do laço 1 · /);
    await page.getByRole('link', { name: t.next }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aula do laço 2');
    await page.getByRole('button', { name: t.mark }).click();
    await expect(page.getByText(t.finished)).toBeVisible();
    await expectAccessible(page);
    expect(await page.content()).not.toContain('NOTA-SECRETA');
    await page.goto(t.path);
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', t.progress(2));
    await removeContent(database, content);
  });
}
