import { expect } from '@playwright/test';
import { demoClassId } from '@/prisma/seed/classes';
import { test } from '../support/test';

test('who teaches keys in challenges and practice without the mouse, and finds them kept', async ({ page, signIn }) => {
  await signIn('instrutor');
  await page.goto(`/facilitator/performance/${demoClassId}`);
  await page.getByRole('navigation', { name: 'Desempenho' }).getByRole('link', { name: 'Desafios' }).click();
  const grid = page.getByRole('grid', { name: 'Desafios e notas da turma' });
  const practice = grid.getByRole('button', { name: /Prática da prova 2$/ });
  await practice.first().focus();
  await page.keyboard.type('70');
  await page.keyboard.press('Enter');
  await expect(practice.nth(1)).toBeFocused();
  await page.keyboard.type('101');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'de 0 a 100' })).toBeVisible();
  await page.keyboard.press('Escape');
  const challenge = grid.getByRole('button', { name: /Missão 2: / });
  await challenge.first().focus();
  await page.keyboard.press('s');
  await expect(challenge.first()).toHaveText('✓');
  await expect(page.getByRole('button', { name: /salvo/ })).toBeVisible();
  await page.reload();
  await expect(practice.first()).toHaveText('70');
  await expect(practice.nth(1)).toHaveText('·');
  await expect(challenge.first()).toHaveText('✓');
});
