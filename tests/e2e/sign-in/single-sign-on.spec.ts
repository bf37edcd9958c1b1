import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { signInByForm } from '../support/sign-in-form';
import { forgetUs, freshPerson, goToProvider, linkByPassword, signInAtProvider } from '../support/sso';
import { test } from '../support/test';

test('an unknown person links the own login once, and is never asked again', async ({ page, context, database }) => {
  const person = freshPerson();
  await page.goto('/student');
  await page.getByRole('link', { name: 'Entrar com Plurall' }).click();
  await signInAtProvider(page, person);
  await expect(page).toHaveURL('/login?link=oidc&from=%2Fstudent');
  await signInByForm(page, 'aluno2', { password: 'errada1' });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Usuário ou senha inválidos');
  await expect(page.getByText('Esta conta Plurall ainda não está vinculada')).toBeVisible();
  await signInByForm(page, 'aluno2');
  await expect(page).toHaveURL('/link-account?from=%2Fstudent');
  const [asked, { rows }] = await Promise.all([
    page.getByRole('main').textContent(),
    database.query(
      'SELECT a.name, s.name AS school FROM accounts a JOIN schools s ON s.id = a.school_id WHERE login = $1',
      ['aluno2'],
    ),
  ]);
  for (const named of [`${person}@plurall`, rows[0].name, rows[0].school]) expect(asked).toContain(named);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Vincular' }).click();
  await expect(page).toHaveURL('/student');
  expect((await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('sso_'))).toEqual([]);
  await forgetUs(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Entrar com Plurall' }).click();
  await expect(page).toHaveURL('/student');
});

test('whoever gives the linking up signs in as ever, and nothing is linked', async ({ page }) => {
  const person = freshPerson();
  await goToProvider(page, 'en');
  await signInAtProvider(page, person);
  await expect(page.getByText('This Plurall account is not linked yet')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in without linking' }).click();
  await expect(page).toHaveURL('/en/login');
  await signInByForm(page, 'aluno3', { language: 'en' });
  await expect(page).toHaveURL('/en/student');
  await forgetUs(page);
  await page.goto('/en/login');
  await page.getByRole('link', { name: 'Sign in with Plurall' }).click();
  await expect(page.getByText('This Plurall account is not linked yet')).toBeVisible();
});

test('two accounts in one browser stay apart: the session is of whom the provider named last', async ({
  page,
  database,
}) => {
  const [first, second] = [freshPerson(), freshPerson()];
  await linkByPassword(page, first, 'aluno4');
  await forgetUs(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Entrar com Plurall' }).click();
  await expect(page).toHaveURL('/student');
  await forgetUs(page);
  // The provider still knows the first person here; asked again, another one answers.
  await page.goto('/login?link=oidc');
  await page.getByRole('link', { name: 'Usar outra conta Plurall' }).click();
  await signInAtProvider(page, second);
  await expect(page.getByText('Esta conta Plurall ainda não está vinculada')).toBeVisible();
  await signInByForm(page, 'instrutor2');
  await page.getByRole('button', { name: 'Vincular' }).click();
  await expect(page).toHaveURL('/facilitator');
  const { rows } = await database.query(
    'SELECT subject, login FROM sso_identities JOIN accounts ON accounts.id = account_id WHERE subject = ANY ($1)',
    [[first, second]],
  );
  expect(new Map(rows.map(({ subject, login }) => [subject, login]))).toEqual(
    new Map([
      [first, 'aluno4'],
      [second, 'instrutor2'],
    ]),
  );
});

// What else may go wrong there: tests/api/sso, and its words: single-sign-on.http.spec.ts.
test('whoever cancels at the provider is back on the sign-in screen, and nobody is signed in', async ({
  page,
  context,
}) => {
  await goToProvider(page, 'en');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Error logging in with Plurall');
  await expect(alert).toContainText('Sign-in was canceled.');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => /^(session|signed_in|sso_)/.test(name))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the way through the provider is links and forms', async ({ page }) => {
    await goToProvider(page);
    await signInAtProvider(page, freshPerson());
    await signInByForm(page, 'aluno5');
    await page.getByRole('button', { name: 'Vincular' }).click();
    await expect(page).toHaveURL('/student');
  });
});
