import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import type { knowledgeBaseList } from '@/lib/knowledge-base/queries/knowledge-bases';
import { links } from '@/lib/links';

type Bases = Awaited<ReturnType<typeof knowledgeBaseList>>['items'];

export function BaseList({ bases }: { bases: Bases }) {
  const t = useTranslations('knowledgeEditing');
  const format = useFormatter();
  if (bases.length === 0) return <EmptyState icon="book" title={t('empty')} />;
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {bases.map(({ id, kind, name, topicCount, updatedAt }) => (
        <li key={id} className="relative rounded-lg border border-line bg-surface p-4 hover:shadow-md">
          <AppLink
            href={links.trainingBase(id)}
            className="font-semibold text-lg after:absolute after:inset-0 hover:underline"
          >
            {name}
          </AppLink>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft">
            <Badge tone="brand">{t(`kind.${kind}`)}</Badge>
            {t('topicCount', { count: topicCount })}
          </p>
          <p className="mt-1 text-ink-soft text-sm">
            {t('savedAt', {
              date: format.dateTime(new Date(updatedAt), { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}
