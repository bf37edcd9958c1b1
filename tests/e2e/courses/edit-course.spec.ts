import { expect } from '@playwright/test';
import { field, saveButton, toast } from '../support/course-form';
import { test } from '../support/test';

test('a saved change is on the open page at once, in both languages @only-phone', async ({ page, signIn, courses }) => {
  const { codigo } = await courses.create({ nome: 'Antes da mudança' });
  await page.goto(`/course/${codigo}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antes da mudança');
  await page.goto(`/en/course/${codigo}`);
  await signIn('admin');
  await page.goto(`/adm/courses/${codigo}`);
  await expect(field(page, 'Código')).toHaveAttribute('readonly');
  await expect(field(page, 'Mensalidade (R$)')).toHaveValue('89,00');
  await field(page, 'Nome').fill('Depois da mudança');
  await field(page, 'Mensalidade (R$)').fill('');
  await saveButton(page).click();
  await expect(toast(page, 'Dados salvos com sucesso!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Depois da mudança');
  expect(await courses.read(codigo)).toMatchObject({ monthlyPriceCents: null, revision: 2 });
  for (const path of [`/course/${codigo}`, `/en/course/${codigo}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Depois da mudança');
  }
});

test('two tabs: the second sees what differs, decides, and nothing of either is lost', async ({
  page,
  context,
  signIn,
  courses,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 409/, /request\.changed-meanwhile/);
  const { codigo } = await courses.create({ nome: 'Versão de todos' });
  await signIn('admin');
  const second = await context.newPage();
  for (const tab of [page, second]) await tab.goto(`/adm/courses/${codigo}`);
  await field(page, 'Nome').fill('Versão da primeira aba');
  await field(page, 'Objetivo').fill('Só a primeira aba o mudou.');
  await saveButton(page).click();
  await expect(toast(page, 'Dados salvos com sucesso!')).toBeVisible();
  await field(second, 'Nome').fill('Versão da segunda aba');
  await saveButton(second).click();
  const difference = second.getByRole('list', { name: 'Diferenças em Nome' }).getByRole('listitem');
  await expect(difference).toHaveText(['salva: Versão da primeira aba', 'minha: Versão da segunda aba']);
  await expect(second.getByRole('list', { name: /^Diferenças em/ })).toHaveCount(1);
  await expect(field(second, 'Nome')).toHaveValue('Versão da segunda aba');
  // Nothing was typed over it in the second tab.
  await expect(field(second, 'Objetivo')).toHaveValue('Só a primeira aba o mudou.');
  expect(await courses.read(codigo)).toMatchObject({ nome: 'Versão da primeira aba' });
  const over = second.getByRole('button', { name: 'Salvar a minha por cima' });
  await expect(over).toBeInViewport();
  await field(second, 'Nome').fill('');
  await over.click();
  await expect(field(second, 'Nome')).toHaveAttribute('aria-invalid', 'true');
  expect(await courses.read(codigo)).toMatchObject({ nome: 'Versão da primeira aba' });
  await field(second, 'Nome').fill('Versão da segunda aba');
  await over.click();
  await expect(toast(second, 'Dados salvos com sucesso!')).toBeVisible();
  await expect(difference).toHaveCount(0);
  expect(await courses.read(codigo)).toMatchObject({ nome: 'Versão da segunda aba', revision: 3 });
  await second.reload();
  await expect(field(second, 'Objetivo')).toHaveValue('Só a primeira aba o mudou.');
  await field(page, 'Nome').fill('Mais uma vez');
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Ficar com a versão salva' }).click();
  await expect(field(page, 'Nome')).toHaveValue('Versão da segunda aba');
  await field(page, 'Nome').fill('Depois de todos');
  await saveButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Depois de todos');
});
