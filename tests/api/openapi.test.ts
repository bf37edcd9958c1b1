import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { failures } from '@/lib/failures';
import written from '@/lib/platform/http/generated/openapi-document.json';
import { openApiDocument } from '@/lib/platform/http/openapi';
import { type Operation, withInvalidCharacters } from '@/lib/platform/http/operation';
import { servedOperations } from '@/scripts/served-operations';

type Shape = { shape: Record<string, z.ZodMiniType> };

function mayHoldSlash(op: Operation, input: z.ZodMiniType): boolean {
  return z.safeParse((input as unknown as Shape).shape[op.params.id ?? 'id'] as z.ZodMiniType, 'a/b').success;
}

const served = await servedOperations(process.cwd());

describe('the API document', () => {
  it('is what the routes serve (`npm run openapi` writes it anew)', () => {
    expect(JSON.parse(JSON.stringify(openApiDocument(served, Object.keys(failures))))).toEqual(written);
  });

  it('names every operation by the folder that serves it', () => {
    for (const { file, op } of served) {
      const folder = file.slice('app/api'.length, -'/route.ts'.length).replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, '{$1}');
      expect(decodeURIComponent(folder)).toBe(op.path);
    }
  });

  it('serves every operation once', () => {
    const keys = served.map(({ op }) => `${op.method} ${op.path}`);
    expect(keys).toEqual([...new Set(keys)]);
  });

  it("serves the twin of every operation whose id may hold '/' (§5)", () => {
    const keys = new Set(served.map(({ op }) => `${op.method} ${op.path}`));
    const free = served.filter(({ op, input }) => op.path.includes('/{id}') && mayHoldSlash(op, input));
    expect(free.length).toBeGreaterThan(8);
    for (const { op } of free) {
      const twin = withInvalidCharacters(op);
      expect(keys).toContain(`${twin.method} ${twin.path}`);
    }
  });

  it('speaks the wire names, never the domain names', () => {
    const { properties } = written.paths['/Cursos'].put.requestBody.content['application/json'].schema;
    expect(properties).toHaveProperty('codigo');
    expect(properties).not.toHaveProperty('code');
  });
});
