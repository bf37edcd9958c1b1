'use client';

import { useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';
import { drafts } from '../composer/drafts';
import { useWords } from '../words';
import { refusalIn } from './refusals';

const contract = () => lazily(() => import('@/lib/assistant/contract/images'));

/** The picture that waits with the text of a draft; of another subject it is none (§4). */
export function useImage(key: string | undefined) {
  const words = useWords();
  const [isSending, setSending] = useState(false);
  const here = useRef(key);

  useEffect(() => {
    if (key === undefined || here.current === key) return;
    if (here.current !== undefined) put(here.current, undefined);
    here.current = key;
  }, [key]);

  async function attach(file: Blob) {
    if (isSending || key === undefined) return;
    setSending(true);
    const sending = toast.loading(words.image.sending);
    try {
      const { preparePicture } = await lazily(() => import('./prepare-picture'));
      const image = await preparePicture(file).catch(() => Promise.reject(new NoPicture()));
      const imageUrl = await call((await contract()).uploadImageOp, { image });
      if (here.current === key) put(key, imageUrl);
      else discard(imageUrl);
    } catch (error) {
      toast.error(error instanceof NoPicture ? words.image.unreadable : refusalIn(error, words));
    } finally {
      toast.dismiss(sending);
      setSending(false);
    }
  }

  /** It is gone at once, and back when the server still has it. */
  async function remove() {
    const { imageUrl } = drafts.of(key);
    if (key === undefined || imageUrl === undefined) return;
    drafts.write(key, { imageUrl: undefined });
    try {
      await call((await contract()).deleteImageOp, { imageUrl });
    } catch {
      if (here.current === key && drafts.of(key).imageUrl === undefined) drafts.write(key, { imageUrl });
      toast.error(words.image.removeFailed);
    }
  }

  /** The server keeps a picture that no question was sent with only so long. */
  function forget(address: string) {
    if (key === undefined || drafts.of(key).imageUrl !== address) return;
    drafts.write(key, { imageUrl: undefined });
    toast.error(words.image.gone);
  }

  return { isSending, attach, remove, forget };
}

class NoPicture extends Error {}

/** One at a time: the one before makes way. */
function put(key: string, imageUrl: string | undefined): void {
  const { imageUrl: before } = drafts.of(key);
  drafts.write(key, { imageUrl });
  if (before !== undefined) discard(before);
}

/** Nobody waits for it; what stays is collected with the files that nothing names. */
function discard(imageUrl: string): void {
  contract()
    .then(({ deleteImageOp }) => call(deleteImageOp, { imageUrl }))
    .catch(() => undefined);
}
