import { Icon } from '@/components/ui/icon';
import { useWords } from './words';

/** In the place of an answer that could not be had (§8). */
export function FailedAnswer({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { failed, retry } = useWords();
  return (
    <div className="ai-failed">
      <Icon name="warning" />
      <div>
        <p>{failed}</p>
        {onRetry && (
          <button type="button" className="ai-button" onClick={onRetry}>
            <Icon name="refresh" size={18} />
            {retry}
          </button>
        )}
      </div>
    </div>
  );
}
