import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { field } from '../support/course-form';
import { KeyboardOnly } from '../support/keyboard-only';
import { test } from '../support/test';

// 32 when it was counted; 61 before the focus went along to the guardian who was added.
const tabsMax = 35;
const word = randomUUID().slice(0, 8).replace(/\d/g, 'x');

test.afterEach(async ({ database }) => {
  await database.query(`DELETE FROM accounts WHERE login = $1`, [`iara.${word}`]);
  await database.query(`DELETE FROM guardians WHERE email LIKE $1`, [`%.${word}@familia.example`]);
});

test('a pupil with two guardians is registered by keyboard alone on a phone @only-phone', async ({ page, signIn }) => {
  await signIn('escola');
  await page.goto('/school/students');
  const keys = new KeyboardOnly(page);
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });

  await keys.press(main.getByRole('link', { name: 'Cadastrar estudante' }));
  await keys.type(field(page, 'Nome completo'), `Iara Moura ${word}`);
  await keys.press(button(`Usar iara.${word}`));
  await expect(field(page, 'Login')).toHaveValue(`iara.${word}`);
  await keys.type(field(page, 'Data de nascimento'), '09052014');
  await keys.type(field(page, 'Senha'), 'sabia12');
  await keys.type(field(page, 'Repita a senha'), 'sabia12');
  for (const [index, name] of ['Dora', 'Josué'].entries()) {
    await keys.press(button('Cadastrar novo responsável'));
    const guardian = main.getByRole('group', { name: `Responsável ${index + 1}` });
    await keys.type(guardian.getByLabel('Nome do responsável'), `${name} Moura`);
    await keys.type(guardian.getByLabel('E-mail do responsável'), `r${index}.${word}@familia.example`);
  }
  await keys.press(button('Cadastrar'));

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Iara Moura ${word}`);
  await expect(main.getByLabel('E-mail do responsável')).toHaveCount(2);
  await page.goto(`/school/students?q=MOURA+${word.toUpperCase()}`);
  await expect(main.getByRole('link', { name: `Iara Moura ${word}` })).toBeVisible();
  await page.goto(`/school/students?q=ninguem+${word}`);
  await expect(main.getByText('Nenhum estudante combina com a busca.')).toBeVisible();
  await expect(button('Selecionar esta página')).toHaveCount(0);
  test.info().annotations.push({ type: 'Tabs', description: String(keys.tabs) });
  expect(keys.tabs).toBeLessThanOrEqual(tabsMax);
});
