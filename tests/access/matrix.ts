import { beforeAll, describe, expect, it } from 'vitest';
import { lacksSchool, type Tipo, tipos } from '@/lib/access/actor';
import type { RouteHandler } from '@/lib/access/serve';
import { keyOf, type ServedRoute, servedOperations } from '@/scripts/served-operations';
import { type Answer, send } from '@/tests/support/send';
import { bystander, newcomer, outsider, reader, schoolOf, seeing } from './callers';
import type { Cell, Row, Sent, World } from './cells/cell';

/** Tipos whose reach is not bound to one school; nobody's ability is decided here. */
const everywhere: readonly Tipo[] = ['admin'];

type Try = { tipo: Tipo; world: World; status: 200 | 403 | 404 };

/**
 * Who tries a cell from where. Without the ability one try is enough, inside the school: nothing else is looked at. What
 * is everybody's is asked for from the neighbour school alone, since from there a school's reach would show.
 */
function triesOf(cell: Cell): Try[] {
  return tipos.flatMap((tipo): Try[] => {
    if (!isAble(cell, tipo)) return [{ tipo, world: 'own', status: 403 }];
    const worlds: World[] = cell.rows === 'catalogue' ? ['neighbour-school'] : ['own', 'neighbour-school'];
    return worlds.map((world) => ({ tipo, world, status: reaches(cell, tipo, world) ? 200 : 404 }));
  });
}

function isAble({ owner, alsoMay = [] }: Cell, tipo: Tipo): boolean {
  return alsoMay === 'anyone' || tipo === owner || alsoMay.includes(tipo);
}

/** Whoever asks is somebody else than the owner: the owner's own answer is a test of its own. */
function reaches({ rows, ownAlone, besides }: Cell, tipo: Tipo, world: World): boolean {
  if (ownAlone?.includes(tipo)) return false;
  if (rows === 'person') return besides?.includes(tipo) ?? false;
  return rows === 'catalogue' || world === 'own' || everywhere.includes(tipo);
}

/** Who may do it at a school, and is tried without one. */
function tiposWithoutSchool(cell: Cell): Tipo[] {
  if (cell.alsoMay === 'anyone') return [];
  return tipos.filter((tipo) => isAble(cell, tipo) && lacksSchool({ tipo, schoolId: null }));
}

/** What an administrator meets who sees as the owner: no file and no chat (404), and no write. */
function metWhileSeeing({ op, handler }: ServedRoute, { whileSeeing }: Cell): number[] {
  const { definition } = handler.callee;
  if ('hiddenWhileSeeing' in definition && definition.hiddenWhileSeeing) return [404];
  return op.method === 'GET' || whileSeeing ? [200] : [404, 409];
}

const isRead = ({ op }: ServedRoute) => op.method === 'GET';

async function rowOf(route: ServedRoute, { owner }: Cell): Promise<Row> {
  return { schoolId: await schoolOf('own'), owner: await (isRead(route) ? reader(owner) : newcomer(owner, 'own')) };
}

function asked({ op, handler }: ServedRoute, sent: Sent, bearer?: string): Promise<Answer> {
  return send(handler as RouteHandler, { ...sent, method: op.method, ...(bearer && { bearer }) });
}

/** A neighbour's row and one that never was must look alike. */
const missing = ({ refusal = 'MODEL_NOT_FOUND' }: Cell) => ({ type: 'about:blank', status: 404, code: refusal });

/**
 * Every operation of these cells x tipo x world. The handlers are called as functions: the matrix will grow to thousands
 * of cells.
 */
export async function triesEveryone(cells: Readonly<Record<string, Cell>>): Promise<void> {
  const served = await servedOperations(process.cwd());
  // What has no cell, or a cell of nothing, operations.test.ts names.
  for (const route of served) {
    const cell = cells[keyOf(route)];
    if (cell) describe(keyOf(route), () => triesOne(route, cell));
  }
}

function triesOne(route: ServedRoute, cell: Cell): void {
  const tries = triesOf(cell);
  const isOpen = cell.alsoMay === 'anyone';
  let row: Row;
  let sent: Sent;
  beforeAll(async () => {
    row = await rowOf(route, cell);
    sent = await cell.request(row);
  });

  /** What a refused request asked for is there as before, so its bytes are sent again until the owner's turn comes. */
  it.each(tries.filter(({ status }) => status !== 200))('$tipo, $world: $status', async ({ tipo, world, status }) => {
    const answer = await asked(route, sent, (await bystander(tipo, world)).bearer);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    if (status === 404) expect(answer.body).toEqual({ ...missing(cell), requestId: answer.body.requestId });
  });

  it.each(tiposWithoutSchool(cell))('%s without a school: refused', async (tipo) => {
    const { status, body } = await asked(route, sent, (await outsider(tipo, cell.withoutSchool)).bearer);
    if (cell.withoutSchool) expect([200, 404], JSON.stringify(body)).toContain(status);
    else expect({ status, code: body.code }).toEqual({ status: 409, code: 'access.school-missing' });
  });

  const seenOwners = isOpen || cell.owner === 'admin' ? [] : [cell.owner];
  it.each(seenOwners)('shows an administrator who sees as the owner (%s) no more than support needs', async () => {
    const answer = await asked(route, sent, (await seeing(row.owner)).bearer);
    expect(metWhileSeeing(route, cell), JSON.stringify(answer.body)).toContain(answer.status);
  });

  it('gives nobody signed out anything, unless anyone may call it', async () => {
    const answer = await asked(route, isOpen ? await cell.request(row) : sent);
    expect(answer.status).toBe(isOpen ? 200 : 401);
  });

  it(`gives its owner (${cell.owner}) an answer`, async () => {
    const answer = await asked(route, sent, row.owner.bearer);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(Object.keys(answer.body).length).toBeGreaterThan(0);
  });

  it.each(tries.filter(({ status }) => status === 200))('$tipo, $world: $status', async ({ tipo, world }) => {
    const { bearer } = await (isRead(route) ? bystander(tipo, world) : newcomer(tipo, world));
    const answer = await asked(route, isRead(route) ? sent : await cell.request(row), bearer);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  });
}
