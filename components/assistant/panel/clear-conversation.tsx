'use client';

import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { useModal } from '@/components/ui/use-modal';
import { useWords } from '../words';

type Props = { isOpen: boolean; setOpen: (isOpen: boolean) => void; onConfirm: () => void };

/** Clearing needs an answer (§5): the focus begins on the harmless side. */
export function ClearConversation({ isOpen, setOpen, onConfirm }: Props) {
  const { clear } = useWords();
  const id = useId();
  const modal = useModal({ open: isOpen, onClose: () => setOpen(false), mustAnswer: true });
  return (
    <>
      {/* The second half of a double click is meant for what stood here before. */}
      <button type="button" className="ai-link" onClick={({ detail }) => detail < 2 && setOpen(true)}>
        <Icon name="trash" size={18} />
        {clear.open}
      </button>
      <dialog {...modal} role="alertdialog" aria-labelledby={id} aria-describedby={`${id}-text`} className="ai-confirm">
        <h3 id={id}>{clear.title}</h3>
        <p id={`${id}-text`}>{clear.text}</p>
        <div className="ai-actions">
          <button type="button" data-focus-first="" className="ai-button" onClick={() => setOpen(false)}>
            {clear.cancel}
          </button>
          <button
            type="button"
            className="ai-button ai-button-danger"
            onClick={() => {
              setOpen(false);
              onConfirm();
            }}
          >
            {clear.confirm}
          </button>
        </div>
      </dialog>
    </>
  );
}
