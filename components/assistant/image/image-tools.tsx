'use client';

import { type ChangeEvent, useRef } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { usePhone } from '../panel/phone';
import { useWords } from '../words';

type Props = { isDisabled: boolean; onPick: (file: File) => void };

/** From the device, and on a phone from its camera too. */
export function ImageTools(props: Props) {
  const { image: words } = useWords();
  return (
    <>
      <PickButton {...props} icon="image" label={words.attach} />
      {usePhone() && <PickButton {...props} icon="camera" label={words.camera} capture="environment" />}
    </>
  );
}

type PickProps = Props & { icon: IconName; label: string; capture?: 'environment' };

function PickButton({ isDisabled, onPick, icon, label, capture }: PickProps) {
  const input = useRef<HTMLInputElement>(null);

  function picked({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same one again is a choice too.
    target.value = '';
    if (file) onPick(file);
  }

  return (
    <>
      <button
        type="button"
        className="ai-icon-button"
        aria-label={label}
        title={label}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        <Icon name={icon} />
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture={capture}
        hidden
        tabIndex={-1}
        aria-label={label}
        onChange={picked}
      />
    </>
  );
}
