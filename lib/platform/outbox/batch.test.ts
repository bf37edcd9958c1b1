import { expect, it } from 'vitest';
import { batchOf, bytesMax } from './batch';
import { keptItem } from './sample-item';

const items = (count: number, text = '') => Array.from({ length: count }, (_, seq) => keptItem(seq, { text }));

it('carries the first twenty in their order, each as it was kept', () => {
  const { items: sent, body, bytes } = batchOf(items(30));
  expect(sent.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, seq) => seq));
  expect(JSON.parse(body).items[3]).toEqual({ key: 'key-3', operation: 'POST /taps', input: { text: '' } });
  expect(bytes).toBeGreaterThanOrEqual(new TextEncoder().encode(body).length);
});

it('stays under what a closing page may still send, whatever the letters weigh', () => {
  const { items: sent, body } = batchOf(items(20, 'ção'.repeat(2000)));
  expect(sent.length).toBe(5);
  expect(new TextEncoder().encode(body).length).toBeLessThan(bytesMax);
});

it('sends one that is larger than that by itself', () => {
  const large = items(2, 'a'.repeat(bytesMax));
  expect(batchOf(large)).toMatchObject({ items: [large[0]] });
  expect(batchOf(large).bytes).toBeGreaterThan(bytesMax);
});
