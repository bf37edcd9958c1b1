import { expect } from '@playwright/test';
import { test } from '../support/http-test';

const shared = [
  "default-src 'self'",
  "script-src-attr 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
  "connect-src 'self'",
  'frame-src https://www.youtube-nocookie.com https://scratch.mit.edu',
];

function directives(policy: string | undefined): string[] {
  return (policy ?? '').split(';').map((directive) => directive.trim());
}

for (const path of ['/', '/course', '/course/MT', '/login', '/en/selfielogin', '/nothing/here']) {
  test(`${path} allows its own scripts and the inline ones that Next writes, and no other`, async ({ clientOf }) => {
    const policy = directives((await (await clientOf(null)).get(path)).headers()['content-security-policy']);
    expect(policy).toEqual(expect.arrayContaining([...shared, "script-src 'self' 'unsafe-inline'"]));
  });
}

for (const path of ['/adm', '/adm/courses', '/adm/courses/new', '/adm/courses/MT', '/en/adm', '/adm/nothing/here']) {
  test(`${path} carries a nonce of its own on every script`, async ({ clientOf }) => {
    const client = await clientOf('admin');
    const [first, second] = [await client.get(path), await client.get(path)];
    const nonces = [first, second].map((answer) => {
      const policy = directives(answer.headers()['content-security-policy']);
      expect(policy).toEqual(expect.arrayContaining(shared));
      const scripts = policy.find((directive) => directive.startsWith('script-src ')) ?? '';
      expect(scripts).toMatch(/^script-src 'self' 'nonce-[\w+/=]+' 'strict-dynamic'$/);
      return /'nonce-([^']+)'/.exec(scripts)?.[1];
    });
    expect(nonces[0]).not.toBe(nonces[1]);
    const scripts = (await second.text()).match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(3);
    for (const script of scripts) expect(script).toContain(`nonce="${nonces[1]}"`);
  });
}

test('a nonce that a client brings is not ours', async ({ clientOf }) => {
  const client = await clientOf('admin');
  const sent = { 'content-security-policy': "script-src 'nonce-mine'", 'x-nonce': 'mine', 'x-path': '/evil' };
  const answer = await client.get('/adm', { headers: sent });
  expect(await answer.text()).not.toContain('nonce="mine"');
  const away = await (await clientOf('aluno')).get('/adm', { headers: sent });
  expect(away.headers().location).toBe('/login?reason=not-allowed&from=%2Fadm');
});

test('an API reply opened as a document can run and load nothing', async ({ clientOf }) => {
  const answer = await (await clientOf('admin')).get('/api/Cursos');
  expect(answer.headers()['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
});
