import type { KeptItem } from './kept-item';

const itemsMax = 20;
/** Of requests that outlive their page, a browser carries 65,536 bytes at once. */
export const bytesMax = 60_000;

const envelope = '{"items":[]}'.length;

export type Batch = { readonly items: readonly KeptItem[]; readonly body: string; readonly bytes: number };

/** The first of them, in order, as one request may carry. One alone may be of any size. */
export function batchOf(waiting: readonly KeptItem[], most = itemsMax): Batch {
  const items: KeptItem[] = [];
  const texts: string[] = [];
  let bytes = envelope;
  for (const item of waiting.slice(0, most)) {
    const { key, operation, input } = item;
    const text = JSON.stringify({ key, operation, input });
    const more = new TextEncoder().encode(text).length + 1;
    if (items.length > 0 && bytes + more > bytesMax) break;
    items.push(item);
    texts.push(text);
    bytes += more;
  }
  return { items, body: `{"items":[${texts.join(',')}]}`, bytes };
}
