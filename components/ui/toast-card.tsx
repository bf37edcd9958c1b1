import type { ReactNode } from 'react';
import { Icon } from './icon';
import { joinClasses } from './join-classes';
import { Spinner } from './spinner';

export type ToastKind = 'plain' | 'success' | 'error' | 'loading';

export interface ToastCardProps {
  kind: ToastKind;
  message: ReactNode;
  leaving: boolean;
  closeLabel: string;
  onClose: () => void;
}

const faces: Record<ToastKind, string> = {
  plain: 'bg-raised text-ink border-edge',
  loading: 'bg-raised text-ink border-edge',
  success: 'bg-success-solid text-on-solid border-transparent',
  error: 'bg-danger-solid text-on-solid border-transparent',
};

export function ToastCard({ kind, message, leaving, closeLabel, onClose }: ToastCardProps) {
  return (
    <div
      data-leaving={leaving || undefined}
      data-kind={kind}
      className={joinClasses(
        'toast-card flex w-full items-center gap-3 rounded-md border py-1 ps-4 pe-1 shadow-lg',
        faces[kind],
      )}
    >
      {kind === 'loading' && <Spinner />}
      {kind === 'success' && <Icon name="circle-check" />}
      {kind === 'error' && <Icon name="warning" />}
      {kind === 'plain' && <Icon name="info" />}
      <div className="min-w-0 grow py-2 font-medium">{message}</div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md focus-visible:outline-current focus-visible:-outline-offset-4"
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
