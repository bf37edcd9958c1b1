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

test("after signing in the tab holds the spec's fields and no others", async ({ page }) => {
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
});

test('it is asked for once, and again when it is gone or of another session', async ({ page, signIn, context }) => {
  const calls = profileCalls(page);
  await signIn('instrutor');
  await page.goto('/facilitator');
  await expect.poll(() => stored(page)).not.toBeNull();
  await page.goto('/my-data');
  await page.goto('/facilitator');
  // The page's own look at the store comes with its script.
  await page.waitForLoadState('networkidle');
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

test('no right comes from it', async ({ page, signIn }) => {
  await signIn('aluno');
  await page.goto('/student');
  await expect.poll(() => stored(page)).not.toBeNull();
  await page.evaluate(() => {
    const profile = JSON.parse(sessionStorage.getItem('profile') ?? '{}');
    sessionStorage.setItem('profile', JSON.stringify({ ...profile, tipo: 'admin', homepage: '/adm' }));
  });
  await page.goto('/adm');
  await expect(page).toHaveURL(/^[^?]*\/login\?reason=not-allowed/);
});

test('leaving clears the tab and the cookies', async ({ page, context, newSession }) => {
  await context.addCookies(await newSession('instrutor'));
  await page.goto('/facilitator');
  await expect.poll(() => stored(page)).not.toBeNull();
  await page.getByRole('button', { name: /^Minha conta/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect((await context.cookies()).map(({ name }) => name).filter((name) => /session|signed_in/.test(name))).toEqual(
    [],
  );
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
