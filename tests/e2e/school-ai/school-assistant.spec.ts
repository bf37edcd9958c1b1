import { expect, type Page } from '@playwright/test';
import { vendorKey } from '@/tests/support/ai/vendor';
import { expectAccessible } from '../accessibility/axe';
import { toast } from '../support/course-form';
import { newClient, openSession } from '../support/sessions';
import { storeSchool } from '../support/store-school';
import { test as base } from '../support/test';

const words = {
  '': {
    title: 'Assistente de estudos',
    name: 'Nome do contato',
    email: 'E-mail do contato',
    answers: 'Respostas por dia',
    save: 'Salvar',
    saved: 'Dados salvos com sucesso!',
    shape: 'E-mail inválido',
    saveKey: 'Salvar a chave',
    first: 'Antes, preencha e salve o nome e o e-mail do contato, acima.',
    refused: 'O servidor do modelo não aceita esta chave. Confira e cole novamente.',
    kept: 'Chave salva.',
    ends: 'termina em 6789',
    more: 'Endereço e modelo próprios',
    address: /^Endereço/,
    wrongAddress: 'Este endereço não é permitido aqui.',
    own: 'O modelo da própria escola responde',
    guide: 'O guia embutido responde',
    remove: 'Remover a chave',
    confirm: 'Remover',
    removed: 'Chave removida.',
    meter: 'Respostas de hoje',
    used: '8 de 10',
    near: '8 de 10 respostas de hoje já foram usadas',
  },
  '/en': {
    title: 'Study assistant',
    name: "Contact's name",
    email: "Contact's e-mail",
    answers: 'Answers a day',
    save: 'Save',
    saved: 'Data saved successfully!',
    shape: 'Invalid email',
    saveKey: 'Save the key',
    first: "First fill in and save the contact's name and e-mail, above.",
    refused: "The model's server does not accept this key. Check it and paste it again.",
    kept: 'Key saved.',
    ends: 'ends in 6789',
    more: 'Own address and model',
    address: /^Address/,
    wrongAddress: 'This address is not allowed here.',
    own: 'Your own model answers',
    guide: 'The built-in guide answers',
    remove: 'Remove the key',
    confirm: 'Remove',
    removed: 'Key removed.',
    meter: 'Answers today',
    used: '8 of 10',
    near: '8 of 10 answers of today are used',
  },
} as const;

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

for (const [prefix, said] of Object.entries(words)) {
  test(`a school names its contact, gives a key and takes it back (${prefix || '/'}) @phone`, async ({
    page,
    school,
    database,
    consoleWatch,
  }) => {
    consoleWatch.expect(/status of 422/, /request\.invalid/, /school-ai\.(contact-first|key-refused)/);
    await page.goto(`${prefix}/school`);
    await page.locator(`a[href="${prefix}/school/assistant"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible();
    await expect(page.getByText(said.guide)).toBeVisible();

    const key = page.locator('#plainKey');
    await expect(key).toHaveAttribute('type', 'password');
    await key.fill('sk-wrong-0123456789');
    await button(page, said.saveKey).click();
    await expect(page.getByText(said.first)).toBeVisible();
    await expect(key).toHaveValue('sk-wrong-0123456789');

    await page.getByLabel(said.name).fill('Ana Direção');
    await page.getByLabel(said.email).fill('ana@');
    await page.getByLabel(said.answers).fill('10');
    await button(page, said.save).click();
    await expect(page.getByText(said.shape)).toBeVisible();
    await page.getByLabel(said.email).fill('ana@escola.example');
    await page.getByLabel(said.email).press('Enter');
    await expect(toast(page, said.saved).first()).toBeVisible();

    await button(page, said.saveKey).click();
    await expect(page.getByText(said.refused)).toBeVisible();
    await key.fill(vendorKey);
    await page.getByText(said.more).click();
    await page.getByRole('textbox', { name: said.address }).fill('http://169.254.169.254/');
    await button(page, said.saveKey).click();
    await expect(page.getByText(said.wrongAddress)).toBeVisible();
    await expect(key).toHaveValue(vendorKey);
    await page.getByRole('textbox', { name: said.address }).fill('');
    await button(page, said.saveKey).click();
    await expect(toast(page, said.kept)).toBeVisible();
    await expect(page.getByText(said.ends)).toBeVisible();
    await expect(page.getByText(said.own)).toBeVisible();
    await expect(key).toHaveValue('');
    expect(await page.content()).not.toContain(vendorKey.slice(0, 12));
    const marked = await database.query('SELECT has_ai_key FROM schools WHERE id = $1', [school.id]);
    expect(marked.rows).toEqual([{ has_ai_key: true }]);

    await button(page, said.remove).click();
    await page.getByRole('alertdialog').getByRole('button', { name: said.confirm, exact: true }).click();
    await expect(toast(page, said.removed)).toBeVisible();
    await expect(page.getByText(said.guide)).toBeVisible();
  });

  test(`it sees what it used today against its limit (${prefix || '/'})`, async ({ page, school, database }) => {
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
    await page.goto(`${prefix}/school/assistant`);
    const meter = page.getByRole('progressbar', { name: said.meter });
    await expect(meter).toHaveAttribute('aria-valuetext', said.used);
    await expect(page.getByText(said.near)).toBeVisible();
    // The day's, below the head.
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    await expect(page.getByText(said.ends)).toBeVisible();
    await page.getByText(said.more).click();
    await expectAccessible(page);
  });
}

test('what somebody else saved meanwhile is shown, and nothing typed is lost', async ({
  page,
  school,
  clientOf,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 409/, /school-ai\.changed-meanwhile/);
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
  await page.getByRole('searchbox').fill(name.slice(-8));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Assistente de estudos: ${name}` })).toBeVisible();
  await page.getByLabel('Nome do contato').fill('Caio');
  await page.getByLabel('E-mail do contato').fill('caio@escola.example');
  await button(page, 'Salvar').click();
  await expect(toast(page, 'Dados salvos com sucesso!')).toBeVisible();
  expect((await page.request.get('/adm/assistant?school=nobody')).status()).toBe(404);
});

test('the key of an address reaches the command through the real server, and leaves the address', async ({
  database,
  playwright,
  origin,
}) => {
  const school = await storeSchool(database);
  const cookies = await openSession({ playwright, origin }, school.login as 'escola');
  const client = await newClient({ playwright, origin }, cookies);
  const contact = {
    contactName: 'Ana',
    contactEmail: 'ana@escola.example',
    dailyAnswersMax: 5,
    speechForStudents: false,
  };
  await client.post('/api/Escolas/assistant', { data: { schoolId: school.id, revision: 0, ...contact } });
  const saved = await client.post(
    `/api/chatgpt/save_encrypted_key?schoolId=${school.id}&plainKey=${encodeURIComponent(vendorKey)}`,
  );
  expect(await saved.json()).toEqual({ exists: true, lastFour: '6789', tried: 'accepted' });
  // A header of a client's own is nobody's key.
  const forged = await client.post(`/api/chatgpt/save_encrypted_key?schoolId=${school.id}`, {
    headers: { 'x-secret-query': vendorKey },
  });
  expect(forged.status()).toBe(422);
  await client.dispose();
});
