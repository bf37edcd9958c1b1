import { describe, expect, it } from 'vitest';
import { failures } from '@/lib/failures';
import { openApiDocument } from '@/lib/platform/http/openapi';
import committed from '@/lib/platform/http/openapi-document.json';
import { servedOperations } from '@/scripts/served-operations';

const served = await servedOperations(process.cwd());

describe('the API document', () => {
  it('is what the routes serve (run `npm run openapi` after changing a contract)', () => {
    expect(JSON.parse(JSON.stringify(openApiDocument(served, Object.keys(failures))))).toEqual(committed);
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

  it('speaks the wire names, never the domain names', () => {
    const { properties } = committed.paths['/Cursos'].put.requestBody.content['application/json'].schema;
    expect(properties).toHaveProperty('codigo');
    expect(properties).not.toHaveProperty('code');
  });
});
