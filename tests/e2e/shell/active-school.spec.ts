import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { profileKept } from '../support/profile-kept';
import { test } from '../support/test';

// The school that is open belongs to the advisor, not to the session: one test after the other.
test.describe.configure({ mode: 'default' });

const home = '/analytics/advisor/school_engagement';

test('an advisor of two schools opens the other by keys and comes back', async ({ page, context, newSession }) => {
  await context.addCookies(await newSession('assessoria'));
  await page.goto(home);
  await profileKept(page);
  for (const name of ['Escola Estadual Ladeira do Farol', 'Escola Municipal Margem do Capibaribe']) {
    await page.getByRole('button', { name: /^Minha conta/ }).focus();
    await page.keyboard.press('Enter');
    const choice = page.getByRole('menuitemradio', { name });
    await expect(choice).toHaveAttribute('aria-checked', 'false');
    await expect(page.getByRole('menuitemradio').first()).toBeFocused();
    await choice.press('Enter');
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    // Asked again where the page that is read is just giving way to the next.
    await page.waitForFunction(
      (school) => JSON.parse(sessionStorage.getItem('profile') ?? '{}').nomeEscola === school,
      name,
    );
  }
  await page.getByRole('button', { name: /^Minha conta/ }).click();
  await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  await expectAccessible(page);
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
