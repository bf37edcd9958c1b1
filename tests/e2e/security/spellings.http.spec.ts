import { request } from 'node:http';
import { expect } from '@playwright/test';
import { test } from '../support/http-test';

type Answer = { status: number; policy: string; type: string; text: string };

/** As it is written: a browser, and Playwright with it, would tidy the address up. */
function ask(origin: string, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(origin, { path, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          policy: String(reply.headers['content-security-policy'] ?? ''),
          type: String(reply.headers['content-type'] ?? ''),
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    asked.on('error', reject).end();
  });
}

/** What tells the framework to answer with the data of a page in place of the page. */
const ways: Record<string, string>[] = [{}, { 'x-nextjs-data': '1' }, { rsc: '1' }];

const spellings = [
  '/%61dm/courses',
  '//adm/courses',
  '/adm//courses',
  '/adm%2fcourses',
  '/course/../adm/courses',
  '/course/%2e%2e/adm/courses',
  '/course/..%2fadm/courses',
  '/course/..%5cadm/courses',
  '/course\\..\\adm\\courses',
  '/%2561dm/courses',
  '/adm/courses.rsc',
  '/adm.rsc',
  '/adm/courses/',
  '/en/../adm/courses',
  '/%65n/adm/courses',
  '/p%74-BR/adm/courses',
  '/_next/data/x/adm/courses.json',
  '/_next/data/BUILD/adm/courses.json',
  '/_next/data/BUILD/pt-BR/adm/courses.json',
  '/_next/data/BUILD/en/adm/courses.json',
  '/%5fnext/data/BUILD/en/adm/courses.json',
  '/_next/../adm/courses',
  '/_next/static/../../adm/courses',
  'http://elsewhere.example/adm/courses',
];

test('a page of a signed-in area comes with its policy, or not at all, however its address is written', async ({
  origin,
  newSession,
}) => {
  const cookie = (await newSession('admin')).map(({ name, value }) => `${name}=${value}`).join('; ');
  const { text: home } = await ask(origin, '/adm/courses', { cookie });
  const build = /"b":"([\w-]+)"|buildId\\?":\\?"([\w-]+)/.exec(home)?.slice(1).find(Boolean) ?? 'BUILD';
  for (const spelling of spellings) {
    for (const more of ways) {
      const { status, policy, text } = await ask(origin, spelling.replace('BUILD', build), { cookie, ...more });
      const isRendered = status === 200 && /adm\/courses|codigo/.test(text);
      expect(!isRendered || policy.includes("'nonce-"), `${spelling} ${Object.keys(more)} ${status}`).toBe(true);
    }
  }
});

test('an escape does not lead past the guards of the API', async ({ origin, newSession }) => {
  const cookie = (await newSession('admin')).map(({ name, value }) => `${name}=${value}`).join('; ');
  const { status, policy, type } = await ask(origin, '/%61pi/Users/eu', { cookie });
  expect({ status, type, policy }).toEqual({
    status: 200,
    type: expect.stringContaining('application/json'),
    policy: expect.stringContaining('sandbox'),
  });
});
