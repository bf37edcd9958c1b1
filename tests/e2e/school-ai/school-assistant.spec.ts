import { expect, type Page } from '@playwright/test';
import { vendorKey } from '@/tests/support/ai/vendor';
import { expectAccessible } from '../accessibility/axe';
import { toast } from '../support/course-form';
import { openSession } from '../support/sessions';
import { storeSchool } from '../support/store-school';
import { test as base } from '../support/test';

type School = { id: string; name: string; login: string };

/** Signed in as a school that no other test knows. */
const test = base.extend<{ school: School }>({
  school: async ({ database, context, playwright, origin }, use) => {
    const school = await storeSchool(database);
    await context.addCookies(await openSession({ playwright, origin }, school.login as 'escola'));
    await use(school);
  },
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a school names its contact, gives a key and takes it back @only-phone', async ({
  page,
  school,
  database,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 422/, /request\.invalid/, /school-ai\.key-refused/);
  await page.goto('/school');
  await page.getByRole('link', { name: 'Configurar o assistente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Assistente de estudos' })).toBeVisible();
  await expect(page.getByText('O guia da plataforma responde')).toBeVisible();

  const key = page.locator('#plainKey');
  await expect(key).toHaveAttribute('type', 'password');
  await key.fill('sk-wrong-0123456789');
  await button(page, 'Salvar a chave').click();
  await expect(page.getByText('O servidor do modelo não aceita esta chave. Confira e cole novamente.')).toBeVisible();
  await expect(key).toHaveValue('sk-wrong-0123456789');
  await key.fill(vendorKey);
  await button(page, 'Salvar a chave').click();
  await expect(page.getByText('A chave espera pelo contato')).toBeVisible();
  await expect(page.getByText('O guia da plataforma responde')).toBeVisible();

  await page.getByLabel('Nome do contato').fill('Ana Direção');
  await page.getByLabel('E-mail do contato').fill('ana@');
  await page.getByLabel('Respostas por dia').fill('10');
  await button(page, 'Salvar').click();
  await expect(page.getByText('E-mail inválido')).toBeVisible();
  await page.getByLabel('E-mail do contato').fill('ana@escola.example');
  await page.getByLabel('E-mail do contato').press('Enter');
  await expect(toast(page, 'Dados salvos com sucesso!').first()).toBeVisible();

  await expect(page.getByText('A chave espera pelo contato')).toBeHidden();
  await expect(page.getByText('O modelo da própria escola responde')).toBeVisible();

  await key.fill(vendorKey);
  await page.getByText('Endereço e modelo próprios').click();
  await page.getByRole('textbox', { name: /^Endereço/ }).fill('http://169.254.169.254/');
  await button(page, 'Trocar a chave').click();
  await expect(page.getByText('Este endereço não é permitido aqui.')).toBeVisible();
  await expect(key).toHaveValue(vendorKey);
  await page.getByRole('textbox', { name: /^Endereço/ }).fill('');
  await button(page, 'Trocar a chave').click();
  await expect(toast(page, 'Chave salva.').first()).toBeVisible();
  await expect(page.getByText('termina em 6789')).toBeVisible();
  await expect(page.getByText('O modelo da própria escola responde')).toBeVisible();
  await expect(key).toHaveValue('');
  expect(await page.content()).not.toContain(vendorKey.slice(0, 12));
  const marked = await database.query('SELECT has_ai_key FROM schools WHERE id = $1', [school.id]);
  expect(marked.rows).toEqual([{ has_ai_key: true }]);

  await button(page, 'Remover a chave').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover', exact: true }).click();
  await expect(toast(page, 'Chave removida.')).toBeVisible();
  await expect(page.getByText('O guia da plataforma responde')).toBeVisible();
});

test('it sees what it used today against its limit', async ({ page, school, database }) => {
  await database.query(
    'INSERT INTO school_ai_settings (school_id, daily_answers_max, updated_at) VALUES ($1, 10, now())',
    [school.id],
  );
  await database.query(
    "INSERT INTO school_ai_keys (school_id, ciphertext, master_key_id, last_four, updated_at) VALUES ($1, '', '', '6789', now())",
    [school.id],
  );
  await database.query(
    "INSERT INTO school_ai_use (school_id, day, answers) VALUES ($1, (now() AT TIME ZONE 'America/Sao_Paulo')::date, 8)",
    [school.id],
  );
  await page.goto('/en/school/assistant');
  const meter = page.getByRole('progressbar', { name: 'Answers today' });
  await expect(meter).toHaveAttribute('aria-valuetext', '8 of 10');
  await expect(page.getByText("8 of 10 of today's answers have been used")).toBeVisible();
  // The day's, below the head.
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await expect(page.getByText('ends in 6789')).toBeVisible();
  await page.getByText('Custom address and model').click();
  await expectAccessible(page);
});

test('what somebody else saved meanwhile is shown, and nothing typed is lost', async ({
  page,
  school,
  clientOf,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 409/, /request\.changed-meanwhile/);
  await page.goto('/school/assistant');
  await page.getByLabel('Nome do contato').fill('Ana');
  const admin = await clientOf('admin');
  const theirs = {
    contactName: 'Bia',
    contactEmail: 'bia@escola.example',
    dailyAnswersMax: 5,
    speechForStudents: true,
  };
  const answer = await admin.post('/api/Escolas/assistant', { data: { schoolId: school.id, revision: 0, ...theirs } });
  expect(answer.status()).toBe(200);
  await button(page, 'Salvar').click();
  await expect(page.getByText('Bia', { exact: false }).first()).toBeVisible();
  await expect(page.locator('#contactName')).toHaveValue('Ana');
});

test('an administrator finds a school by name and sees the same', async ({ page, database, signIn }) => {
  const { name } = await storeSchool(database);
  await signIn('admin');
  await page.goto('/adm/assistant');
  await page.getByRole('main').getByRole('searchbox').fill(name.slice(-8));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Assistente de estudos: ${name}` })).toBeVisible();
  await page.getByLabel('Nome do contato').fill('Caio');
  await page.getByLabel('E-mail do contato').fill('caio@escola.example');
  await button(page, 'Salvar').click();
  await expect(toast(page, 'Dados salvos com sucesso!')).toBeVisible();
  expect((await page.request.get('/adm/assistant?school=nobody')).status()).toBe(404);
});
