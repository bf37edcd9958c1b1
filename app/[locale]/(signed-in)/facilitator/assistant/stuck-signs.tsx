import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Topic } from './topic-bar';

const signs = [
  { key: 'disliked', tone: 'danger', icon: 'flag' },
  { key: 'lastHints', tone: 'warning', icon: 'help' },
  { key: 'returned', tone: 'info', icon: 'refresh' },
] as const;

/** What says that a class got stuck here, in words. */
export function StuckSigns({ topic }: { topic: Topic }) {
  const t = useTranslations('classReading.stuck');
  return (
    <p className="flex flex-wrap gap-1.5">
      {signs
        .filter(({ key }) => topic[key] > 0)
        .map(({ key, tone, icon }) => (
          <Badge key={key} tone={tone} icon={icon}>
            {t(key, { count: topic[key] })}
          </Badge>
        ))}
    </p>
  );
}
