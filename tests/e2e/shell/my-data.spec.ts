import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { toast } from '../support/course-form';
import { signInByForm } from '../support/sign-in-form';
import { test } from '../support/test';

async function photo(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const image = sharp({ create: { width: 300, height: 160, channels: 3, background: '#2a7' } });
  return { name: 'eu.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

function nameKept(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('profile') ?? '{}').nome);
}

test('name, e-mail and photo are saved, and the header and the tab know at once', async ({
  page,
  context,
  newSession,
}) => {
  await context.addCookies(await newSession('somosselfieproduto'));
  await page.goto('/selfie');
  await page.getByRole('button', { name: /^Minha conta/ }).click();
  await page.getByRole('menuitem', { name: 'Meus dados' }).click();
  await expect(page).toHaveURL('/my-data');
  await page.getByLabel('Nome').fill('Plínio A. Novo');
  await page.getByLabel('E-mail').fill('plinio.novo@escola.br');
  await page.getByLabel('Senha atual').first().fill('demo1234');
  await page.locator('input[type=file]').setInputFiles(await photo());
  const crop = page.getByRole('main').locator('img[src*=account-photos]');
  await expect(crop).toBeVisible();
  await expect.poll(() => crop.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(toast(page, 'Dados salvos com sucesso!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Minha conta: Plínio A. Novo' })).toBeVisible();
  await expect(page.getByRole('banner').locator('img[src*=account-photos]')).toBeVisible();
  await expect.poll(() => nameKept(page)).toBe('Plínio A. Novo');
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue('plinio.novo@escola.br');
  await page.getByLabel('Nome').fill('Plínio Arruda');
  await page.getByRole('button', { name: 'Remover a foto' }).first().click();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Minha conta: Plínio Arruda' })).toBeVisible();
});

test('a form that was made for one person is not saved for whoever signed in meanwhile', async ({
  page,
  context,
  newSession,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 409|request\.other-person/);
  await context.addCookies(await newSession('aluno'));
  await page.goto('/my-data');
  await page.getByLabel('Nome').fill('De outra pessoa');
  await context.addCookies(await newSession('aluno_b'));
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(
    page.getByText('Outra pessoa entrou neste navegador. Nada foi salvo: recarregue a página.'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nome')).not.toHaveValue('De outra pessoa');
});

test('what is wrong is said at its field, and what was typed stays, also when the save does not arrive', async ({
  page,
  signIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_INTERNET_DISCONNECTED/);
  await signIn('instrutor');
  await page.goto('/en/my-data');
  const [name, email] = [page.getByLabel('Name', { exact: false }).first(), page.getByLabel('E-mail')];
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await email.fill('márta@escola.br');
  await name.fill('Marta F.');
  await save.click();
  await expect(page.getByText('The character “á”, at position 2, is not accepted in an e-mail address.')).toBeVisible();
  await email.fill('marta@escola');
  await save.click();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await email.fill('marta@escola.br');
  await page.getByLabel('Current password').first().fill('demo1234');
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByText('No connection to the school.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(name).toHaveValue('Marta F.');
  await expect(email).toHaveValue('marta@escola.br');
});

test('a pupil has no e-mail, reads the login, and chooses capitals and language for good', async ({ page, signIn }) => {
  await signIn('aluno');
  await page.goto('/my-data');
  await expect(page.getByLabel('E-mail')).toHaveCount(0);
  await expect(page.locator('dd code')).toHaveText('aluno');
  const capitals = page.getByRole('switch', { name: /^Tudo em maiúsculas/ });
  await capitals.check();
  await page.goto('/student');
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.evaluate((element) => getComputedStyle(element).textTransform)).toBe('uppercase');
  await page.goto('/my-data');
  await expect(capitals).toBeChecked();
  await capitals.uncheck();
  await page.reload();
  await expect(capitals).not.toBeChecked();
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(page).toHaveURL('/en/my-data');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('"en"');
});

test('a new password is set by the old one, its rules met as one types', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/422/);
  // Nobody else's login: a new password ends its other sessions.
  await page.goto('/login?from=/my-data');
  await signInByForm(page, 'aluno8');
  await page.getByRole('textbox', { name: 'Senha atual' }).fill('not this one');
  await page.getByRole('textbox', { name: /^Nova senha$/ }).fill('abc');
  const rules = page.locator('#password-rules');
  await expect(rules.getByText('pelo menos uma letra: cumprido')).toBeVisible();
  await expect(rules.getByText('pelo menos um número: falta')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar a senha' }).click();
  await expect(page.getByText('Erro ao alterar a senha! Tente de novo!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Senha atual' })).toHaveValue('not this one');
  await page.getByRole('textbox', { name: 'Senha atual' }).fill('demo1234');
  await page.getByRole('textbox', { name: /^Nova senha$/ }).fill('demo1234');
  await page.getByRole('textbox', { name: 'Repita a nova senha' }).fill('demo1234');
  await page.getByRole('button', { name: 'Salvar a senha' }).click();
  await expect(toast(page, 'Senha alterada com sucesso!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Senha atual' })).toHaveValue('');
  await page.reload();
  await expect(page).toHaveURL('/my-data');
});
