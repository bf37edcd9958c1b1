'use client';

import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconShape } from '@/components/ui/icon-shape';
import { toast } from '@/components/ui/toast';
import type { ChatMessage } from '@/lib/assistant/client';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { ConversationStore } from '../conversation/conversation-store';
import { ReadButton } from '../speech/read-button';
import { useWords } from '../words';
import { copyText } from './copy-text';
import { FeedbackForm } from './feedback-form';
import { MessageTime } from './message-time';

type Props = { message: ChatMessage; store: ConversationStore; locale: Locale };
type Liking = 'liked' | 'disliked';

const thumb =
  'M7 11v9H3.5v-9zM7 11l4.5-8c1.8 0 2.7 1.3 2.3 3L13 9.5h5.5c1.4 0 2.3 1.2 2 2.5l-1.6 6.4c-.2 1-1 1.6-2 1.6H7';

/** What can be done with an answer. Pressing the liking that is set takes it back (§4). */
export function AnswerTools({ message, store, locale }: Props) {
  const words = useWords();
  const [isCommenting, setCommenting] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const status = message.feedback?.status ?? null;
  // Who is in need is not asked how the help was.
  const isRated = message.origin !== 'care';

  async function like(liking: Liking) {
    const failure = liking === 'liked' ? words.likeFailed : words.dislikeFailed;
    if (!(await store.rate(message.id, { status: status === liking ? null : liking }))) toast.error(failure);
  }

  /** Who was in the form goes on beside it; who went elsewhere meanwhile stays there. */
  function closeForm(hadFocus: boolean) {
    setCommenting(false);
    if (hadFocus) opener.current?.focus();
  }

  async function copy() {
    if (!(await copyText(message.content))) return void toast.error(words.copyFailed);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  }

  return (
    <>
      <div className="ai-tools">
        <button
          type="button"
          className="ai-icon-button"
          aria-label={words.copyAnswer}
          title={words.copyAnswer}
          onClick={copy}
        >
          <Icon name={isCopied ? 'check' : 'copy'} size={18} />
        </button>
        <ReadButton message={message} locale={locale} />
        {isCopied && (
          <span role="status" className="ai-soft">
            {words.copied}
          </span>
        )}
        {isRated &&
          (['liked', 'disliked'] as const).map((liking) => (
            <button
              key={liking}
              type="button"
              className="ai-icon-button ai-thumb"
              data-liking={liking}
              aria-pressed={status === liking}
              aria-label={liking === 'liked' ? words.like : words.dislike}
              title={liking === 'liked' ? words.like : words.dislike}
              onClick={() => like(liking)}
            >
              <IconShape path={thumb} size={18} />
            </button>
          ))}
        {isRated && (
          <button
            ref={opener}
            type="button"
            className="ai-link"
            aria-expanded={isCommenting}
            onClick={() => setCommenting(!isCommenting)}
          >
            {message.feedback?.observation ? words.comment.change : words.comment.open}
          </button>
        )}
        <MessageTime at={message.at} locale={locale} />
      </div>
      {isCommenting && <FeedbackForm message={message} store={store} onClose={closeForm} />}
    </>
  );
}
