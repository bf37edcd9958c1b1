'use client';

import { type ClipboardEvent, useEffect } from 'react';
import { takesImages } from '@/lib/assistant/rules/images';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { ConversationStore } from './conversation-store';
import { type ConversationView, takenBack } from './conversation-view';
import { draftKey, drafts, type Unsent } from './drafts';
import { AttachedImage, pictureIn } from './image/attached-image';
import { ImageTools } from './image/image-tools';
import { useImage } from './image/use-image';
import type { Say } from './notice';
import { Microphone } from './speech/microphone';
import { useSpokenQuestions } from './speech/use-spoken-questions';
import { useDraft } from './use-draft';
import type { Subjects } from './use-subjects';
import { type AssistantWords, useWords } from './words';

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
  const { choice } = subjects;
  const key = store ? draftKey(store.key.user, store.key) : undefined;
  const draft = useDraft(key);
  const image = useImage(key, say);
  const setText = (text: string) => key !== undefined && drafts.write(key, { text });
  const arrived = draft.isOut ? undefined : view?.messages.find(isWanted(draft.unsent, view))?.id;

  // The word that it did was lost, with the line or with the document.
  useEffect(() => {
    if (key !== undefined && arrived !== undefined) drafts.arrived(key, arrived);
  }, [key, arrived]);

  /** A suggestion leaves alone what stands in the field, also when it could not be sent. */
  async function send(text: string, isSuggestion = false): Promise<boolean> {
    if (!store || key === undefined || view?.isSending || view?.live) return false;
    const sent = isSuggestion ? drafts.suggest(key, text) : drafts.take(key, text);
    if (await store.send({ id: sent.id, content: text, imageUrl: sent.imageUrl })) {
      drafts.arrived(key, sent.id);
      return true;
    }
    const why = store.view().refusals[sent.id];
    if (why === takenBack) drafts.takeBack(key, sent.id);
    if (!isSuggestion) drafts.bringBack(key, sent);
    say('error', notSent(why, isSuggestion, words));
    return false;
  }

  const speech = useSpokenQuestions({ ...options, draft: draft.text, setDraft: setText, send });
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
      value: draft.text,
      onChange: setText,
      onSend: (text: string) => void send(text),
      isDisabled,
      tools: (
        <>
          <Microphone speech={speech} isDisabled={isBusy || image.isSending} />
          {mayAttach && <ImageTools isDisabled={isDisabled} onPick={(file) => void image.attach(file)} />}
        </>
      ),
      attached: draft.imageUrl !== undefined && (
        <AttachedImage address={draft.imageUrl} onRemove={() => void image.remove()} onGone={image.forget} />
      ),
    },
  };
}

function notSent(
  why: string | undefined,
  isSuggestion: boolean,
  { composer, tooManyRequests }: AssistantWords,
): string {
  if (why === 'request.too-many') return tooManyRequests;
  return isSuggestion ? composer.suggestionNotSent : composer.notSent;
}

/** The one that waits in the field, unless it was taken back: then it stays there. */
function isWanted(unsent: Unsent | undefined, { refusals }: ConversationView) {
  return ({ id }: { id: string }) => id === unsent?.id && refusals[id] !== takenBack;
}
