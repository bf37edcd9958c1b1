import { expect } from '@playwright/test';
import { homes } from '@/lib/access/areas';
import { test } from '../support/http-test';

test('a pupil goes on with the lesson that the class is in', async ({ clientOf }) => {
  const home = await (await (await clientOf('aluno')).get(homes.aluno)).text();
  expect(home).toContain('Continuar');
  expect(home).toMatch(/<h2[^>]*>Aula 8 · /);
  // A path of fifteen steps in three units, and nothing that is no content of a home.
  expect(home.match(/aria-label="Aula \d+ · /g)).toHaveLength(15);
  expect(home).not.toContain('Abrir o catálogo');
});

test('a facilitator finds the lesson of the class, an administrator what failed', async ({ clientOf }) => {
  const facilitator = await (await (await clientOf('instrutor')).get(homes.instrutor)).text();
  expect(facilitator).toMatch(/<h2[^>]*>Aula \d+ · /);
  expect(facilitator).toMatch(/href="\/facilitator\/lesson-plans\/MT\/MA1\/[^"/]+\/briefing"/);
  const admin = await (await (await clientOf('admin')).get(homes.admin)).text();
  expect(admin.indexOf('que falharam')).toBeGreaterThan(0);
  expect(admin.indexOf('que falharam')).toBeLessThan(admin.indexOf('Gerenciar cursos'));
});
