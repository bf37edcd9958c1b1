import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from '../support/test';

type Base = { id: string; baseConhecimento: string; revision: number; topicos: { id: string; topico: string }[] };

/** A base of this test alone. */
async function storedBase(client: APIRequestContext): Promise<Base> {
  const mark = randomUUID().slice(0, 8);
  const topicos = ['Primeiro', 'Segundo'].map((name) => ({
    topico: `${name} ${mark}`,
    sugestoes: ['Por quê?'],
    body: `Texto do ${name.toLowerCase()}.`,
  }));
  const data = { baseConhecimento: `Base ${mark}`, kind: 'software', topicos };
  return (await client.put('/api/BasesConhecimentoIA', { data })).json();
}

async function opened(page: Page, { id }: Base): Promise<void> {
  await page.goto(`/training/knowledge/${id}`);
  await expect(page.getByLabel('Nome da base')).toBeEnabled();
}

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click();
const saved = (page: Page) => expect(page.getByText('Dados salvos com sucesso!')).toBeVisible();

test('an advisor makes a base, writes a topic, and everybody finds it', async ({ page, signIn, clientOf }) => {
  const mark = randomUUID().slice(0, 8);
  await signIn('assessoria');
  await page.goto('/training/knowledge');
  await page.getByRole('link', { name: 'Nova base' }).click();
  await page.getByLabel('Nome da base').fill(`Base ${mark}`);
  await page.getByRole('button', { name: 'Criar base' }).click();
  await expect(page).toHaveURL(/\/training\/knowledge\/[\da-f-]{36}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.getByRole('button', { name: 'Novo tópico' }).click();
  await page.getByLabel('Tópico', { exact: false }).and(page.getByRole('textbox')).first().fill(`Torradeira ${mark}`);
  await page.getByLabel('Perguntas sugeridas').fill('Por que o pão pula?\n\nComo ela sabe a hora?');
  await page
    .getByLabel('Texto', { exact: true })
    .fill(`A mola da torradeira ${mark} sobe.\n\n### Cuidados\n\nEsfria devagar.`);
  await save(page);
  await saved(page);
  await page.goto(`/knowledgebase/search?q=${mark}`);
  await page.getByRole('link', { name: `Torradeira ${mark}` }).click();
  await expect(page.getByRole('heading', { name: 'Cuidados' })).toBeVisible();
  await expect(page.getByText('Como ela sabe a hora?')).toBeVisible();
  await page.goto('/knowledgebase');
  await expect(page.getByRole('link', { name: `Torradeira ${mark}` })).toBeVisible();
  await (await clientOf('admin')).delete(`/api/BasesConhecimentoIA/${id}`);
});

test('topics are put in order by keyboard, refused where they are wrong, and taken out; then the base goes', async ({
  page,
  signIn,
  clientOf,
  consoleWatch,
}) => {
  consoleWatch.expect(/422|request.invalid/);
  const client = await clientOf('assessoria');
  const base = await storedBase(client);
  const [first, second] = base.topicos.map(({ topico }) => topico) as [string, string];
  await signIn('assessoria');
  await opened(page, base);
  await page.getByRole('button', { name: `Mover para baixo: ${first}` }).focus();
  await page.keyboard.press('Enter');
  await save(page);
  await saved(page);
  const read = async () => (await (await client.get(`/api/BasesConhecimentoIA/${base.id}`)).json()) as Base;
  expect((await read()).topicos.map(({ topico }) => topico)).toEqual([second, first]);
  await page.getByRole('button', { name: first, exact: true }).click();
  await page.getByRole('button', { name: 'Remover este tópico' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover', exact: true }).click();
  await save(page);
  await expect.poll(async () => (await read()).topicos.map(({ topico }) => topico)).toEqual([second]);
  await page.getByRole('button', { name: 'Novo tópico' }).click();
  await page.getByLabel('Tópico', { exact: false }).and(page.getByRole('textbox')).first().fill(second);
  await save(page);
  await expect(page.getByText('Já há um tópico com este nome nesta base.')).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(page).toHaveURL('/training/knowledge');
  await expect(page.getByRole('link', { name: base.baseConhecimento })).toHaveCount(0);
});
