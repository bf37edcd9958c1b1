import { expect } from '@playwright/test';
import { test } from '../support/test';
import { expectAccessible } from './axe';

test('every primitive in all its states is accessible, where the gallery was built', async ({ page }, info) => {
  const answer = await page.request.get('/gallery');
  info.skip(answer.status() === 404, 'built without GALLERY=1');
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { name: 'Galeria de componentes' })).toBeVisible();
  await expectAccessible(page);
});

test('by keyboard rows are selected over pages, and what is pressed with them leaves the focus in the list', async ({
  page,
}, info) => {
  const answer = await page.request.get('/gallery');
  info.skip(answer.status() === 404, 'built without GALLERY=1');
  await page.goto('/gallery?page=2');
  const wholePage = page.getByRole('button', { name: 'Selecionar esta página' });
  await wholePage.press('Enter');
  await expect(page.getByText('5 selecionados')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Selecionar Felipe Araújo' }).press('Space');
  await expect(wholePage).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Premiar' }).press('Enter');
  await expect(page.getByText('Nenhum selecionado')).toBeVisible();
  await expect(wholePage).toBeFocused();
});
