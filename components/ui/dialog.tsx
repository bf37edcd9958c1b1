'use client';

import { type CSSProperties, type ReactNode, useId } from 'react';
import { IconButton } from './button';
import { type ModalState, useModal } from './use-modal';

const widths = { sm: '400px', md: '520px', lg: '800px' } as const;

export interface DialogProps extends ModalState {
  title: ReactNode;
  lead?: ReactNode;
  /** Given unless `mustAnswer`: the name of the × button. */
  closeLabel?: string;
  width?: keyof typeof widths;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  role?: 'alertdialog';
  children?: ReactNode;
}

export function Dialog({ title, lead, closeLabel, width = 'md', actions, role, children, ...state }: DialogProps) {
  const id = useId();
  const modal = useModal(state);
  return (
    <dialog
      {...modal}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={lead ? `${id}-lead` : undefined}
      className="dialog"
      style={{ '--dialog-width': widths[width] } as CSSProperties}
    >
      <div className="flex max-h-[inherit] flex-col">
        <div className="flex items-start justify-between gap-2 px-4 pt-4 sm:px-6 sm:pt-5">
          <div className="min-w-0 py-1.5">
            <h2 id={`${id}-title`} tabIndex={-1} className="text-xl">
              {title}
            </h2>
            {lead && (
              <p id={`${id}-lead`} className="mt-1 text-ink-soft">
                {lead}
              </p>
            )}
          </div>
          {closeLabel && !state.mustAnswer && (
            <IconButton icon="close" label={closeLabel} onClick={state.onClose} className="-me-2" />
          )}
        </div>
        {children && <div className="min-h-0 overflow-y-auto px-4 pt-2 pb-4 sm:px-6">{children}</div>}
        {actions && (
          <div className="flex flex-col-reverse gap-2 border-line border-t px-4 py-3 sm:flex-row sm:justify-end sm:px-6">
            {actions}
          </div>
        )}
      </div>
    </dialog>
  );
}
