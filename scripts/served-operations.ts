import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Ability } from '@/lib/access/abilities';
import type { RouteHandler } from '@/lib/access/serve';
import type { Served } from '@/lib/platform/http/openapi';

export type ServedRoute = Served & { file: string; handler: RouteHandler; may: Ability | 'anyone' };

/** How an operation is named where each stands once. */
export function keyOf({ op }: Pick<Served, 'op'>): string {
  return `${op.method} ${op.path}`;
}

/** Every operation that a route file serves, with its file. */
export async function servedOperations(root: string): Promise<ServedRoute[]> {
  const served: ServedRoute[] = [];
  for (const file of globSync('app/api/**/route.ts', { cwd: root }).sort()) {
    if (file.includes('openapi.json')) continue;
    const route: Record<string, RouteHandler> = await import(pathToFileURL(`${root}/${file}`).href);
    for (const handler of Object.values(route)) {
      const { operation: op, shapes, callee } = handler as Partial<RouteHandler>;
      if (op && shapes && callee) served.push({ file, handler, op, ...callee.definition, ...shapes });
    }
  }
  return served;
}
