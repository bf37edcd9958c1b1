import type { OutboxState } from '@/lib/platform/outbox/outbox-state';

export type FaceKind = 'notKept' | 'signIn' | 'refused' | 'sending' | 'onDevice' | 'savedAt' | 'saved';
type Face = { readonly kind: FaceKind; readonly count: number };

/** The one thing to say of the outbox: what is lost or needs the person first, then how far the rest is. */
export function faceOf({ items, pending, hindrance, savedAt, notKept }: OutboxState): Face {
  const refused = items.filter(({ state }) => state === 'refused').length;
  const unsent = items.length - refused;
  const needsSignIn = hindrance === 'nobody' || hindrance === 'other-person';
  if (notKept) return { kind: 'notKept', count: 1 };
  if (needsSignIn && unsent > 0) return { kind: 'signIn', count: unsent };
  if (refused > 0) return { kind: 'refused', count: refused };
  if (pending.some(({ state }) => state === 'sending')) return { kind: 'sending', count: unsent };
  if (unsent > 0) return { kind: 'onDevice', count: unsent };
  return { kind: savedAt ? 'savedAt' : 'saved', count: 0 };
}
