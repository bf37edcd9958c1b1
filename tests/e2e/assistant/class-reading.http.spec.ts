import { expect } from '@playwright/test';
import { links } from '@/lib/links';
import { test } from '../support/http-test';
import { removeClass, storeClass, storeConversation } from '../support/store-conversation';

const turns = [{ question: 'Meu laço não para nunca', answer: 'O que muda a cada volta?', hint: 1 }];

test('nobody else reads the conversations of a class: not a colleague, the school, an administrator nor who is at another school', async ({
  clientOf,
  database,
}) => {
  const stored = await storeClass(database);
  await storeConversation(database, stored.pupil.id, { turns, sources: [] });
  const path = links.pupilConversations(stored.classId, stored.pupil.id);
  for (const login of ['instrutor2', 'instrutor_b'] as const) {
    const client = await clientOf(login);
    expect((await client.get(path)).status()).toBe(404);
    expect((await client.get(links.classConversations(stored.classId))).status()).toBe(404);
    expect(await (await client.get(links.classReading())).text()).not.toContain(stored.name);
  }
  for (const login of ['admin', 'escola', 'assessoria', 'aluno'] as const) {
    const answer = await (await clientOf(login)).get(path);
    expect([answer.status(), answer.headers().location]).toEqual([307, expect.stringContaining('not-allowed')]);
  }
  const { rowCount } = await database.query('SELECT FROM conversation_readings WHERE student_id = $1', [
    stored.pupil.id,
  ]);
  expect(rowCount).toBe(0);
  await removeClass(database, stored);
});
