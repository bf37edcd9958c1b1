'use client';

import { useEffect, useRef, useState } from 'react';
import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';
import type { Say } from '../notice';
import { useWords } from '../words';
import { refusalIn } from './refusals';

export type Attached = { address: string; preview: string };

const contract = () => lazily(() => import('@/lib/assistant/contract/images'));

/** One picture that goes with the next question; of another subject it is none. */
export function useImage(place: string, say: Say) {
  const { image: words } = useWords();
  const [attached, setAttached] = useState<Attached | null>(null);
  const [isSending, setSending] = useState(false);
  const here = useRef(place);
  const held = useRef(attached);
  held.current = attached;
  here.current = place;

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each place, and with the panel.
  useEffect(
    () => () => {
      if (held.current) discard(held.current);
      setAttached(null);
    },
    [place],
  );

  async function attach(file: Blob) {
    if (isSending) return;
    const began = here.current;
    setSending(true);
    say('loading', words.sending);
    try {
      const { preparePicture } = await lazily(() => import('./prepare-picture'));
      const { preview, ...image } = await preparePicture(file).catch(() => Promise.reject(new NoPicture()));
      const address = await call((await contract()).uploadImageOp, { image });
      say('loading', '');
      if (here.current !== began) return discard({ address, preview });
      // One at a time: the one before makes way.
      if (held.current) discard(held.current);
      setAttached({ address, preview });
    } catch (error) {
      say('error', error instanceof NoPicture ? words.unreadable : refusalIn(error, words));
    } finally {
      setSending(false);
    }
  }

  /** It is gone at once, and back when the server still has it. */
  async function remove() {
    const removed = attached;
    if (!removed) return;
    setAttached(null);
    try {
      await call((await contract()).deleteImageOp, { imageUrl: removed.address });
    } catch {
      if (!held.current) setAttached(removed);
      say('error', words.removeFailed);
    }
  }

  /** It goes with a question; back where the question could not be sent, unless the subject is another one by then. */
  function take() {
    const taken = attached;
    setAttached(null);
    return {
      address: taken?.address,
      giveBack: () => {
        if (taken && here.current === place) setAttached(taken);
        else if (taken) discard(taken);
      },
    };
  }

  return { attached, isSending, attach, remove, take };
}

class NoPicture extends Error {}

/** Nobody waits for it; what stays is collected with the files that nothing names. */
function discard({ address: imageUrl }: Attached): void {
  contract()
    .then(({ deleteImageOp }) => call(deleteImageOp, { imageUrl }))
    .catch(() => undefined);
}
