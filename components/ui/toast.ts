import { createElement, type ReactNode } from 'react';
import { sayInDialog } from './say-in-dialog';
import { ToastCard, type ToastKind } from './toast-card';

export type ToastId = string;

export interface ToastOptions {
  /** Given again, it replaces the toast that stands: "sending" becomes "sent". */
  id?: ToastId;
  /** Instead of what its kind stands for. */
  lifeMs?: number;
}

interface Live {
  kind: ToastKind;
  message: ReactNode;
  /** Milliseconds still to stand. */
  left: number;
  since: number;
  timer?: ReturnType<typeof setTimeout>;
  leaving: boolean;
}

type Sonner = typeof import('sonner');

/** §9. The library's own clock cannot leave the tree 1000 ms after dismissal, so the clock is ours. */
const toastTimes: Readonly<Record<ToastKind, number>> = {
  plain: 4000,
  success: 2000,
  error: 4000,
  loading: Number.POSITIVE_INFINITY,
};
export const toastsMax = 20;
const leaveMs = 1000;
const libraryLeaveMs = 200;

const live = new Map<ToastId, Live>();
let board: { sonner: Sonner; closeLabel: string; raise: () => void } | null = null;
let isPaused = false;
let counter = 0;

function draw(id: ToastId) {
  const toast = live.get(id);
  if (!toast || !board) return;
  const { kind, message, leaving } = toast;
  const close = () => dismiss(id);
  board.sonner.toast.custom(
    () => createElement(ToastCard, { kind, message, leaving, closeLabel: board?.closeLabel ?? '', onClose: close }),
    { id, duration: Number.POSITIVE_INFINITY, dismissible: false, unstyled: true },
  );
}

function startClock(id: ToastId) {
  const toast = live.get(id);
  if (!toast || toast.leaving || isPaused || !board || toast.left === Number.POSITIVE_INFINITY) return;
  toast.since = Date.now();
  toast.timer = setTimeout(() => dismiss(id), toast.left);
}

function stopClock(toast: Live) {
  if (toast.timer === undefined) return;
  clearTimeout(toast.timer);
  toast.timer = undefined;
  toast.left = Math.max(0, toast.left - (Date.now() - toast.since));
}

function show(kind: ToastKind, message: ReactNode, options: ToastOptions = {}): ToastId {
  counter += 1;
  const id = options.id ?? `toast-${counter}`;
  const before = live.get(id);
  if (before) stopClock(before);
  // One that is already going cannot be called back: the library has its end in hand.
  if (before?.leaving) return show(kind, message, { ...options, id: undefined });
  live.set(id, { kind, message, left: options.lifeMs ?? toastTimes[kind], since: Date.now(), leaving: false });
  makeRoom();
  draw(id);
  startClock(id);
  board?.raise();
  sayInDialog(message);
  return id;
}

/** Over the limit the oldest goes at once, without its second of leave. */
function makeRoom() {
  for (const [id, toast] of live) {
    if (live.size <= toastsMax) return;
    stopClock(toast);
    live.delete(id);
    board?.sonner.toast.dismiss(id);
  }
}

function dismiss(id: ToastId) {
  const toast = live.get(id);
  if (!toast || toast.leaving) return;
  stopClock(toast);
  toast.leaving = true;
  draw(id);
  setTimeout(() => board?.sonner.toast.dismiss(id), leaveMs - libraryLeaveMs);
  setTimeout(() => live.delete(id), leaveMs);
}

export const toast = {
  plain: (message: ReactNode, options?: ToastOptions) => show('plain', message, options),
  success: (message: ReactNode, options?: ToastOptions) => show('success', message, options),
  error: (message: ReactNode, options?: ToastOptions) => show('error', message, options),
  /** Stands until it is replaced under its id or dismissed. */
  loading: (message: ReactNode, options?: ToastOptions) => show('loading', message, options),
  dismiss,
};

/** Called by the toaster once it listens: what was said before then is shown now. */
export function openBoard(next: NonNullable<typeof board>) {
  board = next;
  for (const id of live.keys()) {
    draw(id);
    startClock(id);
  }
  // Said before the library had come, they lie in a layer that is still closed.
  if (live.size > 0) board.raise();
}

/** Time stands still while someone points at or reads inside a toast. */
export function pauseToasts(pause: boolean) {
  if (isPaused === pause) return;
  isPaused = pause;
  for (const [id, one] of live) {
    if (pause) stopClock(one);
    else startClock(id);
  }
}
