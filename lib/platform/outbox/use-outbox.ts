'use client';

import { useSyncExternalStore } from 'react';
import { outboxState, subscribeOutbox } from './outbox';
import { nothingKept, type OutboxState, type PendingItem } from './outbox-state';

const nothing = () => nothingKept;

export function useOutbox(): OutboxState {
  return useSyncExternalStore(subscribeOutbox, outboxState, nothing);
}

/** This person's taps that the server has not confirmed, in their order: `inputOf(op, item)` reads one. */
export function usePending(): readonly PendingItem[] {
  return useOutbox().pending;
}
