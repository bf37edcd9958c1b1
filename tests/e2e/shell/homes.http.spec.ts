import { expect } from '@playwright/test';
import { homes } from '@/lib/access/areas';
import { test } from '../support/http-test';
import { newClient, openSession } from '../support/sessions';
import { removeClass, storeClass, storeConversation } from '../support/store-conversation';

test('a pupil begins at the first lesson of the class, and goes on where the assistant was last asked', async ({
  clientOf,
  playwright,
  database,
  origin,
}) => {
  const first = await (await (await clientOf('aluno')).get(homes.aluno)).text();
  expect(first).toContain('Comece por aqui');
  expect(first).toContain('Aula 1 · O computador obedece demais');
  // A path of fifteen steps in three units, and nothing that is no content of a home.
  expect(first.match(/aria-label="Aula \d+ · /g)).toHaveLength(15);
  expect(first).not.toContain('Abrir o catálogo');

  const stored = await storeClass(database);
  const said = { question: 'O que é um laço?', answer: 'Repete.', hint: 1 };
  await storeConversation(database, stored.pupil.id, { turns: [said], sources: [] });
  await database.query(`UPDATE conversations SET division = '' WHERE account_id = $1`, [stored.pupil.id]);
  const login = `estudante.${stored.name.split(' ')[1]}`;
  const pupil = await newClient({ playwright, origin }, await openSession({ playwright, origin }, login));
  const home = await (await pupil.get(homes.aluno)).text();
  expect(home).toContain('Continuar');
  expect(home).toMatch(/<h2[^>]*>Aula 6 · /);
  await pupil.dispose();
  await removeClass(database, stored);
});

test('a facilitator finds the lesson of the class, an administrator what failed', async ({ clientOf }) => {
  const facilitator = await (await (await clientOf('instrutor')).get(homes.instrutor)).text();
  expect(facilitator).toMatch(/<h2[^>]*>Aula \d+ · /);
  expect(facilitator).toMatch(/href="\/facilitator\/lesson-plans\/MT\/MA1\/[^"/]+\/briefing"/);
  const admin = await (await (await clientOf('admin')).get(homes.admin)).text();
  expect(admin.indexOf('que falharam')).toBeGreaterThan(0);
  expect(admin.indexOf('que falharam')).toBeLessThan(admin.indexOf('Gerenciar cursos'));
});
