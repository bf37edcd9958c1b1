import { Icon } from '@/components/ui/icon';
import type { Origin } from '@/lib/assistant/client';
import { useWords } from '../words';

const icons = { guide: 'book', care: 'info', verified: 'check' } as const;

/** Said of what no model wrote. */
export function OriginLabel({ origin }: { origin: Origin | undefined }) {
  const words = useWords();
  if (origin === undefined || origin === 'model') return null;
  return (
    <p className="ai-origin" data-origin={origin}>
      <Icon name={icons[origin]} size={16} />
      {words.origin[origin]}
    </p>
  );
}
