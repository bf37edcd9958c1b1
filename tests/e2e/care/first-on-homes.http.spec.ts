import { expect } from '@playwright/test';
import { homes } from '@/lib/access/areas';
import { test } from '../support/http-test';
import { newClient } from '../support/sessions';
import { removeCareNotice, storeCareNotice } from '../support/store-care-notice';

const waits = /avisos? de cuidado ainda não vistos?/;
/** The element: the style sheet of the page has the word too. */
const inMenu = /class="[^"]*place-count/;
const excerpt = 'riem de mim na fila';

test('a child who waits comes first where school and facilitator land, counted in the menu', async ({
  clientOf,
  newSession,
  playwright,
  database,
  origin,
}) => {
  const id = await storeCareNotice(database, 'aluno2', excerpt);
  for (const [login, path] of [
    ['escola', homes.escola],
    ['escola', '/school'],
    ['instrutor', homes.instrutor],
  ] as const) {
    const text = await (await (await clientOf(login)).get(path)).text();
    expect(text, path).toMatch(waits);
    expect(text, path).toMatch(inMenu);
    // Before whatever else the home has.
    const main = text.slice(text.indexOf('<main'));
    expect(main.search(waits), path).toBeLessThan(main.indexOf('class="card') >>> 0);
    expect(text, path).not.toContain(excerpt);
  }
  for (const login of ['escola_b', 'instrutor_b', 'assessoria', 'admin', 'aluno'] as const) {
    const tipo = login.split('_')[0] as keyof typeof homes;
    const text = await (await (await clientOf(login)).get(homes[tipo])).text();
    expect(text, login).toContain('<main');
    expect(text, login).not.toMatch(waits);
    // A pupil's own count in the menu is the mural's.
    if (tipo !== 'aluno') expect(text, login).not.toMatch(inMenu);
  }
  // Whoever sees as the school sees how many there are, and none of them.
  const admin = await newClient({ playwright, origin }, await newSession('admin'));
  await admin.post('/api/Users/seeing', { data: { login: 'escola', reason: 'chamado 14: conferir a página' } });
  expect(await (await admin.get(homes.escola)).text()).toMatch(waits);
  expect((await admin.get('/school/care')).status()).toBe(404);
  await admin.dispose();
  await removeCareNotice(database, id);
});
