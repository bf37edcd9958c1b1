import { expect } from '@playwright/test';
import { tipos } from '@/lib/access/actor';
import { homes } from '@/lib/access/areas';
import { test } from '../support/http-test';
import { newClient, openSession } from '../support/sessions';
import { storeAccount } from '../support/store-account';

/** The links of the main navigations, that of a desk and that of a phone, as they stand in the page. */
function placesIn(html: string): { href: string; isHere: boolean }[] {
  const bars = html.match(/<nav aria-label="Navegação principal".*?<\/nav>/gs) ?? [];
  expect(bars).toHaveLength(2);
  return bars.flatMap((bar) =>
    [...bar.matchAll(/<a [^>]*>/g)].map(({ 0: link }) => ({
      href: /href="([^"]+)"/.exec(link)?.[1] ?? '',
      isHere: link.includes('aria-current="page"'),
    })),
  );
}

for (const tipo of tipos) {
  test(`${tipo} finds the own home marked in both bars, and no dead link`, async ({ clientOf }) => {
    const client = await clientOf(tipo);
    const places = placesIn(await (await client.get(homes[tipo])).text());
    expect(places.filter(({ isHere }) => isHere).map(({ href }) => href)).toEqual([homes[tipo], homes[tipo]]);
    for (const href of new Set(places.map((place) => place.href))) {
      expect((await client.get(href)).status(), href).toBe(200);
    }
  });
}

test('whose school is missing has no button of an assistant that would never come', async ({
  database,
  playwright,
  origin,
}) => {
  const { login } = await storeAccount(database);
  await database.query('DELETE FROM school_links WHERE account_id = (SELECT id FROM accounts WHERE login = $1)', [
    login,
  ]);
  await database.query('UPDATE accounts SET school_id = NULL WHERE login = $1', [login]);
  const client = await newClient({ playwright, origin }, await openSession({ playwright, origin }, login));
  const html = await (await client.get('/my-data')).text();
  expect(placesIn(html)).not.toEqual([]);
  expect(html.includes('class="assistant-opener')).toBe(false);
  await client.dispose();
});

test('the spec’s /escola is /school, and /analytics is the own report, in both languages', async ({ clientOf }) => {
  const client = await clientOf('escola');
  for (const prefix of ['', '/en']) {
    const school = await client.get(`${prefix}/escola`);
    expect([school.status(), school.headers().location]).toEqual([308, `${prefix}/school`]);
    const report = await client.get(`${prefix}/analytics`);
    expect([report.status(), report.headers().location]).toEqual([307, `${prefix}${homes.escola}#`]);
  }
});

test('the title of the window names the screen and the product in its language', async ({ clientOf }) => {
  const english = await (await (await clientOf(null)).get('/en/course/MT')).text();
  expect(english).toContain('<title>Oficina de Programação · Computing School</title>');
});
