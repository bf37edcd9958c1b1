import { expect, type Locator, type Page } from '@playwright/test';
import { field, toast } from '../support/course-form';
import { demoPassword } from '../support/sessions';
import { test } from '../support/test';

const stopsMax = 60;

/** Presses Tab until the element has the focus, as a person without a mouse does, and sees that it shows. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < stopsMax; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectVisibleFocus(target);
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} was not reached in ${stopsMax} stops`);
}

async function expectVisibleFocus(target: Locator): Promise<void> {
  const outline = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth) };
  });
  expect(outline.style).not.toBe('none');
  expect(outline.width).toBeGreaterThanOrEqual(2);
}

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

test('a course is created from sign-in to save without a mouse', async ({ page, courses }) => {
  const code = courses.freshCode();
  await page.goto('/login?from=%2Fadm%2Fcourses');
  await expect(page.getByLabel('Usuário')).toBeFocused();
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/adm/courses');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Novo curso' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/adm/courses/new');
  for (const [label, text] of [
    ['Nome', 'Só com teclado'],
    ['Código', code],
    ['Situação', 'Ativo'],
    ['Público-alvo', 'Quem não usa mouse'],
    ['Objetivo', 'Chegar ao fim pela tecla Tab'],
  ]) {
    await tabTo(page, field(page, label ?? ''));
    await page.keyboard.type(text ?? '');
  }
  await tabTo(page, page.getByRole('button', { name: 'Salvar curso' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Dados salvos com sucesso!')).toBeVisible();
  expect(await courses.read(code)).toMatchObject({ nome: 'Só com teclado', status: 'active' });
});

test('the menu is opened, walked and closed by keys', async ({ page, signIn }) => {
  await signIn('aluno');
  await page.goto('/student');
  const button = page.getByRole('button', { name: /^Minha conta/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Meus dados' })).toBeFocused();
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
