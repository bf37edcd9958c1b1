import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { removeCareNotice, storeCareNotice } from '../support/store-care-notice';
import { test } from '../support/test';

const excerpt = 'ninguém senta comigo no recreio';

test('a school goes from where it lands to the notice, and says what was done @phone', async ({
  page,
  signIn,
  database,
}) => {
  const id = await storeCareNotice(database, 'aluno9', excerpt);
  await signIn('escola');
  await page.goto('/analytics/school/school_engagement');
  await page.getByRole('main').getByRole('link', { name: 'Ver os avisos' }).click();
  const row = page.getByRole('row').filter({ hasText: excerpt });
  await row.getByRole('button', { name: /^Registrar o que foi feito/ }).click();
  await row.getByRole('textbox').fill('Conversamos com a família hoje.');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Salvar registro' }).click();
  await expect(row.getByText('Conversamos com a família hoje.')).toBeVisible();
  // Who writes down what was done has seen it.
  await expect(row.getByText(/^Escola: /)).toBeVisible();
  await expect(row.getByRole('button', { name: /^Marcar como visto/ })).toHaveCount(0);
  await removeCareNotice(database, id);
});
