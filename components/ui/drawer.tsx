'use client';

import { type ReactNode, useId } from 'react';
import { IconButton } from './button';
import { type ModalState, useModal } from './use-modal';

export interface DrawerProps extends ModalState {
  title: ReactNode;
  closeLabel: string;
  side?: 'start' | 'end';
  /** Stays at the foot while the rest scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

export function Drawer({ title, closeLabel, side = 'start', footer, children, ...state }: DrawerProps) {
  const id = useId();
  const modal = useModal(state);
  return (
    <dialog {...modal} aria-labelledby={id} data-side={side} className="drawer">
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-2 border-line border-b py-2 ps-4 pe-2">
          <h2 id={id} tabIndex={-1} className="text-lg">
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={state.onClose} />
        </div>
        <div className="min-h-0 grow overflow-y-auto p-4">{children}</div>
        {footer && <div className="border-line border-t p-4">{footer}</div>}
      </div>
    </dialog>
  );
}
