'use client';

import { useEffect, useRef, useState } from 'react';
import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';
import { drafts } from '../composer/drafts';
import type { Say } from '../notice';
import { useWords } from '../words';
import { refusalIn } from './refusals';

const contract = () => lazily(() => import('@/lib/assistant/contract/images'));

/** The picture that waits with the text of a draft; of another subject it is none (§4). */
export function useImage(key: string | undefined, say: Say) {
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
    say('loading', words.image.sending);
    try {
      const { preparePicture } = await lazily(() => import('./prepare-picture'));
      const image = await preparePicture(file).catch(() => Promise.reject(new NoPicture()));
      const imageUrl = await call((await contract()).uploadImageOp, { image });
      say('loading', '');
      if (here.current === key) put(key, imageUrl);
      else discard(imageUrl);
    } catch (error) {
      say('error', error instanceof NoPicture ? words.image.unreadable : refusalIn(error, words));
    } finally {
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
      say('error', words.image.removeFailed);
    }
  }

  /** The server keeps a picture that no question was sent with only so long. */
  function forget(address: string) {
    if (key === undefined || drafts.of(key).imageUrl !== address) return;
    drafts.write(key, { imageUrl: undefined });
    say('error', words.image.gone);
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
