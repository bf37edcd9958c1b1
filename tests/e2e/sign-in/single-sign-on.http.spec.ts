import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../support/http-test';

test('the sign-in screen has words for whatever may go wrong at the provider', async ({ clientOf }) => {
  const client = await clientOf(null);
  for (const [code, sentence] of [
    ['sso.cancelled', 'Sign-in was canceled.'],
    ['sso.expired', 'This attempt has expired or was started in another browser.'],
    ['sso.refused', 'The response could not be confirmed.'],
    ['sso.unreachable', 'The service did not respond.'],
  ] as const) {
    const words = await (await client.get(`/en/login?error=${code}&provider=oidc`)).text();
    expect(words, code).toContain('Error logging in with Plurall');
    expect(words, code).toContain(sentence);
  }
});

test('the sign-in screens offer what is configured and nothing else', async ({ clientOf }) => {
  const client = await clientOf(null);
  for (const face of ['/login', '/selfielogin', '/compscilogin', '/en/login']) {
    const words = await (await client.get(face)).text();
    expect(words, face).toMatch(/(Entrar com|Sign in with) Plurall/);
    expect(words, face).not.toContain('Google');
    expect(words, face).toContain('id="shared"');
  }
  // Where the pupils of a class share the device, the server ends every session early: there is nothing to tick.
  const shared = await client.get('/login', { headers: { cookie: 'shared_device=x' } });
  expect(await shared.text()).not.toContain('id="shared"');
});

test("the spec's address answers with and without its last slash", async ({ clientOf }) => {
  const client = await clientOf(null);
  for (const path of ['/__/auth/getProfileFromAcessToken/', '/api/__/auth/getProfileFromAcessToken/']) {
    for (const address of [path, path.slice(0, -1)]) {
      const answer = await client.post(address, { data: { access_token: 'invented', uuid: 'a', state: randomUUID() } });
      expect([address, answer.status(), (await answer.json()).code]).toEqual([address, 401, 'sso.refused']);
    }
  }
});
