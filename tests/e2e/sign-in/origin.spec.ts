import { expect } from '@playwright/test';
import { signInByForm } from '../support/sign-in-form';
import { test } from '../support/test';

const reasons = [
  { path: '/student', sentence: 'Usuário não está autenticado', face: '/login' },
  { path: '/en/student', sentence: 'Sign in to open that page', face: '/en/login' },
  { path: '/selfie', sentence: 'Usuário não está autenticado', face: '/selfielogin' },
];

for (const { path, sentence, face } of reasons) {
  test(`a visitor of ${path} is sent to ${face} and told why`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(`${face}?reason=not-authenticated&from=${encodeURIComponent(path)}`);
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  });
}

test('after signing in the visitor is where the way was begun', async ({ page }) => {
  await page.goto('/en/adm/courses?q=Rob%C3%B3tica&status=active');
  await signInByForm(page, 'admin', { language: 'en' });
  await expect(page).toHaveURL('/en/adm/courses?q=Rob%C3%B3tica&status=active');
  await expect(page.getByRole('link', { name: 'Robótica com Sucata' })).toBeVisible();
});

test('the fragment of an old address goes on inside the origin', async ({ page }) => {
  await page.goto('/analytics/#/school/school_engagement');
  await expect(page).toHaveURL('/login?reason=not-authenticated&from=%2Fanalytics#/school/school_engagement');
  const sending = page.waitForRequest('**/api/Users/login');
  await signInByForm(page, 'escola');
  const sent = new URLSearchParams((await sending).postData() ?? '');
  expect(sent.get('from')).toBe('/analytics#/school/school_engagement');
  await expect(page).toHaveURL(/\/analytics\/school\/school_engagement(#.*)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Secretaria!');
});

test('an origin that the tipo may not enter gives way to the own home', async ({ page }) => {
  await page.goto('/adm/courses');
  await signInByForm(page, 'instrutor');
  await expect(page).toHaveURL('/facilitator');
});

for (const { language, prefix, sentence, onward, home } of [
  {
    language: 'pt-BR',
    prefix: '',
    sentence: 'Usuário não tem permissão na rota',
    onward: 'Continuar para o meu painel',
    home: '/student',
  },
  {
    language: 'en',
    prefix: '/en',
    sentence: 'This user may not open that page',
    onward: 'Continue to my panel',
    home: '/en/student',
  },
]) {
  test(`whoever may not enter is told and shown the way home (${language})`, async ({ page, signIn }) => {
    await signIn('aluno');
    await page.goto(`${prefix}/adm`);
    await expect(page).toHaveURL(`${prefix}/login?reason=not-allowed&from=${encodeURIComponent(`${prefix}/adm`)}`);
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: onward }).click();
    await expect(page).toHaveURL(home);
  });
}

test('somebody else signs in from the refusal and gets where the first could not', async ({ page, signIn }) => {
  await signIn('aluno');
  await page.goto('/adm/courses');
  await signInByForm(page, 'admin');
  await expect(page).toHaveURL('/adm/courses');
});
