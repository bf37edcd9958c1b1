import { expect, type Page } from '@playwright/test';
import { signInByForm } from '../support/sign-in-form';
import { test } from '../support/test';

function stored(page: Page): Promise<Record<string, unknown> | null> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('profile') ?? 'null'));
}

function profileCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/Users/profile')) calls.push(request.method());
  });
  return calls;
}

test("after signing in the tab holds the spec's fields, which open nothing, and leaving clears it", async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await signInByForm(page, 'aluno');
  await expect.poll(() => stored(page)).not.toBeNull();
  const profile = await stored(page);
  expect(Object.keys(profile ?? {}).sort()).toEqual(
    [
      'username tipo accessToken facilitadormmcode nome urlFoto escolaId nomeEscola escolaCidade escolaUF escolaTemIA',
      'serie modulo aula isAuthenticated homepage',
    ]
      .join(' ')
      .split(' ')
      .sort(),
  );
  expect(profile).toMatchObject({ username: 'aluno', tipo: 'aluno', isAuthenticated: true, homepage: '/student' });
  await page.evaluate((kept) => {
    sessionStorage.setItem('profile', JSON.stringify({ ...kept, tipo: 'admin', homepage: '/adm' }));
  }, profile);
  await page.goto('/adm');
  await expect(page).toHaveURL(/^[^?]*\/login\?reason=not-allowed/);
  await page.goto('/student');
  await page.getByRole('button', { name: /^Minha conta/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => /session|signed_in/.test(name))).toEqual([]);
});

test('it is asked for once, and again when it is gone or of another session', async ({ page, signIn, context }) => {
  const calls = profileCalls(page);
  await signIn('instrutor');
  await page.goto('/facilitator');
  await expect.poll(() => stored(page)).not.toBeNull();
  await page.goto('/my-data');
  await page.goto('/facilitator');
  // The page's own look at the store comes with its script, and so does what the menu opens.
  await page.getByRole('button', { name: /^Minha conta/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(calls).toEqual(['GET']);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect.poll(() => stored(page)).not.toBeNull();
  expect(calls).toEqual(['GET', 'GET']);
  await context.clearCookies();
  await signIn('escola');
  await page.goto('/analytics/school/school_engagement');
  await expect.poll(async () => (await stored(page))?.username).toBe('escola');
  expect(calls).toHaveLength(3);
});

test('a tab whose session ended elsewhere keeps nothing either', async ({ page, context, signIn }) => {
  await signIn('instrutor');
  await page.goto('/facilitator');
  await expect.poll(() => stored(page)).not.toBeNull();
  await context.clearCookies();
  await page.goto('/facilitator');
  await expect(page).toHaveURL(/\/login/);
  expect(await stored(page)).toBeNull();
});
