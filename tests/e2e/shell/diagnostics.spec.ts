import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { profileKept } from '../support/profile-kept';
import { test } from '../support/test';

const panel = (page: Page) => page.getByRole('region', { name: 'Diagnóstico' });

test('the keys show build, instance, latency, caches and switches, and take them away', async ({ page, signIn }) => {
  await signIn('instrutor');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/facilitator');
  await profileKept(page);
  expect(asked.filter((url) => url.includes('diagnostics'))).toEqual([]);
  await page.getByRole('button', { name: /^Minha conta/ }).focus();
  await page.keyboard.press('Control+Shift+Z');
  await expect(panel(page)).toBeFocused();
  for (const fact of ['Versão', 'Instância', 'Service workers', 'METRICS_TOKEN']) {
    await expect(panel(page).getByText(fact)).toBeVisible();
  }
  await expect(panel(page).getByText(/^\d+ ms$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Minha conta/ })).toBeFocused();
  await page.keyboard.press('Control+Shift+Z');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Control+Shift+Z');
  await expect(panel(page)).toHaveCount(0);
});

test('the keys are heard on an open page, by whoever is signed in and no pupil', async ({ page, context, signIn }) => {
  await signIn('instrutor');
  await page.goto('/course/MT');
  await page.getByRole('button', { name: /^Minha conta/ }).focus();
  await page.keyboard.press('Control+Shift+Z');
  await expect(panel(page).getByText('Instância')).toBeVisible();
  await context.clearCookies();
  await signIn('aluno');
  await page.goto('/course/MT');
  await page.getByRole('button', { name: /^Minha conta/ }).focus();
  await page.keyboard.press('Control+Shift+Z');
  await expect(panel(page)).toHaveCount(0);
});

test('the keys are heard in a field too, which keeps its text and gets the focus back', async ({ page, signIn }) => {
  await signIn('instrutor');
  await page.goto('/my-data');
  const name = page.getByRole('textbox').first();
  await expect(name).toBeEditable();
  await profileKept(page);
  const typed = await name.inputValue();
  await name.focus();
  await page.keyboard.press('Control+Shift+Z');
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(typed);
});

test('it is open at once for the logins that are configured, without taking the focus', async ({ page, signIn }) => {
  await signIn('instrutor2');
  await page.goto('/facilitator');
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).not.toBeFocused();
  await panel(page).getByRole('button', { name: 'Fechar o diagnóstico' }).click();
  await expect(panel(page)).toHaveCount(0);
});
