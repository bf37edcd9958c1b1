'use client';

import { Icon } from '@/components/ui/icon';
import { useWords } from '../words';

type Props = {
  address: string;
  onRemove: () => void;
  /** It waited too long, and the server has it no more. */
  onGone: () => void;
};

/** What goes with the question, small, with a way to leave it out. */
export function AttachedImage({ address, onRemove, onGone }: Props) {
  const { image: words } = useWords();
  return (
    <figure className="ai-attached">
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: nobody presses it; it did not load. */}
      <img src={address} alt={words.attached} onError={() => navigator.onLine && onGone()} />
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

/** The first picture of what is pasted; text goes its own way. */
export function pictureIn(items: DataTransfer): File | undefined {
  return [...items.files].find(({ type }) => type.startsWith('image/'));
}
