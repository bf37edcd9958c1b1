import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { operation } from './operation';
import { reply } from './reply';

const op = operation({
  method: 'GET',
  path: '/things',
  summary: 'Things',
  input: z.object({}),
  reply: z.object({ name: z.string() }),
  names: { name: 'nome' },
});

async function unpacked(response: Response): Promise<unknown> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const isPacked = response.headers.get('content-encoding') === 'gzip';
  return JSON.parse((isPacked ? gunzipSync(bytes) : bytes).toString());
}

describe('reply', () => {
  it.each([
    ['a passing result', { name: 'A', secret: 'x' }],
    ['a kept result', Object.freeze({ name: 'A', secret: 'x' })],
  ])('sends the declared fields of %s by their wire names', async (_, result) => {
    expect(await unpacked(await reply(op, result, 'gzip, br'))).toEqual({ nome: 'A' });
  });

  it('packs a kept result once, and not for a reader that unpacks nothing', async () => {
    const result = Object.freeze({ name: 'A' });
    const encodings = [];
    for (const accepted of ['gzip', 'gzip, deflate', null, 'gzip;q=0']) {
      const response = await reply(op, result, accepted);
      encodings.push(response.headers.get('content-encoding'));
      expect(await unpacked(response)).toEqual({ nome: 'A' });
    }
    expect(encodings).toEqual(['gzip', 'gzip', null, null]);
  });

  it('refuses a result without a declared field', async () => {
    await expect(reply(op, Object.freeze({}), 'gzip')).rejects.toThrow();
  });
});
