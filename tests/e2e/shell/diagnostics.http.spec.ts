import { expect } from '@playwright/test';
import { test } from '../support/http-test';

test('the facts of the diagnostics hold nothing secret, and are not for pupils', async ({ clientOf }) => {
  const facts = await (await (await clientOf('instrutor')).get('/api/diagnostics')).json();
  expect(Object.keys(facts).sort()).toEqual(['buildId', 'instanceId', 'switches']);
  expect(Object.values(facts.switches).every((value) => typeof value === 'boolean')).toBe(true);
  expect((await (await clientOf('aluno')).get('/api/diagnostics')).status()).toBe(403);
});
