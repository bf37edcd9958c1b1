import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { KeyboardOnly } from '../support/keyboard-only';
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

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const students = [
  'Nome do estudante;Login do estudante;Matrícula;Ano escolar;Turma;Data de nascimento;Sexo;Apelido;ID do provedor;Nome do responsável 1;E-mail do responsável 1;Nome do responsável 2;E-mail do responsável 2',
  'Ana Conceição;;;7º ano;;05/03/2014;F;;;Bia Conceição;bia@example.org;;',
  'Caio Lima;;;7º ano;;31/02/2014;M;;;;joão@example.org;;',
].join('\r\n');

const guardians = (login: string) =>
  [
    'Login do estudante;Nome do estudante;Nome do responsável 1;E-mail do responsável 1;Nome do responsável 2;E-mail do responsável 2;ID do provedor',
    `${login};Ana Conceição;Elza Reis;elza@example.org;;;`,
  ].join('\n');

function sent(page: Page, name: string, text: string, encoding: BufferEncoding = 'utf8') {
  const buffer = Buffer.from(text, encoding);
  return page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

test('a secretary brings in students, puts a file right in place, and takes an import back @only-phone', async ({
  page,
  school,
}) => {
  // One errand of many screens, with axe on each.
  test.slow();
  await page.goto('/school/imports');
  await page.getByRole('link', { name: 'Importar estudantes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Estudantes' })).toBeVisible();
  await expectAccessible(page);

  await sent(page, 'outra.csv', 'Nome;Login\nAna;ana.x');
  await expect(page.getByRole('heading', { name: 'O arquivo foi recusado' })).toBeVisible();
  await expect(page.getByText('O cabeçalho tem 2 colunas; o modelo tem 13.')).toBeVisible();
  // No cell of it can be put right here, and its columns would get the names of others.
  await expect(button(page, 'Conferir de novo')).toHaveCount(0);
  await expect(button(page, 'Baixar como está')).toHaveCount(0);
  await button(page, 'Escolher outro arquivo').click();

  await sent(page, 'turma.csv', students, 'latin1');
  await expect(page.getByRole('heading', { name: '1 linha precisa de correção' })).toBeVisible();
  await expect(page.getByText('foi lido como Windows-1252')).toBeVisible();
  await expect(page.getByText('O caractere “ã”, na posição 3, não é aceito em um e-mail.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Data de nascimento').fill('28/02/2014');
  await page.getByLabel('E-mail do responsável 1').fill('davi@example.org');
  await page.getByLabel('Nome do responsável 1').fill('Davi Lima');
  const corrected = page.waitForEvent('download');
  await button(page, 'Baixar como está').click();
  expect(await readFile(await (await corrected).path(), 'utf8')).toContain('Caio Lima;;;7º ano;;28/02/2014;M');
  await button(page, 'Conferir as correções').click();

  await expect(page.getByRole('heading', { name: 'Tudo certo: veja o que vai mudar' })).toBeVisible();
  await button(page, 'Importar').click();
  await expect(page.getByText('2 estudantes novos, 0 com mudanças')).toBeVisible();
  await expect(page.getByText(/^\w+-\w+-\d{3}$/)).toHaveCount(2);
  await expectAccessible(page);
  const sheet = page.waitForEvent('download');
  await button(page, 'Baixar CSV').click();
  const [, first = ''] = (await readFile(await (await sheet).path(), 'utf8')).trim().split('\r\n');
  const [name, login = ''] = first.split(';');
  expect(name).toBe('Ana Conceição');

  await page.goto('/school/imports/guardians');
  await sent(page, 'responsaveis.csv', guardians(login));
  await expect(page.getByText('Bia Conceição <bia@example.org>')).toBeVisible();
  await button(page, 'Importar').click();
  await expect(page.getByText('1 linha com novos responsáveis')).toBeVisible();
  await page.getByRole('link', { name: 'Ver o registro' }).click();
  // The page before has the same button.
  await expect(page).toHaveURL(/\/records\//);
  await expect(page.getByText('Com novos responsáveis')).toBeVisible();
  await button(page, 'Desfazer a importação').click();
  await button(page, /^Desfazer$/).click();
  await expect(page.getByText('Desfeita', { exact: true })).toBeVisible();
  await page.goto('/school/imports');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  expect(school.name).toContain('Escola');
});

test('a file of students is brought in by keyboard alone on a phone @only-phone', async ({ page, school }) => {
  const header = students.slice(0, students.indexOf('\r\n'));
  const line = `Iracema Lopes;;${school.id};7º ano;;05/03/2014;F;;;Bia Lopes;bia.lopes@example.org;;`;
  const buffer = Buffer.from(`${header}\r\n${line}`);
  await page.goto('/school/imports/students');
  const keys = new KeyboardOnly(page);
  // Awaited from before the way there: the browser hands the dialog over from a moment after it is asked to.
  const chooser = page.waitForEvent('filechooser');
  await keys.to(page.locator('input[type=file]'));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'turma.csv', mimeType: 'text/csv', buffer });
  await keys.press(button(page, 'Importar'));
  await expect(page.getByText('1 estudante novo')).toBeVisible();
  expect(keys.tabs).toBeLessThanOrEqual(20);
});
