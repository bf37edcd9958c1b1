import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { profileKept } from '../support/profile-kept';
import { forgetUs, freshPerson, goToProvider, linkByPassword } from '../support/sso';
import { test } from '../support/test';

type Claims = Record<'ssotype' | 'ssoidentificador' | 'ssouuid' | 'access_token' | 'state', string>;

/** The provider's page sends the browser to us with a form of its own. */
async function postFromPage(page: Page, action: string, claims: Claims): Promise<void> {
  await page.evaluate(
    ([address, fields]) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: address });
      for (const [name, value] of Object.entries(fields)) {
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
      }
      document.body.append(form);
      form.submit();
    },
    [action, claims] as const,
  );
}

test("a start from the provider's own page signs in, and works once", async ({ page, origin }) => {
  const person = freshPerson();
  await linkByPassword(page, person, 'aluno7');
  await profileKept(page);
  await page.context().clearCookies();
  await goToProvider(page);
  const theirs = page.url();
  const accessToken = await page.evaluate(async (name) => (await fetch(`/token-for/${name}`)).text(), person);
  const claims: Claims = {
    ssotype: 'plurall',
    ssoidentificador: person,
    ssouuid: person,
    access_token: accessToken,
    state: randomUUID(),
  };
  await postFromPage(page, `${origin}/api/Users/login`, claims);
  await expect(page).toHaveURL('/student');
  await forgetUs(page);
  await page.goto(theirs);
  await postFromPage(page, `${origin}/api/Users/login`, claims);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Erro ao entrar com Plurall');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session');
});
