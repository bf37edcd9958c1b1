import { batchOf } from './batch';
import type { KeptItem, Settled } from './kept-item';
import { sendBatch } from './send-batch';

let before: Promise<unknown> = Promise.resolve();
/** Below all that a database gives. */
let lastSeq = 0;

/**
 * Where this browser keeps nothing, a tap goes over the line at once or not at all: whoever has a full tablet takes
 * attendance all the same. One after the other, as they were made. To the final answer, if one came.
 */
export function sendAtOnce(tap: Omit<KeptItem, 'seq'>): Promise<Settled | undefined> {
  lastSeq -= 1;
  const item = { ...tap, seq: lastSeq };
  const sent = before.then(() => sendBatch(item.person, batchOf([item])));
  before = sent;
  return sent.then((answer) => (answer.kind === 'settled' ? answer.settled[0] : undefined));
}
