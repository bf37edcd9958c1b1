import type { KeptItem } from './kept-item';

/** A tap as a browser keeps it. */
export function keptItem(seq: number, input: Record<string, unknown> = {}): KeptItem {
  return { seq, person: 'ana', key: `key-${seq}`, operation: 'POST /taps', input, label: undefined, at: seq };
}
