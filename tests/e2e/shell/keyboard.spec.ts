import { expect } from '@playwright/test';
import { expectVisibleFocus } from '../support/focus';
import { test } from '../support/test';

test('the first stop of a page skips to its content', async ({ page, signIn }) => {
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
  const skipToContent = async () => {
    await expect(skip).toBeInViewport();
    expect((await skip.boundingBox())?.height).toBeGreaterThan(30);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  };
  await page.goto('/course');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await skipToContent();
  await page.goto('/login');
  // The form takes the focus by itself.
  await expect(page.getByLabel('Usuário')).toBeFocused();
  await skip.focus();
  await skipToContent();
  await signIn('admin');
  await page.goto('/adm');
  await skip.focus();
  await skipToContent();
});

test('every stop of a page shows its focus', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/adm/courses/MT');
  const seen = new Set<string>();
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) break;
    seen.add(await focused.evaluate((element) => `${element.tagName} ${element.id || element.textContent}`));
    // The file input is see-through: the box around it shows the focus.
    if ((await focused.getAttribute('type')) !== 'file') await expectVisibleFocus(focused);
  }
  expect(seen.size).toBeGreaterThan(18);
});

test('the menu is opened, walked and closed by keys', async ({ page, signIn }) => {
  await signIn('aluno');
  await page.goto('/student');
  const button = page.getByRole('button', { name: /^Minha conta/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Meus dados' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Quadro de avisos' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'English' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'TUDO EM MAIÚSCULAS' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeFocused();
  // Whoever works at one school is offered none.
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  // The diagnostics are no pupil's.
  await page.keyboard.press('Control+Shift+Z');
  await expect(page.getByRole('region', { name: 'Diagnóstico' })).toHaveCount(0);
});
