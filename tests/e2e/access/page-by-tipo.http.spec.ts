import { expect } from '@playwright/test';
import { areaPaths } from '@/lib/access/areas';
import { sampleMailId } from '@/tests/support/sample-pages';
import { test } from '../support/http-test';
import { storeMail } from '../support/store-mail';
import { cells, signedInPaths } from './page-table';

test('the table holds every area and a door that opens for each tipo', () => {
  const paths = signedInPaths();
  for (const area of areaPaths) expect(paths.some((path) => path === area || path.startsWith(`${area}/`))).toBe(true);
  const welcome = new Set(cells().flatMap(({ status, visitor }) => (status === 200 ? [visitor] : [])));
  expect(welcome.size).toBe(7);
});

for (const path of signedInPaths()) {
  test(`${path} lets in whom its area names, and nobody else`, async ({ clientOf, database }) => {
    if (path.includes(sampleMailId)) await storeMail(database, { id: sampleMailId });
    for (const { visitor, status, location } of cells().filter((cell) => cell.path === path)) {
      const client = await clientOf(visitor);
      const answer = await client.get(path);
      const seen = { visitor, status: answer.status(), location: answer.headers().location };
      expect(seen).toEqual({ visitor, status, location });
    }
  });
}

test('the English pages are guarded by the same table', async ({ clientOf }) => {
  const [student, stranger] = [await clientOf('aluno'), await clientOf(null)];
  for (const path of signedInPaths().filter((each) => each.startsWith('/adm'))) {
    const from = encodeURIComponent(`/en${path}`);
    expect((await student.get(`/en${path}`)).headers().location).toBe(`/en/login?reason=not-allowed&from=${from}`);
    expect((await stranger.get(`/en${path}`)).headers().location).toBe(
      `/en/login?reason=not-authenticated&from=${from}`,
    );
  }
});

for (const disguise of [
  '/%61dm',
  '//adm',
  '/adm/',
  '/ADM',
  '/pt-BR/adm',
  '/adm/../adm',
  '/adm%2Fcourses',
  '/en//adm',
]) {
  test(`the disguised address ${disguise} shows a stranger and a pupil nothing of the area`, async ({
    clientOf,
    origin,
  }) => {
    for (const visitor of [null, 'aluno'] as const) {
      const answer = await (await clientOf(visitor)).get(origin + disguise);
      expect([301, 307, 308, 404]).toContain(answer.status());
      expect(await answer.text()).not.toContain('Olá');
    }
  });
}

test('a session cookie of another secret opens nothing', async ({ clientOf }) => {
  const stranger = await clientOf(null);
  const answer = await stranger.get('/adm', {
    headers: { cookie: 'session=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2Q0JDLUhTNTEyIn0..x.y.z' },
  });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toBe('/login?reason=not-authenticated&from=%2Fadm');
});
