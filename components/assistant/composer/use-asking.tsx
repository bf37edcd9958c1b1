'use client';

import { type ClipboardEvent, useEffect, useRef } from 'react';
import { toast } from '@/components/ui/toast';
import { takesImages } from '@/lib/assistant/rules/images';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { ConversationStore } from '../conversation/conversation-store';
import type { ConversationView } from '../conversation/conversation-view';
import { AttachedImage, pictureIn } from '../image/attached-image';
import { ImageTools } from '../image/image-tools';
import { useImage } from '../image/use-image';
import { Microphone } from '../speech/microphone';
import { useSpokenQuestions } from '../speech/use-spoken-questions';
import type { Subjects } from '../subjects/use-subjects';
import { type AssistantWords, useWords } from '../words';
import { draftKey, drafts } from './drafts';
import { useErrorHelp } from './error-help';
import { tooMuch } from './too-much';
import { useDraft } from './use-draft';

type Options = {
  locale: Locale;
  subjects: Subjects;
  store: ConversationStore | null;
  view: ConversationView | null;
  onClear: () => void;
  onFollow: (() => void) | undefined;
};

/** A question on its way: typed, spoken, with a picture; and back in the field when it could not be sent. */
export function useAsking(options: Options) {
  const { subjects, store, view } = options;
  const words = useWords();
  const { choice } = subjects;
  const key = store ? draftKey(store.key.user, store.key) : undefined;
  const draft = useDraft(key);
  const image = useImage(key);
  const shown = useRef(store);
  shown.current = store;
  const setText = (text: string) => key !== undefined && drafts.write(key, { text });
  const arrived = draft.isOut ? undefined : view?.messages.find(({ id }) => id === draft.unsent?.id)?.id;

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
    if (!isSuggestion) drafts.bringBack(key, sent);
    const isElsewhere = shown.current !== store;
    toast.error(notSent(store.view().refusals[sent.id], { isSuggestion, isElsewhere }, words));
    return false;
  }

  const speech = useSpokenQuestions({ ...options, draft: draft.text, setDraft: setText, send });
  // While loading, or while a part of the subject is still being asked for (§5).
  const isBusy = view?.state !== 'ready' || view.isSending || view.live !== null;
  const isDisabled = isBusy || speech.phase !== 'off' || image.isSending;
  const mayAttach = takesImages(choice);

  const isBack = draft.unsent !== undefined && !draft.isOut && draft.text === draft.unsent.text;
  const errorHelp = useErrorHelp(options.locale, isBack ? draft.text : undefined);

  function onPaste(event: ClipboardEvent) {
    const picture = mayAttach && !isDisabled ? pictureIn(event.clipboardData) : undefined;
    if (!picture) return;
    event.preventDefault();
    void image.attach(picture);
  }

  return {
    send,
    onPaste,
    recogniser: speech.recogniser,
    errorHelp,
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

type Unsent = { isSuggestion: boolean; isElsewhere: boolean };

function notSent(why: string | undefined, { isSuggestion, isElsewhere }: Unsent, words: AssistantWords): string {
  const { notSent: isBack, notSentElsewhere, suggestionNotSent } = words.composer;
  if (isElsewhere) return notSentElsewhere;
  return tooMuch(why, words)?.text ?? (isSuggestion ? suggestionNotSent : isBack);
}
