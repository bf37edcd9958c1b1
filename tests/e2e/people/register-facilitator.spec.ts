import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { field } from '../support/course-form';
import { KeyboardOnly } from '../support/keyboard-only';
import { test } from '../support/test';

// 22 when it was counted.
const tabsMax = 24;
const word = randomUUID().slice(0, 8).replace(/\d/g, 'x');

test.afterEach(async ({ database }) => {
  await database.query(`DELETE FROM accounts WHERE login = $1`, [`celia.${word}`]);
});

test('a school registers a facilitator by keyboard alone on a phone @only-phone', async ({ page, signIn }) => {
  await signIn('escola');
  await page.goto('/school/facilitators');
  const keys = new KeyboardOnly(page);
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });

  await keys.press(main.getByRole('link', { name: 'Cadastrar facilitador' }));
  await keys.type(field(page, 'Nome completo'), `Célia Prado ${word}`);
  await keys.press(button(`Usar celia.${word}`));
  await expect(field(page, 'Usuário')).toHaveValue(`celia.${word}`);
  await keys.type(field(page, 'E-mail'), `celia.${word}@school.example`);
  await keys.type(field(page, 'Senha inicial'), 'sabia12');
  await keys.type(field(page, 'Repita a senha'), 'sabia12');
  await keys.press(button('Cadastrar'));

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Célia Prado ${word}`);
  await page.goto(`/school/facilitators?q=CELIA+${word.toUpperCase()}`);
  await expect(main.getByRole('link', { name: `Célia Prado ${word}` })).toBeVisible();
  test.info().annotations.push({ type: 'Tabs', description: String(keys.tabs) });
  expect(keys.tabs).toBeLessThanOrEqual(tabsMax);
});
