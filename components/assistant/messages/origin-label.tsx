import { Icon } from '@/components/ui/icon';
import type { Origin } from '@/lib/assistant/client';
import { useWords } from '../words';

/** Said of what no model wrote. */
export function OriginLabel({ origin }: { origin: Origin | undefined }) {
  const words = useWords();
  if (origin !== 'guide' && origin !== 'care') return null;
  return (
    <p className="ai-origin" data-origin={origin}>
      <Icon name={origin === 'guide' ? 'book' : 'info'} size={16} />
      {words.origin[origin]}
    </p>
  );
}
