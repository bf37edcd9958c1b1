import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { forgetTroubles, noteTrouble } from '@/lib/platform/errors/trouble';
import { tellTrouble } from './trouble-status';

beforeEach(forgetTroubles);

async function answered(status: number): Promise<{ status: number; again: string | null }> {
  const server = createServer((_, response) => {
    tellTrouble(response);
    response.statusCode = status;
    response.end('page');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { status: answer.status, again: answer.headers.get('retry-after') };
}

it('a page that failed while the database was away is told to be asked for again', async () => {
  noteTrouble('away');
  expect(await answered(500)).toEqual({ status: 503, again: '30' });
  expect(await answered(200)).toEqual({ status: 200, again: null });
});

it('a page that failed by itself stays a failure', async () => {
  expect(await answered(500)).toEqual({ status: 500, again: null });
});
