'use client';

import { Icon } from '@/components/ui/icon';
import { useWords } from '../words';
import type { Attached } from './use-image';

/** What goes with the question, small, with a way to leave it out. */
export function AttachedImage({ attached, onRemove }: { attached: Attached; onRemove: () => void }) {
  const { image: words } = useWords();
  return (
    <figure className="ai-attached">
      <img src={attached.preview} alt={words.attached} />
      <button
        type="button"
        className="ai-icon-button"
        aria-label={words.remove}
        title={words.remove}
        onClick={onRemove}
      >
        <Icon name="close" size={18} />
      </button>
    </figure>
  );
}

/** The first picture of what is pasted or dropped; text goes its own way. */
export function pictureIn(items: DataTransfer): File | undefined {
  return [...items.files].find(({ type }) => type.startsWith('image/'));
}
