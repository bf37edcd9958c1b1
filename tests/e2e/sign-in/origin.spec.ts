import { expect } from '@playwright/test';
import { signInByForm } from '../support/sign-in-form';
import { test } from '../support/test';

test('a visitor is told why to sign in, and is then where the way was begun', async ({ page }) => {
  await page.goto('/en/adm/courses?q=Rob%C3%B3tica&status=active');
  await expect(page.getByText('Sign in to open that page', { exact: true })).toBeVisible();
  await signInByForm(page, 'admin', { language: 'en' });
  await expect(page).toHaveURL('/en/adm/courses?q=Rob%C3%B3tica&status=active');
  await expect(page.getByRole('link', { name: 'Robótica com Sucata' })).toBeVisible();
});

test('the fragment of an old address goes on inside the origin', async ({ page }) => {
  await page.goto('/facilitator/#/mural/');
  await expect(page).toHaveURL('/login?reason=not-authenticated&from=%2Ffacilitator#/mural/');
  const sending = page.waitForRequest('**/api/Users/login');
  await signInByForm(page, 'instrutor');
  const sent = new URLSearchParams((await sending).postData() ?? '');
  expect(sent.get('from')).toBe('/facilitator#/mural/');
  await expect(page).toHaveURL('/facilitator/mural');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mural');
});

for (const [tipo, home] of [
  ['instrutor', '/facilitator'],
  ['escola', '/analytics/school/school_engagement'],
  ['assessoria', '/analytics/advisor/school_engagement'],
] as const) {
  test(`an old address of the analytics leads ${tipo} home, without its fragment`, async ({ page, signIn }) => {
    await signIn(tipo);
    await page.goto('/analytics/#/school/school_engagement');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Olá');
    await expect(page).toHaveURL(home);
  });
}

test('whoever may not enter is told, shown the way home, and gives way to somebody who may', async ({
  page,
  signIn,
}) => {
  await signIn('aluno');
  await page.goto('/adm/courses');
  await expect(page).toHaveURL('/login?reason=not-allowed&from=%2Fadm%2Fcourses');
  await expect(page.getByText('Usuário não tem permissão na rota', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Continuar para o meu painel' }).click();
  await expect(page).toHaveURL('/student');
  await page.goBack();
  await signInByForm(page, 'admin');
  await expect(page).toHaveURL('/adm/courses');
});
