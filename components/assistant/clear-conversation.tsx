'use client';

import { useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useModal } from '@/components/ui/use-modal';
import { useWords } from './words';

/** Clearing needs an answer (§5): the focus begins on the harmless side. */
export function ClearConversation({ onConfirm }: { onConfirm: () => void }) {
  const { clear } = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const modal = useModal({ open: isOpen, onClose: () => setOpen(false), mustAnswer: true });
  return (
    <>
      <button type="button" className="ai-link" onClick={() => setOpen(true)}>
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
