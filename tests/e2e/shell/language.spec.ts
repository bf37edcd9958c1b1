import { expect } from '@playwright/test';
import { profileKept } from '../support/profile-kept';
import { signInByForm } from '../support/sign-in-form';
import { test } from '../support/test';

// How else a language may be written: lib/platform/i18n/locales.test.ts.
test('the language that a browser keeps decides for the landing, and for the page that was asked for', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('language', '"EN"'));
  await signInByForm(page, 'aluno');
  await expect(page).toHaveURL('/en/student');
  await profileKept(page);
  await context.clearCookies();
  await page.goto('/en/adm/courses?status=active');
  await page.evaluate(() => localStorage.setItem('language', '"pt-br"'));
  await signInByForm(page, 'admin', { language: 'en' });
  await expect(page).toHaveURL('/adm/courses?status=active');
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('"en"');
  await profileKept(page);
  await context.clearCookies();
  await page.goto('/login');
  await signInByForm(page, 'escola');
  await expect(page).toHaveURL('/en/analytics/school/school_engagement');
});

test('the switch of an open page keeps its query and a fragment, and is remembered', async ({ page }) => {
  const english = page.getByRole('link', { name: 'English' });
  await page.goto('/knowledgebase?origin=9');
  await english.click();
  await expect(page).toHaveURL('/en/knowledgebase?origin=9');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('"en"');
  await page.goto('/analytics#/school/school_engagement');
  await english.click();
  await expect(page).toHaveURL(/\/en\/login\?.*from=%2Fanalytics#\/school\/school_engagement$/);
});
