import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import type { publishedTopic } from '@/lib/knowledge-base/queries/published';
import { links } from '@/lib/links';

type Topic = NonNullable<Awaited<ReturnType<typeof publishedTopic>>>;

/** The topic before this one in its base, and the one after it. */
export function TopicNeighbours({ topic }: { topic: Topic }) {
  const t = useTranslations('knowledgeBase.topic');
  const { topics } = topic.base;
  const place = topics.findIndex(({ id }) => id === topic.id);
  const [before, after] = [topics[place - 1], topics[place + 1]];
  if (!(before || after)) return null;
  return (
    <nav aria-label={t('neighbours')} data-print="no" className="mt-10 flex flex-wrap justify-between gap-3">
      {before && (
        <ButtonLink href={links.topic(before.id)} icon="arrow-left" lang={topic.language}>
          {before.name}
        </ButtonLink>
      )}
      {after && (
        <ButtonLink href={links.topic(after.id)} iconEnd="arrow-right" lang={topic.language} className="ms-auto">
          {after.name}
        </ButtonLink>
      )}
    </nav>
  );
}
