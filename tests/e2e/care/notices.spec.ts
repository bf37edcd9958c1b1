import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { holdRequests } from '../support/hold-requests';
import { removeCareNotice, storeCareNotice } from '../support/store-care-notice';
import { test } from '../support/test';

test('a school goes from where it lands to the notice, and says what was done @only-phone', async ({
  page,
  signIn,
  database,
}) => {
  // A desk and a phone may read the same list at once.
  const excerpt = `ninguém senta comigo no recreio ${randomUUID()}`;
  const id = await storeCareNotice(database, 'aluno9', excerpt);
  await signIn('escola');
  await page.goto('/analytics/school/school_engagement');
  await page.getByRole('main').getByRole('link', { name: 'Ver os avisos' }).click();
  const row = page.getByRole('row').filter({ hasText: excerpt });
  await row.getByRole('button', { name: /^Registrar o que foi feito/ }).click();
  const text = row.getByRole('textbox');
  await text.fill('Conversamos com a família hoje.');
  await expectAccessible(page);
  const letGo = await holdRequests(page, '**/api/careNotices/*/actions');
  const isSent = page.waitForRequest('**/api/careNotices/*/actions');
  await row.getByRole('button', { name: 'Salvar registro' }).click();
  await isSent;
  // What is typed while it is sent is not sent yet, so it stays.
  await text.pressSequentially(' Voltam amanhã.');
  letGo();
  await expect(row.getByText('Conversamos com a família hoje.', { exact: true })).toBeVisible();
  await expect(text).toHaveValue('Voltam amanhã.');
  await row.getByRole('button', { name: 'Salvar registro' }).click();
  await expect(row.getByText('Voltam amanhã.', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Registrar o que foi feito/ })).toBeFocused();
  // Who writes down what was done has seen it.
  await expect(row.getByText(/^Escola: /)).toBeVisible();
  await expect(row.getByRole('button', { name: /^Marcar como visto/ })).toHaveCount(0);
  await removeCareNotice(database, id);
});
