import { expect, it } from 'vitest';
import type { RouteHandler } from '@/lib/access/serve';
import { keyOf, type ServedRoute, servedOperations } from '@/scripts/served-operations';
import { newcomer, reader, schoolOf } from '@/tests/access/callers';
import type { Cell, Sent } from '@/tests/access/cells/cell';
import { cells } from '@/tests/access/cells/cells';
import { send } from '@/tests/support/send';

/** What a language, a database or a pattern reads as more than a word. */
const words = ['constructor', 'a\u0000b', '\\', '9'.repeat(40)];
/** One more than a column holds, and no whole number. */
const numbers = [2 ** 31, 0.5];

type Place = readonly (string | number)[];
type Odd = { readonly told: string; readonly sent: Sent };

/** The request once for each text and number in it, with something odd in its place. */
function oddOf({ path, params = {}, body, headers }: Sent): Odd[] {
  const rest = headers ? { headers } : {};
  const [way = '', query = ''] = path.split('?');
  const inBody = placesIn(body).flatMap(({ at, tries }) =>
    tries.map((one) => ({
      told: `${at.join('.')} = ${JSON.stringify(one)}`,
      sent: { path, params, body: put(body, at, one), ...rest },
    })),
  );
  const inPath = Object.keys(params).flatMap((name) =>
    words.map((one) => ({
      told: `{${name}} = ${one}`,
      sent: { path, params: { ...params, [name]: one }, body, ...rest },
    })),
  );
  const inQuery = [...new URLSearchParams(query).keys()].flatMap((name) =>
    words.map((one) => {
      const asked = new URLSearchParams(query);
      asked.set(name, one);
      return { told: `?${name} = ${one}`, sent: { path: `${way}?${asked}`, params, body, ...rest } };
    }),
  );
  return [...inBody, ...inPath, ...inQuery];
}

function placesIn(value: unknown, at: Place = []): { at: Place; tries: readonly unknown[] }[] {
  if (typeof value === 'string') return [{ at, tries: words }];
  if (typeof value === 'number') return [{ at, tries: numbers }];
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  const names = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return names.flatMap((name) => placesIn(Reflect.get(value, name), [...at, name]));
}

function put(whole: unknown, [name, ...deeper]: Place, one: unknown): unknown {
  if (name === undefined) return one;
  const copy = structuredClone(whole) as object;
  Reflect.set(copy, name, put(Reflect.get(copy, name), deeper, one));
  return copy;
}

async function askedBy(route: ServedRoute, { owner, request }: Cell) {
  const isRead = route.op.method === 'GET';
  const person = await (isRead ? reader(owner) : newcomer(owner, 'own'));
  const sent = await request({ schoolId: await schoolOf('own'), owner: person });
  const ask = (odd: Sent) =>
    send(route.handler as RouteHandler, { ...odd, method: route.op.method, bearer: person.bearer });
  return { sent, ask };
}

const all: Readonly<Record<string, Cell>> = Object.assign({}, ...Object.values(cells));

for (const route of await servedOperations(process.cwd())) {
  const cell = all[keyOf(route)];
  if (!cell) continue;
  it(`${keyOf(route)} never fails, whatever odd is sent`, async () => {
    const { sent, ask } = await askedBy(route, cell);
    const failed: string[] = [];
    for (const odd of oddOf(sent)) if ((await ask(odd.sent)).status >= 500) failed.push(odd.told);
    expect(failed).toEqual([]);
  });
}
