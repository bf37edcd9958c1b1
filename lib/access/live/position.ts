/**
 * How far a browser has heard: `seen` is a transaction number below which it lacks nothing, `at` when that was so.
 * Numbers of events would not do: two transactions may commit in the other order than they began.
 */
export type Position = { readonly seen: bigint; readonly at: number };

export const eventsKeptMs = 3600 * 1000;

export function writtenPosition({ seen, at }: Position): string {
  return `${seen}.${Math.floor(at / 1000)}`;
}

export function readPosition(text: string | undefined): Position | undefined {
  const [, seen, seconds] = /^(\d{1,19})\.(\d{1,12})$/.exec(text ?? '') ?? [];
  return seen && seconds ? { seen: BigInt(seen), at: Number(seconds) * 1000 } : undefined;
}

/** What came after it may have been forgotten, or it is of another database: the browser must read everything anew. */
export function isLostPosition(position: Position, current: Position): boolean {
  const marginMs = 300_000;
  return current.at - position.at > eventsKeptMs - marginMs || position.seen > current.seen;
}
