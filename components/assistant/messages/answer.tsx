'use client';

import { memo } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ChatMessage, Source } from '@/lib/assistant/client';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { isFailed } from '../conversation/answer-end';
import type { ConversationStore } from '../conversation/conversation-store';
import { useWords } from '../words';
import { AnswerHtml } from './answer-html';
import { AnswerTools } from './answer-tools';
import { FailedAnswer, RetryButton } from './failed-answer';
import { MessageTime } from './message-time';
import { OriginLabel } from './origin-label';

type Props = {
  message: ChatMessage;
  questionId: string | undefined;
  /** Of one that failed. */
  why: string | undefined;
  canRetry: boolean;
  store: ConversationStore;
  locale: Locale;
};

/** Drawn anew only when something of it changed: a conversation has hundreds. */
export const Answer = memo(function Answer(props: Props) {
  const { message, questionId, why, canRetry, store, locale } = props;
  const words = useWords();
  const hasFailed = isFailed(message);
  const onRetry = canRetry && questionId ? () => void store.ask(questionId) : undefined;
  return (
    <li className="ai-message ai-answer">
      <span className="ai-face">
        <Icon name="robot" />
      </span>
      <div className="ai-answer-body">
        <span className="sr-only">{words.assistant}</span>
        <OriginLabel origin={message.origin} />
        {hasFailed ? (
          <FailedAnswer why={why} onRetry={onRetry} />
        ) : (
          <>
            {message.html === undefined ? (
              <p className="ai-typed">{message.content}</p>
            ) : (
              <AnswerHtml html={message.html} />
            )}
            {message.state === 'stopped' && <p className="ai-soft">{words.stopped}</p>}
            {message.standsIn && onRetry && <RetryButton onRetry={onRetry} />}
            <Sources sources={message.sources ?? []} locale={locale} />
            <AnswerTools message={message} store={store} locale={locale} />
          </>
        )}
        {hasFailed && <MessageTime at={message.at} locale={locale} />}
      </div>
    </li>
  );
});

/** The passages that the answer cites, each a link to where it stands. */
function Sources({ sources, locale }: { sources: readonly Source[]; locale: Locale }) {
  const words = useWords();
  if (sources.length === 0) return null;
  return (
    <div className="ai-sources">
      <p className="ai-sources-title">{words.sources}</p>
      <ol>
        {sources.map(({ number, title, heading, address }) => (
          <li key={number} value={number}>
            <a href={localized(locale, address)}>{heading && heading !== title ? `${title} · ${heading}` : title}</a>
          </li>
        ))}
      </ol>
    </div>
  );
}
