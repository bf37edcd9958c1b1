import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('an answer stands beside the passages that it was made of @only-phone', async ({ page, signIn }) => {
  await signIn('assessoria');
  await page.goto('/training/assistant');
  await page.getByRole('combobox', { name: /Sobre o quê/ }).fill('Robó');
  await page
    .getByRole('option', { name: /^Robótica/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Pergunta' }).fill('Como ligo os três fios do servo?');
  await page.getByRole('button', { name: 'Perguntar', exact: true }).click();
  await expect(card(page, 'Resposta')).toContainText('Guia da plataforma');
  await expect(card(page, 'Resposta').getByText('Guia da plataforma')).toBeInViewport();
  const used = card(page, 'Trechos usados');
  await expect(used.getByText(/^Citado \[\d\]$/).first()).toBeVisible();
  await expect(used.locator('mark', { hasText: 'fios' }).first()).toBeVisible();
});

test('a disliked answer teaches a section, and one that needs nothing is marked as seen and brought back', async ({
  page,
  signIn,
  database,
}) => {
  const [conversation, taught, seen] = [randomUUID(), randomUUID(), randomUUID()];
  await database.query(
    `INSERT INTO conversations (id, account_id, school_id, subject, updated_at)
     SELECT $1, id, school_id, 'curso_MT', now() FROM accounts WHERE login_key = 'aluno25'`,
    [conversation],
  );
  const words = `gira sozinho ${conversation.slice(0, 8)}`;
  await database.query(
    `INSERT INTO chat_messages (id, conversation_id, turn, role, content, state, origin, liking, feedback_at, updated_at)
     VALUES (gen_random_uuid(), $1, 1, 'user', $2, NULL, NULL, NULL, NULL, now()),
            ($3, $1, 1, 'assistant', 'Nada sei.', 'done', 'guide', 'disliked', now(), now()),
            (gen_random_uuid(), $1, 2, 'user', $4, NULL, NULL, NULL, NULL, now()),
            ($5, $1, 2, 'assistant', 'Nada mesmo.', 'done', 'guide', 'disliked', now(), now())`,
    [conversation, `Por que ele ${words}?`, taught, `E se parar, ${words}?`, seen],
  );
  await signIn('assessoria');
  await page.goto('/training/disliked');
  const item = (text: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: text }) });
  await item(`Por que ele ${words}?`).getByRole('button', { name: 'Ensinar um trecho' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ensinar um trecho' });
  await dialog.getByRole('combobox').fill('servo tremores');
  await dialog.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Ensinar este trecho' }).click();
  // Said in the dialog too, as long as that has not closed.
  await expect(page.getByRole('region', { name: /Avisos/ }).getByText(/aprendeu a pergunta/)).toBeVisible();
  await expect(item(`Por que ele ${words}?`)).toHaveCount(0);
  // Whoever works by keyboard goes on in the list.
  await expect(page.getByRole('list', { name: 'Respostas que não agradaram' }).locator('h2:focus')).toHaveCount(1);
  const { rows } = await database.query('SELECT section FROM asked_ways WHERE words = $1', [`Por que ele ${words}?`]);
  expect(rows).toHaveLength(1);
  await item(`E se parar, ${words}?`).getByRole('button', { name: 'Marcar como revisada' }).click();
  await expect(item(`E se parar, ${words}?`)).toHaveCount(0);
  await page.getByRole('link', { name: 'Revisadas' }).click();
  await item(`E se parar, ${words}?`).getByRole('button', { name: 'Voltar para “A revisar”' }).click();
  await page.getByRole('link', { name: 'A revisar' }).click();
  await expect(item(`E se parar, ${words}?`)).toBeVisible();
  await database.query('DELETE FROM asked_ways WHERE words = $1', [`Por que ele ${words}?`]);
  await database.query('DELETE FROM conversations WHERE id = $1', [conversation]);
});
