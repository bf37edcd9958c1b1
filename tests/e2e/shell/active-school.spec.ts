import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { profileKept } from '../support/profile-kept';
import { test } from '../support/test';

// The school that is open belongs to the advisor, not to the session: one test after the other.
test.describe.configure({ mode: 'default' });

const home = '/analytics/advisor/school_engagement';

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Minha conta/ }).click();
}

test('an advisor of two schools opens the other and comes back', async ({ page, context, newSession }) => {
  await context.addCookies(await newSession('assessoria'));
  await page.goto(home);
  await profileKept(page);
  for (const name of ['Escola Estadual Ladeira do Farol', 'Escola Municipal Margem do Capibaribe']) {
    await openMenu(page);
    const choice = page.getByRole('menuitemradio', { name });
    await expect(choice).toHaveAttribute('aria-checked', 'false');
    await choice.click();
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('profile') ?? '{}').nomeEscola))
      .toBe(name);
  }
});

test('an error keeps the old school and says so', async ({ page, context, newSession, consoleWatch }) => {
  consoleWatch.expect(/status of 500/, /POST \/Users\/school/);
  await context.addCookies(await newSession('assessoria'));
  await page.goto(`/en${home}`);
  await profileKept(page);
  await page.route('**/api/Users/school', (route) => route.fulfill({ status: 500, json: { code: 'server.failed' } }));
  await page.getByRole('button', { name: /^My account/ }).click();
  await page.getByRole('menuitemradio', { name: 'Escola Estadual Ladeira do Farol' }).click();
  await expect(page.getByText('Error changing school')).toBeVisible();
  await expect(page.getByRole('main').getByText('Escola Municipal Margem do Capibaribe').first()).toBeVisible();
});

test('the choice is reached by keys and is accessible', async ({ page, signIn }) => {
  await signIn('assessoria');
  await page.goto(home);
  await page.getByRole('button', { name: /^Minha conta/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Escola Estadual Ladeira do Farol' })).toBeFocused();
  await expectAccessible(page);
});

test('whoever works at one school is offered none', async ({ page, signIn }) => {
  await signIn('instrutor');
  await page.goto('/facilitator');
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
});
