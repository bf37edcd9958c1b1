import { expect } from '@playwright/test';
import { test as base } from '../support/http-test';
import { elements } from '../support/page-bytes';
import { announceCourses, removeContent, type StoredContent, storeContent } from '../support/store-content';

const test = base.extend<{ content: StoredContent }>({
  content: async ({ database }, use) => {
    const stored = await storeContent(database);
    await announceCourses(database);
    await use(stored);
    await removeContent(database, stored);
  },
});

const lessonOf = ({ course, module, lessons }: StoredContent, index: number) =>
  `/lesson/${course}/${module}/1/${lessons[index]}`;

test('a code that was asked for before it existed is found once it does', async ({ clientOf, courses }) => {
  const client = await clientOf(null);
  const code = courses.freshCode();
  expect((await client.get(`/course/${code}`)).status()).toBe(404);
  await courses.create({ codigo: code, nome: 'Chegou agora' });
  const answer = await client.get(`/course/${code}`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('Chegou agora');
});

test("the spec's addresses that a server sees lead to the page", async ({ clientOf, content }) => {
  const { course, module, lessons } = content;
  const query = `curso=${course}&modulo=${module}&unidade=1&aula=${lessons[0]}&nome=Aula%20do%20la%C3%A7o`;
  const real = lessonOf(content, 0);
  const client = await clientOf(null);
  for (const [written, path] of [
    ['/course?codigo=MT', '/course/MT'],
    ['/pt-BR/course/MT', '/course/MT'],
    ['/course/', '/course'],
    [`/lesson?${query}`, real],
    [`/lesson?${query}&planoSelecionado=P1`, `${real}?planoSelecionado=P1`],
    [`/en/course?curso=${course}&modulo=${module}`, `/en/course/${course}/${module}`],
  ] as const) {
    const answer = await client.get(written);
    expect([307, 308], written).toContain(answer.status());
    expect(new URL(answer.headers().location ?? '', answer.url()).href, written).toBe(new URL(path, answer.url()).href);
    expect((await client.get(path)).status(), path).toBe(200);
  }
});

test('what is not open is not found', async ({ clientOf, content, database }) => {
  const { course, module, lessons } = content;
  const client = await clientOf(null);
  const statusOf = async (path: string) => (await client.get(path)).status();
  for (const path of [
    '/course/RV1',
    '/en/course/NOPE',
    `/course/${course}/NOPE`,
    `/course/NOPE/${module}`,
    `/projects/NOPE`,
    `/lesson/${course}/${module}/1/${lessons[2]}`,
    `/lesson/${course}/${module}/2/${lessons[0]}`,
    `/lesson/${course}/${module}/x/${lessons[0]}`,
    `/lesson/MT/MA1/1/${lessons[0]}`,
    `/lesson/${course}`,
    '/lesson/%00/%00/1/%00',
    '/knowledgebase/nada',
    '/en/knowledgebase/00000000-0000-7000-8000-000000000000',
  ]) {
    expect(await statusOf(path), path).toBe(404);
  }
  expect(await statusOf(lessonOf(content, 0))).toBe(200);
  await database.query(
    "UPDATE course_modules SET status = 'inDevelopment', expected_on = '2027-03-01' WHERE code = $1 AND course_id = $2",
    [module, content.ids.course],
  );
  await announceCourses(database);
  await expect.poll(() => statusOf(lessonOf(content, 0))).toBe(404);
  expect(await statusOf(`/course/${course}/${module}`)).toBe(404);
  const html = await (await client.get(`/course/${course}`)).text();
  expect(html).toContain('Previsto para 1 de março de 2027');
  expect(html).not.toContain(`/course/${course}/${module}"`);
});

test('what was written in another language says so', async ({ clientOf, content, database }) => {
  const english = await storeContent(database, { originalCourseCode: 'MT' });
  await announceCourses(database);
  const client = await clientOf(null);
  for (const [path, page, heading] of [
    [lessonOf(english, 0), 'pt-BR', 'en'],
    [`/en${lessonOf(content, 0)}`, 'en', 'pt-BR'],
  ] as const) {
    const html = await (await client.get(path)).text();
    expect(elements(html, 'html')[0]?.lang).toBe(page);
    expect(elements(html, 'h1')[0]?.lang).toBe(heading);
  }
  await removeContent(database, english);
});

test('projects are chosen by course, and the programme names its rule, without script', async ({
  clientOf,
  content,
}) => {
  const client = await clientOf(null);
  const bytesOf = async (path: string) => (await client.get(path)).text();
  const address = `/projects/${content.course}`;
  expect(elements(await bytesOf('/projects'), 'a', { href: address })).toHaveLength(1);
  const chosen = await bytesOf(address);
  expect(elements(chosen, 'a', { href: address, 'aria-current': 'page' })).toHaveLength(1);
  expect(chosen.match(/<article/g)).toHaveLength(1);
  const programme = await bytesOf('/mmcode');
  expect(programme).toContain('pelo menos 4 das suas 5 aulas');
  expect(programme).toContain('href="/login">Entrar na plataforma');
});

test('a player leads to a tab of its own without script, and says so', async ({ clientOf, database }) => {
  const content = await storeContent(database, { steps: '@[youtube](dQw4w9WgXcQ "O laço")' });
  await announceCourses(database);
  const html = await (await (await clientOf(null)).get(lessonOf(content, 0))).text();
  const href = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  expect(elements(html, 'a', { href, target: '_blank' })).toHaveLength(1);
  expect(html).toContain('abre em outra aba');
  await removeContent(database, content);
});
