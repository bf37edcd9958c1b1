import { beforeAll, describe, expect, it } from 'vitest';
import { abilities } from '@/lib/access/abilities';
import { type Tipo, tipos } from '@/lib/access/actor';
import type { RouteHandler } from '@/lib/access/serve';
import { type ServedRoute, servedOperations } from '@/scripts/served-operations';
import { type Answer, send } from '@/tests/support/send';
import { school, signedIn } from '@/tests/support/world';
import { type Cell, type Row, type World, worlds } from './cells/cell';
import { cells } from './cells/cells';

/** Every operation x tipo x world. The handlers are called as functions: the matrix will grow to thousands of cells. */
const served = await servedOperations(process.cwd());
const keyOf = ({ op }: ServedRoute) => `${op.method} ${op.path}`;

/** Tipos whose reach is not bound to one school; nobody's ability is decided here. */
const everywhere: readonly Tipo[] = ['admin'];

function expected({ op, may }: ServedRoute, cell: Cell, tipo: Tipo, world: World): number {
  if (op.callers === 'anyone') return 200;
  const able = may !== 'anyone' && (abilities[may] as readonly Tipo[]).includes(tipo);
  if (!able) return 403;
  // Whoever asks is somebody else than the owner: the owner's own answer is a test of its own.
  if (cell.ownAlone?.includes(tipo)) return 404;
  if (cell.rows === 'person') return cell.besides?.includes(tipo) ? 200 : 404;
  return cell.rows === 'catalogue' || world !== 'neighbour-school' || everywhere.includes(tipo) ? 200 : 404;
}

async function row(cell: Cell): Promise<Row> {
  const { id: schoolId } = await school();
  return { schoolId, owner: await signedIn(cell.owner, schoolId) };
}

async function attempt({ op, handler }: ServedRoute, cell: Cell, at: Row, bearer?: string): Promise<Answer> {
  const sent = await cell.request(at);
  return send(handler as RouteHandler, { ...sent, method: op.method, ...(bearer && { bearer }) });
}

it('has a cell for every operation that is served, and no cell for what is not', () => {
  expect(Object.keys(cells).sort()).toEqual(served.map(keyOf).sort());
});

describe.each(served.map((route) => [keyOf(route), route] as const))('%s', (key, route) => {
  const cell = cells[key];
  if (!cell) return;
  let at: Row;
  beforeAll(async () => {
    at = await row(cell);
  });

  it(`gives its owner (${cell.owner}) an answer`, async () => {
    const answer = await attempt(route, cell, at, at.owner.bearer);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(Object.keys(answer.body).length).toBeGreaterThan(0);
  });

  it('gives nobody signed out anything, unless anyone may call it', async () => {
    expect((await attempt(route, cell, at)).status).toBe(route.op.callers === 'anyone' ? 200 : 401);
  });

  it.each(tipos.flatMap((tipo) => worlds.map((world) => [tipo, world] as const)))('%s, %s', async (tipo, world) => {
    const schoolId = world === 'neighbour-school' ? (await school()).id : at.schoolId;
    const { bearer } = await signedIn(tipo, schoolId);
    const answer = await attempt(route, cell, at, bearer);
    expect(answer.status, JSON.stringify(answer.body)).toBe(expected(route, cell, tipo, world));
    if (answer.status === 404) expect(answer.body).toEqual({ ...missing(cell), requestId: answer.body.requestId });
  });
});

/** A neighbour's row and one that never was must look alike. */
const missing = ({ refusal = 'MODEL_NOT_FOUND' }: Cell) => ({ type: 'about:blank', status: 404, code: refusal });
