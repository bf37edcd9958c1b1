'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { LiveAnswer } from '../conversation/conversation-view';
import { useWords } from '../words';
import { AnswerHtml } from './answer-html';
import { OriginLabel } from './origin-label';

/** After that long in silence a child thinks that it is broken (product.md §8). */
const patienceMs = 8000;

/** An answer that is being thought of or written. */
export function LiveAnswerShown({ live }: { live: LiveAnswer }) {
  const words = useWords();
  const hasText = live.blocks.length > 0 || live.tail !== '';
  return (
    <li className="ai-message ai-answer" aria-busy="true">
      <span className="ai-face" data-thinking={!hasText || undefined}>
        <Icon name="robot" />
      </span>
      <div className="ai-answer-body">
        <span className="sr-only">{words.writing}</span>
        <OriginLabel origin={live.origin} />
        {live.blocks.map((html, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block's place is its name.
          <AnswerHtml key={index} html={html} />
        ))}
        {live.tail && <p className="ai-tail">{live.tail}</p>}
        {!hasText && <Thinking />}
        {live.isWaiting && (
          <p className="ai-line-lost" role="status">
            <Icon name="wifi" size={18} />
            {words.lineLost}
          </p>
        )}
      </div>
    </li>
  );
}

function Thinking() {
  const words = useWords();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="ai-thinking" role="status">
      <span className="ai-dots" data-working="" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {isLong ? words.patience : words.thinking}
    </p>
  );
}
