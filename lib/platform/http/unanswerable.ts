import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

/** The standard's requests cannot have these, so that Next fails where it makes one. */
const methodsRefused = new Set(['TRACE', 'TRACK', 'CONNECT']);

/**
 * The status of a request that Next would answer with 500, though the fault is the caller's. What its router sends is
 * judged by its own reader: it alone knows the shape of this version.
 */
export function unanswerable(request: { method?: string; headers: IncomingHttpHeaders }): 400 | 405 | undefined {
  if (methodsRefused.has(request.method ?? '')) return 405;
  try {
    parseAndValidateFlightRouterState(request.headers['next-router-state-tree']);
    return undefined;
  } catch {
    return 400;
  }
}
