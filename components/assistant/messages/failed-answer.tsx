import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { tooMuch } from '../composer/too-much';
import { useWords } from '../words';

type Props = { why: string | undefined; onRetry: (() => void) | undefined };

/** In the place of an answer that could not be had (§8). */
export function FailedAnswer({ why, onRetry }: Props) {
  const words = useWords();
  const refused = tooMuch(why, words);

  return (
    <div className="ai-failed">
      <Icon name="warning" />
      <div>
        <p>{refused?.text ?? words.failed}</p>
        {onRetry && !refused?.isForToday && <RetryButton onRetry={onRetry} />}
      </div>
    </div>
  );
}

/** Asks for the answer anew. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const words = useWords();

  function pressed({ detail, currentTarget }: MouseEvent<HTMLElement>) {
    // It goes with what it asks for anew; who pressed it by key goes on at the field.
    if (detail === 0) currentTarget.closest('dialog')?.querySelector('textarea')?.focus();
    onRetry();
  }

  return (
    <button type="button" className="ai-button" onClick={pressed}>
      <Icon name="refresh" size={18} />
      {words.retry}
    </button>
  );
}
