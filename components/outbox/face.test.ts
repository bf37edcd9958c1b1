import { expect, it } from 'vitest';
import { nothingKept, type OutboxState, type PendingItem, shownItem } from '@/lib/platform/outbox/outbox-state';
import { keptItem } from '@/lib/platform/outbox/sample-item';
import { faceOf } from './face';

const problem = { status: 404, code: 'MODEL_NOT_FOUND', fields: [] };
const waiting = shownItem(keptItem(1), new Set());
const sending = shownItem(keptItem(2), new Set(['key-2']));
const refused = shownItem({ ...keptItem(3), refused: problem }, new Set());
const aside = shownItem({ ...keptItem(4), aside: true }, new Set());

it.each([
  ['nothing was tapped', {}, { kind: 'saved', count: 0 }],
  ['the last one was confirmed', { savedAt: 1 }, { kind: 'savedAt', count: 0 }],
  ['some are under way', { items: [waiting, sending] }, { kind: 'sending', count: 2 }],
  ['the line is cut', { items: [waiting], hindrance: 'cut' }, { kind: 'onDevice', count: 1 }],
  ['one was set aside', { items: [aside], savedAt: 1 }, { kind: 'onDevice', count: 1 }],
  ['one was refused, whatever else is under way', { items: [refused, sending] }, { kind: 'refused', count: 1 }],
  ['nobody is signed in', { items: [waiting, refused], hindrance: 'nobody' }, { kind: 'signIn', count: 1 }],
  ['somebody else is', { items: [waiting], hindrance: 'other-person' }, { kind: 'signIn', count: 1 }],
  ['nobody is, and all is saved', { hindrance: 'nobody' }, { kind: 'saved', count: 0 }],
  ['a tap was kept nowhere', { items: [waiting], notKept: 'full' }, { kind: 'notKept', count: 1 }],
] as const)('says the one thing that counts when %s', (_, facts, face) => {
  const items = 'items' in facts ? facts.items : [];
  const pending = items.filter(({ state }) => state === 'onDevice' || state === 'sending') as PendingItem[];
  expect(faceOf({ ...nothingKept, ...facts, items, pending } as OutboxState)).toEqual(face);
});
