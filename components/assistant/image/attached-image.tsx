'use client';

import { Icon } from '@/components/ui/icon';
import { useWords } from '../words';

type Props = {
  address: string;
  onRemove: () => void;
  /** It waited too long, and the server has it no more. */
  onGone: (address: string) => void;
};

/** What goes with the question, small, with a way to leave it out. */
export function AttachedImage({ address, onRemove, onGone }: Props) {
  const { image: words } = useWords();

  /** A picture does not say why it failed: one request on a bad line is no word of the server. */
  async function check() {
    const isGone = await fetch(address).then(
      ({ status }) => status === 404,
      () => false,
    );
    if (isGone) onGone(address);
  }

  return (
    <figure className="ai-attached">
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: nobody presses it; it did not load. */}
      <img src={address} alt={words.attached} onError={() => void check()} />
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
