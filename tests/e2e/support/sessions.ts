import {
  type APIRequestContext,
  type APIResponse,
  type Cookie,
  expect,
  type PlaywrightWorkerArgs,
} from '@playwright/test';
import type { Tipo } from '@/lib/access/actor';

/** Public: the demo's own (product.md §3). */
export const demoPassword = 'demo1234';

/** One demo login a tipo carries its name; the neighbour school's end in _b. */
export type DemoLogin = Tipo | 'instrutor2' | 'aluno_b' | 'instrutor_b' | 'escola_b';

type Here = Pick<PlaywrightWorkerArgs, 'playwright'> & {
  origin: string;
  /** Where it is reached, when that is not what people type. */
  address?: string;
};

/** A client that sends what a page of ours would. */
export function newClient(
  { playwright, origin, address = origin }: Here,
  cookies: Cookie[] = [],
): Promise<APIRequestContext> {
  return playwright.request.newContext({
    baseURL: address,
    maxRedirects: 0,
    extraHTTPHeaders: { origin },
    storageState: { cookies, origins: [] },
  });
}

export function postSignIn(client: APIRequestContext, username: string): Promise<APIResponse> {
  return client.post('/api/Users/login', { data: { username, password: demoPassword } });
}

/** A session of its own, which its test may end. */
export async function openSession(here: Here, login: string): Promise<Cookie[]> {
  const client = await newClient(here);
  const answer = await postSignIn(client, login);
  expect(answer.status(), `signing in as ${login}`).toBe(200);
  const { cookies } = await client.storageState();
  await client.dispose();
  return cookies;
}
