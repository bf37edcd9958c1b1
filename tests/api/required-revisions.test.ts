import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { keyOf, servedOperations } from '@/scripts/served-operations';

const served = await servedOperations(process.cwd());

/** They answer with a revision and write over nobody's row: a copy, and a look at what a file would bring. */
const overNobody = new Set(['POST /Cursos/copies', 'POST /provas/versions/{id}/import/check']);

function shapeOf(schema: unknown): { properties?: Record<string, unknown>; required?: string[] } {
  return JSON.parse(JSON.stringify(z.toJSONSchema(schema as z.ZodMiniType, { unrepresentable: 'any', io: 'input' })));
}

it('is asked for by whatever changes a row that tells one: nobody saves over what was not read', () => {
  const forgetful = served
    .filter(({ op }) => op.method !== 'GET')
    .filter(({ input, reply }) => {
      const asked = shapeOf(input);
      const isShown = 'revision' in (shapeOf(reply).properties ?? {});
      return (isShown || 'revision' in (asked.properties ?? {})) && !asked.required?.includes('revision');
    })
    .map(keyOf);
  expect(forgetful.filter((name) => !name.startsWith('PUT ') && !overNobody.has(name))).toEqual([]);
});
