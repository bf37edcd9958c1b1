import { expect } from 'vitest';
import type { RouteHandler } from '@/lib/access/serve';
import type { StoryPupil } from '@/tests/points/module-story';
import { send } from '@/tests/support/send';
import type { SignedIn } from '@/tests/support/world';

/** A pupil of the story at the product. `did` is what is done once in each unit. */
export type Seat = StoryPupil & { index: number; who: SignedIn; id: string; did: Set<string> };

type Place = Record<string, string | number>;

/** One request that has to be granted. */
export async function done(handler: RouteHandler, who: SignedIn, params: Place, body?: object) {
  const { path, method } = handler.operation;
  const named = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  const address = Object.entries(named).reduce((at, [name, value]) => at.replace(`{${name}}`, value), path);
  const sent = { method, path: address, params: named, bearer: who.bearer };
  const answer = await send(handler, { ...sent, ...(body && { body }) });
  expect(answer.status, `${method} ${address}: ${answer.body.code}`).toBeLessThan(300);
  return answer.body;
}

export const now = () => new Date().toISOString();
