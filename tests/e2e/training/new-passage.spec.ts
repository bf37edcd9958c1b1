import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Client } from 'pg';
import { expectAccessible } from '../accessibility/axe';
import { test } from '../support/test';

/** A base and a disliked answer about it, of this test alone; they have a word that nothing else says. */
async function storeDisliked(database: Client, client: APIRequestContext) {
  const [conversation, answer] = [randomUUID(), randomUUID()];
  const word = `guizo${answer.slice(0, 8).replace(/\d/g, 'q')}`;
  const topicos = [{ topico: `Sons ${word}`, sugestoes: [], body: 'Há muitos sons.' }];
  const data = { baseConhecimento: `Base ${word}`, kind: 'robotics', topicos };
  const base = await (await client.put('/api/BasesConhecimentoIA', { data })).json();
  await database.query(
    `INSERT INTO conversations (id, account_id, school_id, subject, division, last_turn, updated_at)
     SELECT $1, id, school_id, $2, $3, 1, now() FROM accounts WHERE login_key = 'aluno26'`,
    [conversation, base.id, word],
  );
  await database.query(
    `INSERT INTO chat_messages (id, conversation_id, turn, role, content, state, origin, liking, observation,
                                feedback_at, updated_at)
     VALUES (gen_random_uuid(), $1, 1, 'user', $2, NULL, NULL, NULL, '', NULL, now()),
            ($3, $1, 1, 'assistant', $4, 'done', 'model', 'disliked', $5, now(), now())`,
    [conversation, `Como ligo um ${word}?`, answer, `O ${word} toca [1].`, `faltou dizer onde liga o ${word}`],
  );
  const path = `/api/BasesConhecimentoIA/${base.id}`;
  const remove = async () => {
    await client.delete(path);
    await database.query('DELETE FROM conversations WHERE id = $1', [conversation]);
  };
  return { word, base, path, remove };
}

const item = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: text }) });

test('a disliked answer becomes a passage that the assistant cites', async ({ page, signIn, clientOf, database }) => {
  test.setTimeout(60_000);
  const client = await clientOf('admin');
  const { word, path, remove } = await storeDisliked(database, client);
  const question = `Como ligo um ${word}?`;
  await signIn('assessoria');
  await page.goto('/training/disliked');
  await expect(item(page, question)).toContainText('Escrita por um modelo');
  await item(page, question).getByRole('link', { name: 'Escrever um trecho novo' }).click();
  await expect(page).toHaveURL(/\/training\/disliked\/[\da-f-]{36}$/);
  await expect(page.getByText('Escrita por um modelo')).toBeVisible();
  await expect(page.getByLabel('Base', { exact: true }).locator('option:checked')).toHaveText(`Base ${word}`);
  await page.getByRole('link', { name: 'Abrir no editor' }).click();
  const body = page.getByLabel('Texto', { exact: true });
  await expect(body).toHaveValue(`## ${question}\n\nO ${word} toca.`);
  const note = page.getByRole('complementary', { name: 'A resposta que não agradou' });
  await expect(note).toContainText(`faltou dizer onde liga o ${word}`);
  const name = page.getByRole('textbox', { name: 'Tópico', exact: false }).first();
  await expect(name).toBeFocused();
  await expectAccessible(page);
  expect(await (await client.get(path)).text()).not.toContain(`## Como`);

  await name.fill(`Sineta ${word}`);
  await body.fill(`## ${question}\n\nO ${word} tem dois fios: um vai ao pino 9 e o outro ao GND.`);
  const editor = page.url();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Salvo. A resposta está entre as revisadas.')).toBeVisible();
  await expect(page).toHaveURL('/training/disliked');
  // Whoever opens the draft once more does not write it twice.
  await page.goto(editor);
  await expect(note).toContainText('Escrita agora em');
  await expect(note.getByRole('link', { name: `Sineta ${word}` })).toBeVisible();
  await expect(body).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/training/disliked');
  await expect(item(page, question)).toHaveCount(0);
  await page.getByRole('link', { name: 'Revisadas' }).click();
  const address = await item(page, question)
    .getByRole('link', { name: `Sineta ${word}` })
    .getAttribute('href');

  await page.goto('/training/assistant');
  await page.getByRole('combobox', { name: /Sobre o quê/ }).fill(`Base ${word}`);
  await page.getByRole('option', { name: `Base ${word}` }).click();
  await page.getByRole('textbox', { name: 'Pergunta' }).fill(`onde ligo os fios do ${word}?`);
  await page.getByRole('button', { name: 'Perguntar', exact: true }).click();
  const used = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Sineta ${word}` }) });
  await expect(used.getByText(/^Citado \[\d\]$/)).toBeVisible();
  await expect(used.getByRole('link')).toHaveAttribute('href', new RegExp(`^${address}#`));
  await remove();
});

/** At its draft in the editor, in the topic that is there. */
async function openDraft(page: Page, word: string) {
  await page.goto('/training/disliked');
  await item(page, `Como ligo um ${word}?`).getByRole('link', { name: 'Escrever um trecho novo' }).click();
  await page.getByLabel('Tópico', { exact: true }).selectOption(`Sons ${word}`);
  await page.getByRole('link', { name: 'Abrir no editor' }).click();
  return page.getByLabel('Texto', { exact: true });
}

test('the draft joins a topic that is there, and a save in between loses nothing', async ({
  page,
  signIn,
  clientOf,
  database,
  consoleWatch,
}) => {
  consoleWatch.expect(/409|changed-meanwhile/);
  const client = await clientOf('admin');
  const { word, base, path, remove } = await storeDisliked(database, client);
  await signIn('assessoria');
  const body = await openDraft(page, word);
  const draft = `## Como ligo um ${word}?\n\nO ${word} toca.`;
  await expect(body).toHaveValue(`Há muitos sons.\n\n${draft}`);

  const theirs = base.topicos.map((topic: object) => ({ ...topic, body: 'Há poucos sons.' }));
  await client.post(path, {
    data: { baseConhecimento: base.baseConhecimento, topicos: theirs, revision: base.revision },
  });
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'Uma versão mais nova já foi salva' });
  // Nobody typed here: the draft joins what the other saved.
  await expect(notice).toContainText('As duas versões dizem o mesmo.');
  await expect(body).toHaveValue(`Há poucos sons.\n\n${draft}`);
  await page.getByRole('button', { name: 'Ficar com a versão salva' }).click();
  await expect(body).toHaveValue(`Há poucos sons.\n\n${draft}`);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Salvo. A resposta está entre as revisadas.')).toBeVisible();
  const { topicos: saved } = await (await client.get(path)).json();
  expect(saved.map((topic: { body: string }) => topic.body)).toEqual([`Há poucos sons.\n\n${draft}`]);
  await remove();
});

test('what was written is saved though the dislike was taken back meanwhile, but with no mark of a person', async ({
  page,
  signIn,
  clientOf,
  database,
  consoleWatch,
}) => {
  consoleWatch.expect(/404|422|request\.invalid/);
  const client = await clientOf('admin');
  const { word, path, remove } = await storeDisliked(database, client);
  await signIn('assessoria');
  const body = await openDraft(page, word);
  await body.fill(`O ${word} de [nome] toca.`);
  await database.query('UPDATE chat_messages SET liking = NULL WHERE content LIKE $1', [`O ${word}%`]);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(body).toHaveAccessibleDescription(/Ficou uma marca no lugar de um dado pessoal/);
  await expect(body).toHaveValue(`O ${word} de [nome] toca.`);
  await body.fill(`O ${word} toca sozinho.`);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page).toHaveURL('/training/disliked');
  const { topicos: saved } = await (await client.get(path)).json();
  expect(saved.map((topic: { body: string }) => topic.body)).toEqual([`O ${word} toca sozinho.`]);
  await remove();
});
