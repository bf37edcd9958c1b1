import { expect } from '@playwright/test';
import { signInByForm } from '../support/sign-in-form';
import { test } from '../support/test';

for (const written of ['"en"', 'EN', 'en-us', '"EN"']) {
  test(`a browser that keeps ${written} lands in English`, async ({ page }) => {
    await page.goto('/login');
    await page.evaluate((text) => localStorage.setItem('language', text), written);
    await signInByForm(page, 'aluno');
    await expect(page).toHaveURL('/en/student');
  });
}

test('the preference also decides for the page that was asked for', async ({ page }) => {
  await page.goto('/en/adm/courses?status=active');
  await page.evaluate(() => localStorage.setItem('language', '"pt-br"'));
  await signInByForm(page, 'admin', { language: 'en' });
  await expect(page).toHaveURL('/adm/courses?status=active');
});

test('without a preference the page that was asked for keeps its language', async ({ page }) => {
  await page.goto('/en/student');
  await signInByForm(page, 'aluno', { language: 'en' });
  await expect(page).toHaveURL('/en/student');
});

test('the switch keeps page and query, and is remembered at the next sign-in', async ({
  page,
  context,
  newSession,
}) => {
  await context.addCookies(await newSession('admin'));
  await page.goto('/adm/courses?status=active');
  await page.getByRole('button', { name: /^Minha conta/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/adm/courses?status=active');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('"en"');
  await context.clearCookies();
  await page.goto('/login');
  await signInByForm(page, 'escola');
  await expect(page).toHaveURL('/en/analytics/school/school_engagement');
});

test('the switch on the sign-in screen keeps why and whence the visitor came', async ({ page }) => {
  await page.goto('/my-data');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/login?reason=not-authenticated&from=%2Fmy-data');
  await signInByForm(page, 'aluno', { language: 'en' });
  await expect(page).toHaveURL('/en/my-data');
});

test('the switch keeps the query of a cached page, and the fragment that no server sees', async ({ page }) => {
  await page.goto('/knowledgebase?origin=9');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/knowledgebase?origin=9');
  await page.goto('/analytics#/school/school_engagement');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/login\?.*from=%2Fanalytics#\/school\/school_engagement$/);
});

test('the switch of an open page is remembered as well', async ({ page }) => {
  await page.goto('/course');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/course');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('"en"');
});
