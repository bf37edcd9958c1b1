import { expect } from '@playwright/test';
import { demoClassId } from '@/prisma/seed/classes';
import { expectAccessible } from '../accessibility/axe';
import { lettersPerSheet } from '../support/printed-pages';
import { test } from '../support/test';

test('who teaches walks through the class’s points with the arrows, and reads under the table why', async ({
  page,
  signIn,
}) => {
  await signIn('instrutor');
  await page.goto(`/facilitator/classes/${demoClassId}`);
  await page.getByRole('link', { name: 'Desempenho' }).click();
  const grid = page.getByRole('grid', { name: 'Pontos da turma' });
  await grid.locator('td[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('region', { name: 'Por que estes pontos' })).toContainText(
    /Aula 1: (presente|aula reposta)/,
  );
  await expectAccessible(page);
  // On paper stands what scrolls on the screen: every student, every column.
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is on no paper.
  const letters = (await grid.innerText()).replaceAll(/\s/g, '').length;
  const sheets = await lettersPerSheet(page);
  expect(sheets.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(letters);
});
