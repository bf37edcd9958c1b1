import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { operation } from './operation';
import { reply } from './reply';

const schema = z.object({ name: z.string() });

function things(name: string) {
  return operation<{ definition: { input: typeof schema; reply: typeof schema } }>({
    method: 'GET',
    path: '/things',
    summary: 'Things',
    names: { name },
  });
}

const op = things('nome');

describe('reply', () => {
  it.each([
    ['a passing result', { name: 'A', secret: 'x' }],
    ['a kept result', Object.freeze({ name: 'A', secret: 'x' })],
  ])('sends the declared fields of %s by their wire names, each time', async (_, result) => {
    for (const _time of [1, 2]) expect(await reply(op, schema, result).json()).toEqual({ nome: 'A' });
  });

  it('writes a passing result as it is now', async () => {
    const result = { name: 'A' };
    await reply(op, schema, result).text();
    result.name = 'B';
    expect(await reply(op, schema, result).json()).toEqual({ nome: 'B' });
  });

  it('writes a kept result by the names of the operation that sends it', async () => {
    const result = Object.freeze({ name: 'A' });
    expect([await reply(op, schema, result).json(), await reply(things('title'), schema, result).json()]).toEqual([
      { nome: 'A' },
      { title: 'A' },
    ]);
  });

  it('refuses a result without a declared field', () => {
    expect(() => reply(op, schema, Object.freeze({}))).toThrow();
  });
});
