import type { InputOf, Operation, ReplyOf } from '@/lib/platform/http/operation';
import { call } from './call';
import { kept } from './kept-replies';

const minuteMs = 60_000;
/** §7: data is fresh for 5 minutes, and what nobody uses is kept for 10. */
const freshMs = 5 * minuteMs;
const keptMs = 10 * minuteMs;

/** Asks once while the answer is fresh, however often it is wanted; a refused one is asked again. */
export function recall<Op extends Operation>(op: Op, input: InputOf<Op>): Promise<ReplyOf<Op>> {
  const known = recalled(op, input);
  if (known?.isFresh) return known.reply as Promise<ReplyOf<Op>>;
  const reply = call(op, input);
  const key = remember(op, input, reply);
  reply.catch(() => {
    if (kept.get(key)?.reply === reply) kept.delete(key);
  });
  return reply;
}

/** What is known without asking. */
export function recalled<Op extends Operation>(
  op: Op,
  input: InputOf<Op>,
): { reply: ReplyOf<Op> | Promise<ReplyOf<Op>>; isFresh: boolean } | undefined {
  const now = Date.now();
  for (const [key, { usedAt }] of kept) if (now - usedAt > keptMs) kept.delete(key);
  const known = kept.get(keyOf(op, input));
  if (!known) return undefined;
  known.usedAt = now;
  return { reply: known.reply as ReplyOf<Op>, isFresh: now - known.at <= freshMs };
}

/** As the browser knows it by now, from the answer to something else. */
export function remember<Op extends Operation>(
  op: Op,
  input: InputOf<Op>,
  reply: ReplyOf<Op> | Promise<ReplyOf<Op>>,
): string {
  const key = keyOf(op, input);
  const now = Date.now();
  kept.set(key, { reply, at: now, usedAt: now });
  return key;
}

export function forgetReply<Op extends Operation>(op: Op, input: InputOf<Op>): void {
  kept.delete(keyOf(op, input));
}

let owner: string | undefined;

/** In another tab somebody else may have signed in: what the person before read is not for this one. */
export function rememberFor(person: string): void {
  if (owner !== person) kept.clear();
  owner = person;
}

function keyOf({ path }: Operation, input: unknown): string {
  return JSON.stringify([path, Object.entries(input as object).sort(([one], [other]) => (one < other ? -1 : 1))]);
}
