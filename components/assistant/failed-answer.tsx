import { Icon } from '@/components/ui/icon';
import { tooMuch } from './too-much';
import { useWords } from './words';

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
        {onRetry && !refused?.isForToday && (
          <button type="button" className="ai-button" onClick={onRetry}>
            <Icon name="refresh" size={18} />
            {words.retry}
          </button>
        )}
      </div>
    </div>
  );
}
