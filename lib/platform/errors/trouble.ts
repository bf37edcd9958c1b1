/** What keeps everybody from being served, whatever they asked: no room is left, or the database is not back yet. */
export type Trouble = 'full' | 'away';

const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Not started yet, shut down, a copy that only follows, too many at once; and a line that broke or was never made. */
const away = new Set([
  ...['57P01', '57P02', '57P03', '25006', '53300', '08000', '08001', '08003', '08004', '08006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2037'],
]);
/** Prisma's one code for these is that of faults of ours too: no connection came free in time, or the work took too long. */
const tooBusy = /Unable to start a transaction in the given time|on an expired transaction/;
/** The driver gives these no code. */
const broken = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

type Layer = {
  code?: unknown;
  originalCode?: unknown;
  message?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
  errors?: unknown;
};

const layersMax = 8;

/** Found however deep the client of the database, or of the files, has wrapped it. */
export function troubleOf(error: unknown, depth = 0): Trouble | undefined {
  if (typeof error !== 'object' || error === null || depth > layersMax) return undefined;
  const { code, originalCode, message, cause, meta, errors } = error as Layer;
  const codes = [code, originalCode].map(String);
  if (codes.some((each) => full.has(each))) return 'full';
  const words = String(message);
  if (codes.some((each) => away.has(each)) || broken.test(words) || tooBusy.test(words)) return 'away';
  const inner = [cause, meta?.driverAdapterError, ...(Array.isArray(errors) ? errors : [])];
  return inner.map((each) => troubleOf(each, depth + 1)).find((found) => found !== undefined);
}

/** One a process, whatever bundle asks. */
const held = globalThis as { lastTroubles?: Map<Trouble, number> };

export function noteTrouble(trouble: Trouble): void {
  held.lastTroubles ??= new Map();
  held.lastTroubles.set(trouble, performance.now());
}

/** Whether this process met it in the last seconds. */
export function isTroubled(trouble: Trouble, withinSeconds: number): boolean {
  const at = held.lastTroubles?.get(trouble);
  return at !== undefined && performance.now() - at < withinSeconds * 1000;
}

export function forgetTroubles(): void {
  held.lastTroubles = undefined;
}
