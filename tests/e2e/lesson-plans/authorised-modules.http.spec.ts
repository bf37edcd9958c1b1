import { expect } from '@playwright/test';
import { authoriseSchool } from '../support/authorise-school';
import { test } from '../support/http-test';
import { elements } from '../support/page-bytes';
import { removeContent, storeContent } from '../support/store-content';

const plans = '/facilitator/lesson-plans';

test('the neighbour school gets the message of the spec, and nothing of the plan', async ({ clientOf, database }) => {
  const content = await storeContent(database, { notes: 'NOTA-SECRETA', support: 'APOIO-SECRETO' });
  await authoriseSchool(database, content, 'instrutor');
  const [own, neighbour] = [await clientOf('instrutor'), await clientOf('instrutor_b')];
  const path = `${plans}/${content.course}/${content.module}`;
  const [lesson] = content.lessons;
  for (const address of [path, `${path}/levelling`, `${path}/${lesson}`, `${path}/${lesson}/briefing`]) {
    expect((await own.get(address)).status(), address).toBe(200);
    for (const [prefix, title] of [
      ['', 'Módulo não autorizado para a sua escola'],
      ['/en', 'Module not authorized for your school'],
    ]) {
      const answer = await neighbour.get(`${prefix}${address}`);
      const html = await answer.text();
      expect(answer.status(), address).toBe(404);
      expect(html).not.toContain('SECRET');
      expect(html).toContain(title);
    }
  }
  await removeContent(database, content);
});

test('an authorisation that ended closes the plan at once', async ({ clientOf, database }) => {
  const content = await storeContent(database, { notes: 'NOTA-SECRETA' });
  await authoriseSchool(database, content, 'instrutor');
  const client = await clientOf('instrutor');
  const path = `${plans}/${content.course}/${content.module}/${content.lessons[0]}`;
  expect(await (await client.get(path)).text()).toContain('NOTA-SECRETA');
  await authoriseSchool(database, content, 'instrutor', { until: '2025-12-31' });
  const answer = await client.get(path);
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html).not.toContain('NOTA-SECRETA');
  expect(html).toContain('Ver os planos de aula');
  expect(await (await client.get(plans)).text()).not.toContain(`Curso ${content.course}`);
  await removeContent(database, content);
});

test('what is not there is told from what is not authorised', async ({ clientOf }) => {
  const client = await clientOf('instrutor');
  for (const [path, title] of [
    ['MT/NOPE', 'Módulo não encontrado'],
    ['MT/MA1/NOPE', 'Aula não encontrada'],
    ['MT/MA1/M1r-01', 'Aula não encontrada'],
  ]) {
    const answer = await client.get(`${plans}/${path}`);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toContain(title);
  }
});

test('a module in development shows its day, and what it builds on', async ({ clientOf }) => {
  const client = await clientOf('instrutor');
  const bytesOf = async (path: string) => (await client.get(path)).text();
  const list = await bytesOf(plans);
  expect(list).toContain('Previsto para 15 de fevereiro de 2027');
  expect(elements(list, 'a', { href: `${plans}/MT/MA2` })).toHaveLength(1);
  expect(elements(await bytesOf(`${plans}/MT/MA2`), 'a', { href: `${plans}/MT/MA2/levelling` })).toHaveLength(1);
  const levelling = await bytesOf(`${plans}/MT/MA2/levelling`);
  expect(levelling).toContain('Vem de Programas que Conversam');
  expect(levelling).toContain('Quando 2 + 2 dá 22');
  expect(elements(levelling, 'a', { href: `${plans}/MT/MA1/MA1-03` })).toHaveLength(1);
});

test('a lesson without a published plan says so', async ({ clientOf, database }) => {
  const content = await storeContent(database);
  await authoriseSchool(database, content, 'instrutor');
  const client = await clientOf('instrutor');
  const html = await (await client.get(`${plans}/${content.course}/${content.module}/${content.lessons[2]}`)).text();
  expect(html).toContain('O plano desta aula ainda não foi publicado');
  for (const hidden of ['Rascunho', '>Avaliar aula<']) expect(html).not.toContain(hidden);
  await removeContent(database, content);
});
