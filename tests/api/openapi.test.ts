import { describe, expect, it } from 'vitest';
import { failures } from '@/lib/failures';
import written from '@/lib/platform/http/generated/openapi-document.json';
import { openApiDocument } from '@/lib/platform/http/openapi';
import { servedOperations } from '@/scripts/served-operations';

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

  it('speaks the wire names, never the domain names', () => {
    const { properties } = written.paths['/Cursos'].put.requestBody.content['application/json'].schema;
    expect(properties).toHaveProperty('codigo');
    expect(properties).not.toHaveProperty('code');
  });
});
