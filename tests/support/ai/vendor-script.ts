import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What goes wrong with one request. `afterTexts` counts the events of the stream, the role's too. */
export type Fault =
  | { kind: 'reset' }
  | { kind: 'hang' }
  | { kind: 'hang-mid-stream'; afterTexts: number }
  | { kind: 'busy'; retryAfter?: string; code?: string }
  | { kind: 'status'; status: number; code?: string }
  | { kind: 'cut'; afterBytes: number }
  /** Ends as if all were well, but too early. */
  | { kind: 'short'; afterTexts: number }
  /** Ends in order, before the answer does. */
  | { kind: 'ended'; afterTexts: number; reason: 'length' | 'content_filter' }
  | { kind: 'garbage' }
  | { kind: 'garbage-mid-stream'; afterTexts: number }
  | { kind: 'error-mid-stream'; afterTexts: number }
  | { kind: 'drip'; bytes: number; everyMs: number }
  | { kind: 'split-utf8' };

/** What is written, and how it ends: whole, the socket broken, or nothing more for ever. */
export type Script = { writes: { bytes: Buffer; afterMs: number }[]; ending: 'whole' | 'break' | 'hang' };
export type Pace = { firstTokenMs: number; perTokenMs: number };

const garbage = Buffer.from('\u0000\u0001<<not an answer of any kind>> {"choices": [[[\n\n');
const inStream = Buffer.from('data: {"choices": [{"delta": {"content": "ab\n\n');
const overloaded = Buffer.from(
  'data: {"error":{"message":"The server had an error while processing your request. Sorry about that!","type":"server_error","param":null,"code":null}}\n\n',
);

export function scriptOf(events: string[], { firstTokenMs, perTokenMs }: Pace, fault: Fault | undefined): Script {
  const writes = events.map((event, index) => ({
    bytes: Buffer.from(event),
    afterMs: index === 1 ? firstTokenMs : index > 1 ? perTokenMs : 0,
  }));
  const until = (count: number) => writes.slice(0, count);
  switch (fault?.kind) {
    case 'hang':
      return { writes: [], ending: 'hang' };
    case 'hang-mid-stream':
      return { writes: until(fault.afterTexts), ending: 'hang' };
    case 'short':
      return { writes: until(fault.afterTexts), ending: 'whole' };
    case 'ended':
      return { writes: [...until(fault.afterTexts), ...endedBy(fault.reason)], ending: 'whole' };
    case 'garbage':
      return { writes: [{ bytes: garbage, afterMs: 0 }], ending: 'whole' };
    case 'garbage-mid-stream':
      return { writes: [...until(fault.afterTexts), { bytes: inStream, afterMs: 0 }], ending: 'whole' };
    case 'error-mid-stream':
      return { writes: [...until(fault.afterTexts), { bytes: overloaded, afterMs: 0 }], ending: 'whole' };
    case 'cut':
      return { writes: [{ bytes: joined(writes).subarray(0, fault.afterBytes), afterMs: 0 }], ending: 'break' };
    case 'drip':
      return { writes: pieces(joined(writes), fault.bytes, fault.everyMs), ending: 'whole' };
    case 'split-utf8':
      return { writes: insideCharacters(joined(writes)), ending: 'whole' };
    default:
      return { writes, ending: 'whole' };
  }
}

function endedBy(reason: string): Script['writes'] {
  const last = JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });
  return [`data: ${last}\n\n`, 'data: [DONE]\n\n'].map((event) => ({ bytes: Buffer.from(event), afterMs: 0 }));
}

function joined(writes: Script['writes']): Buffer {
  return Buffer.concat(writes.map(({ bytes }) => bytes));
}

function pieces(all: Buffer, size: number, afterMs: number): Script['writes'] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, index) => ({
    bytes: all.subarray(index * size, (index + 1) * size),
    afterMs,
  }));
}

/** Breaks after the first byte of each character that has several. */
function insideCharacters(all: Buffer): Script['writes'] {
  const breaks = [...all.keys()].filter((at) => (all[at] ?? 0) >= 0xc0).map((at) => at + 1);
  return [0, ...breaks].map((from, index) => ({ bytes: all.subarray(from, breaks[index] ?? all.length), afterMs: 1 }));
}

export async function play(response: ServerResponse, { writes, ending }: Script): Promise<void> {
  response.flushHeaders();
  for (const { bytes, afterMs } of writes) {
    if (afterMs > 0) await wait(afterMs);
    if (response.destroyed) return;
    response.write(bytes);
  }
  if (ending === 'whole') response.end();
  // What was written must have left before the socket breaks.
  if (ending === 'break') response.write('', () => response.socket?.destroy());
}
