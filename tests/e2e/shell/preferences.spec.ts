import { expect, type Locator, type Page } from '@playwright/test';
import { field } from '../support/course-form';
import { test } from '../support/test';

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

function letters(target: Locator): Promise<string> {
  return target.evaluate((element) => getComputedStyle(element).textTransform);
}

/** The most buttons for colours that one paint could have shown since the page came. */
function mostThemeButtons(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as { mostThemeButtons?: number }).mostThemeButtons ?? 0);
}

test('colours follow the device until they are chosen, and the choice goes along @phone', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const watched = globalThis as { mostThemeButtons?: number };
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll('button[title^="Cores:"]')].filter((button) =>
        button.checkVisibility({ visibilityProperty: true }),
      );
      watched.mostThemeButtons = Math.max(watched.mostThemeButtons ?? 0, shown.length);
    }).observe(document, { subtree: true, childList: true });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/course');
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background(page);
  expect(dark).not.toBe(light);
  await page.getByRole('button', { name: 'Cores: como no aparelho' }).click();
  await expect.poll(() => background(page)).toBe(light);
  await page.getByRole('button', { name: 'Cores: claras' }).click();
  await expect(page.getByRole('button', { name: 'Cores: escuras' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn('aluno');
  for (const path of ['/course/MT', '/student', '/login?reason=not-allowed']) {
    await page.goto(path);
    expect(await background(page), path).toBe(dark);
    if (!path.startsWith('/login')) await expect(page.getByRole('button', { name: /^Minha conta/ })).toBeVisible();
    // At once: the sign-in screens have no other header on its way.
    await expect(page.getByRole('button', { name: 'Cores: escuras' })).toBeVisible({ timeout: 2000 });
    expect(await mostThemeButtons(page), `${path}: one header goes as the other comes`).toBeLessThan(2);
  }
  await page.getByRole('button', { name: 'Cores: escuras' }).click();
  expect(await background(page)).toBe(light);
});

test('everything is in capitals on wish, but what is typed, code and logins', async ({ page, signIn, courses }) => {
  const { codigo } = await courses.create({ nome: 'Letras minúsculas' });
  await signIn('admin');
  await page.goto('/adm');
  await page.getByRole('button', { name: /^Minha conta/ }).click();
  await page.getByRole('menuitem', { name: 'TUDO EM MAIÚSCULAS' }).click();
  expect(await letters(page.getByRole('heading', { level: 1 }))).toBe('uppercase');
  await page.goto('/my-data');
  expect(await letters(page.locator('code', { hasText: 'admin' }))).toBe('none');
  await page.goto(`/adm/courses/${codigo}`);
  expect(await letters(page.getByRole('button', { name: 'Salvar curso' }))).toBe('uppercase');
  expect(await letters(field(page, 'Nome'))).toBe('none');
  expect(await letters(field(page, 'Objetivo'))).toBe('none');
  await expect(field(page, 'Nome')).toHaveValue('Letras minúsculas');
  await page.goto(`/course/${codigo}`);
  expect(await letters(page.getByRole('heading', { level: 1 }))).toBe('uppercase');
  await page.goto('/adm');
  await page.getByRole('button', { name: /^Minha conta/ }).click();
  await page.getByRole('menuitem', { name: 'TUDO EM MAIÚSCULAS' }).click();
  expect(await letters(page.getByRole('heading', { level: 1 }))).toBe('none');
});

test('where motion is unwanted nothing moves', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('admin');
  await page.goto('/adm/courses/MT');
  await page.getByRole('button', { name: 'Excluir curso' }).click();
  const seconds = await page.getByRole('alertdialog').evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')].flatMap((element) => {
      const { animationDuration, transitionDuration } = getComputedStyle(element);
      return `${animationDuration},${transitionDuration}`.split(',').map((duration) => Number.parseFloat(duration));
    }),
  );
  expect(Math.max(...seconds)).toBeLessThan(0.001);
});

test('a page is printed without header, banner and footer', async ({ page, signIn }) => {
  await signIn('admin');
  for (const path of ['/course/MT', '/adm/courses']) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of [page.locator('header').first(), page.locator('nav').first(), page.locator('footer')]) {
      if ((await part.count()) > 0) await expect(part).toBeHidden();
    }
    await expect(page.getByText('as senhas são públicas')).toBeHidden();
    expect(await background(page)).toBe('rgb(255, 255, 255)');
  }
});
