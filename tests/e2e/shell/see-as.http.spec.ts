import { expect } from '@playwright/test';
import { test } from '../support/http-test';
import { newClient } from '../support/sessions';

test('no administrator is found', async ({ clientOf }) => {
  const admin = await clientOf('admin');
  for (const query of ['q=Otávio', 'login=admin']) {
    expect(await (await admin.get(`/adm/see-as?${query}`)).text(), query).toContain('Ninguém foi encontrado');
  }
});

test('the time that is over gives the own screens back', async ({ newSession, playwright, database, origin }) => {
  const admin = await newClient({ playwright, origin }, await newSession('admin'));
  const answer = await admin.post('/api/Users/seeing', {
    data: { login: 'aluno7', reason: 'chamado 13: a nota não aparece' },
  });
  expect(answer.status()).toBe(200);
  expect(await (await admin.get('/student')).text()).toContain('Você está vendo como');
  expect((await admin.get('/adm')).status()).toBe(307);
  await database.query(`UPDATE seeings SET until = now() - interval '1 second' WHERE reason LIKE 'chamado 13%'`);
  const own = await (await admin.get('/adm')).text();
  expect(own).toContain('Olá, Otávio!');
  expect(own).not.toContain('Você está vendo como');
  await admin.dispose();
});
