'use client';

import { type ClipboardEvent, useState } from 'react';
import { takesImages } from '@/lib/assistant/rules/images';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { ConversationStore } from './conversation-store';
import type { ConversationView } from './conversation-view';
import { AttachedImage, pictureIn } from './image/attached-image';
import { ImageTools } from './image/image-tools';
import { useImage } from './image/use-image';
import type { Say } from './notice';
import { Microphone } from './speech/microphone';
import { useSpokenQuestions } from './speech/use-spoken-questions';
import type { Subjects } from './use-subjects';
import { useWords } from './words';

type Options = {
  locale: Locale;
  subjects: Subjects;
  store: ConversationStore | null;
  view: ConversationView | null;
  say: Say;
  onClear: () => void;
  onFollow: (() => void) | undefined;
};

/** A question on its way: typed, spoken, with a picture; and back in the field when it could not be sent. */
export function useAsking(options: Options) {
  const { subjects, store, view, say } = options;
  const words = useWords();
  const [draft, setDraft] = useState('');
  const { choice } = subjects;
  const image = useImage(`${choice.subject} ${choice.division}`, say);

  async function send(text: string): Promise<boolean> {
    if (!store) return false;
    const picture = image.take();
    setDraft('');
    if (await store.send(text, picture.address)) return true;
    setDraft((typed) => (typed.trim() ? `${text}\n${typed}` : text));
    picture.giveBack();
    say('error', words.composer.notSent);
    return false;
  }

  const speech = useSpokenQuestions({ ...options, draft, setDraft, send });
  // While loading, or while a part of the subject is still being asked for (§5).
  const isBusy = view?.state !== 'ready' || view.isSending || view.live !== null;
  const isDisabled = isBusy || speech.phase !== 'off' || image.isSending;
  const mayAttach = takesImages(choice);

  function onPaste(event: ClipboardEvent) {
    const picture = mayAttach && !isDisabled ? pictureIn(event.clipboardData) : undefined;
    if (!picture) return;
    event.preventDefault();
    void image.attach(picture);
  }

  return {
    send,
    onPaste,
    ear: speech.ear,
    composer: {
      value: draft,
      onChange: setDraft,
      onSend: (text: string) => void send(text),
      isDisabled,
      tools: (
        <>
          <Microphone speech={speech} isDisabled={isBusy || image.isSending} />
          {mayAttach && <ImageTools isDisabled={isDisabled} onPick={(file) => void image.attach(file)} />}
        </>
      ),
      attached: image.attached && <AttachedImage attached={image.attached} onRemove={() => void image.remove()} />,
    },
  };
}
