'use client';

import { Fragment, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/platform/i18n/locales';
import { isFailed } from '../conversation/answer-end';
import type { ConversationStore } from '../conversation/conversation-store';
import { begunElsewhere, type ConversationView, isUnanswered } from '../conversation/conversation-view';
import { useWords } from '../words';
import { Answer } from './answer';
import { FailedAnswer } from './failed-answer';
import { LiveAnswerShown } from './live-answer';
import { Question } from './question';
import { useScrolling } from './use-scrolling';

type Props = { store: ConversationStore; view: ConversationView; locale: Locale };

/** How many of a long conversation are drawn at first, and with each step up. */
const drawnAtOnce = 40;

/** The end of the conversation, and more of it for who scrolls up: a thousand messages open as fast as ten. */
export function MessageList({ store, view, locale }: Props) {
  const words = useWords();
  const { messages, live } = view;
  const [start, setStart] = useState(() => Math.max(0, messages.length - drawnAtOnce));
  const { scroller, content, above, isAtEnd, toEnd } = useScrolling({
    growth: `${messages.length}:${live?.questionId}`,
    hasMore: start > 0,
    onMore: () => setStart((before) => Math.max(0, before - drawnAtOnce)),
  });
  const drawn = messages.slice(Math.min(start, messages.length));

  // Who has just asked wants to see it.
  const asked = live?.questionId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question.
  useEffect(() => {
    if (asked) toEnd();
  }, [asked]);

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by key. */}
      <section ref={scroller} className="ai-scroller" aria-label={words.messages} tabIndex={0}>
        <div ref={content}>
          <div ref={above} />
          <ol className="ai-messages" aria-busy={live !== null}>
            {drawn.map((message, index) => (
              <Fragment key={message.id}>
                {message.role === 'user' ? (
                  <Question message={message} locale={locale} />
                ) : message.state === 'writing' ? (
                  <LiveAnswerShown live={begunElsewhere(message)} />
                ) : (
                  <Answer
                    message={message}
                    questionId={drawn[index - 1]?.id}
                    why={view.refusals[drawn[index - 1]?.id ?? '']}
                    canRetry={live === null && (isFailed(message) || message.standsIn === true)}
                    store={store}
                    locale={locale}
                  />
                )}
                {live?.questionId === message.id && <LiveAnswerShown live={live} />}
                {isUnanswered(view, message) && (
                  <li className="ai-message ai-answer">
                    <span aria-hidden="true" />
                    <FailedAnswer
                      why={view.refusals[message.id]}
                      onRetry={live === null ? () => void store.ask(message.id) : undefined}
                    />
                  </li>
                )}
              </Fragment>
            ))}
          </ol>
        </div>
      </section>
      {!isAtEnd && (
        <button type="button" className="ai-to-end" onClick={toEnd}>
          <Icon name="arrow-down" size={18} />
          {words.toEnd}
        </button>
      )}
    </>
  );
}
