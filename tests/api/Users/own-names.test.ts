import { beforeEach, describe, expect, it } from 'vitest';
import { refuseForeignOrigin } from '@/lib/access/request-actor';
import { env } from '@/lib/platform/env/env';

beforeEach(() => Object.assign(env(), { DEMO: true, PUBLIC_URL: 'http://localhost:3000' }));

function isRefused(origin: string, host: string): boolean {
  const request = new Request('http://localhost:3000/api/x', { method: 'POST', headers: { origin, host } });
  try {
    refuseForeignOrigin(request, { actor: null, by: 'cookie' });
    return false;
  } catch {
    return true;
  }
}

describe('the demo', () => {
  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('takes changes from its own pages at %s', (host) => {
    expect(isRefused(`http://${host}`, host)).toBe(false);
  });

  it.each([
    ['another port of the machine', 'http://127.0.0.1:4000', '127.0.0.1:3000'],
    ['another name than the one that was asked', 'http://127.0.0.1:3000', '[::1]:3000'],
    ['a name that was made to lead to the machine', 'http://evil.example:3000', 'evil.example:3000'],
    ['another site', 'http://evil.example', '127.0.0.1:3000'],
  ])('refuses %s', (_, origin, host) => expect(isRefused(origin, host)).toBe(true));
});

describe('a product with an address of its own', () => {
  it.each([
    ['no demo', { DEMO: false }],
    ['a demo that others reach', { PUBLIC_URL: 'https://school.example' }],
  ])('takes changes from that address alone: %s', (_, changed) => {
    Object.assign(env(), changed);
    expect(isRefused('http://127.0.0.1:3000', '127.0.0.1:3000')).toBe(true);
    expect(isRefused(String(env().PUBLIC_URL), '127.0.0.1:3000')).toBe(false);
  });
});
