import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { openBrokenScreen } from '../support/broken-screen';
import { test } from '../support/test';

const broken = /no numbers in this browser/;
const title = 'Ocorreu um erro temporário no seu acesso';

function profileOf(tipo: string, homepage: string) {
  return { username: `${tipo}.teste`, tipo, accessToken: randomUUID(), isAuthenticated: true, homepage };
}

const reset = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Ir para o início' }).click();

// Whose reset leads where: components/shell/error-reset.test.ts.
test('the reset leads whoever is signed in to the own homepage', async ({ page, signIn, consoleWatch }) => {
  consoleWatch.expect(broken);
  await signIn('admin');
  await openBrokenScreen(page, { profile: profileOf('admin', '/adm/courses') });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await reset(page);
  await expect(page).toHaveURL('/adm/courses');
});

test('a reset without authentication leads to the root and warns', async ({ page, signIn, context, consoleWatch }) => {
  consoleWatch.expect(broken, /warning: is not authed/);
  await signIn('admin');
  await openBrokenScreen(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await context.clearCookies();
  await reset(page);
  await expect(page).toHaveURL('/');
});

test('clearing forgets everything but tours, language and unsent answers, and says what to do next', async ({
  page,
  signIn,
  consoleWatch,
}) => {
  consoleWatch.expect(broken);
  await signIn('admin');
  await openBrokenScreen(page);
  await page.evaluate(async () => {
    for (const key of ['tour-home', 'language', 'theme', 'uppercase']) localStorage.setItem(key, 'x');
    sessionStorage.setItem('profile', '{}');
    await caches.open('pages');
    for (const name of ['outbox', 'lessons']) {
      await new Promise((resolve) => {
        const opened = indexedDB.open(name);
        opened.onsuccess = () => resolve(opened.result.close());
      });
    }
  });
  await expect(page.getByText('continuam guardadas neste aparelho')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar o cache' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Pronto, está limpo!' });
  await expect(notice.getByRole('link', { name: 'suporte@escola.example' })).toHaveAttribute(
    'href',
    'mailto:suporte@escola.example',
  );
  await expectAccessible(page);
  const left = await page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    // This very screen may have been counted meanwhile.
    session: Object.keys(sessionStorage).filter((key) => key !== 'lastPage'),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name).sort(),
  }));
  expect(left).toEqual({ local: ['language', 'tour-home'], session: [], caches: [], databases: ['outbox', 'tests'] });
  await notice.getByRole('link', { name: 'Entrar de novo' }).click();
  await expect(page).toHaveURL('/adm');
});

test('an error about the provider’s keys offers to clear these, and only these', async ({
  page,
  signIn,
  context,
  origin,
  consoleWatch,
}) => {
  const message = 'Plurall: data is undefined';
  consoleWatch.expect(/data is undefined/);
  await signIn('admin');
  await context.addCookies([{ name: 'sso_state', value: 'x', url: origin, httpOnly: true }]);
  await openBrokenScreen(page, { message });
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect(page.getByRole('button', { name: 'Limpar o cache' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Limpar as chaves de acesso: Plurall' }).click();
  await expect(page.getByText('Pronto, está limpo!')).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('sso_state');
  expect(names).toContain('session');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('a bad gateway on a screen of daily work is named in the console', async ({ page, signIn, consoleWatch }) => {
  consoleWatch.expect(/502 no answer/, /bad gateway 502 no answer at \/school/);
  await signIn('admin');
  const written = page.waitForEvent('console', (line) => line.text().startsWith('bad gateway'));
  await openBrokenScreen(page, { message: '502 no answer at /school' });
  await written;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
