import { useTranslations } from 'next-intl';
import { SearchBox } from '@/components/search/search-box';
import { useSearchLabels } from '@/components/search/search-labels';
import { AppLink } from '@/components/ui/app-link';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { TabLinks } from '@/components/ui/tab-links';
import type { publishedBases } from '@/lib/knowledge-base/queries/published';
import { type Origin, origins } from '@/lib/knowledge-base/rules';
import { links } from '@/lib/links';
import type { Locale } from '@/lib/platform/i18n/locales';
import { OpenPage } from '../open-page';
import { KnowledgeSearch } from './knowledge-search';

type Bases = Awaited<ReturnType<typeof publishedBases>>;

/** Every base with its topics, or those of one origin; typing in the box shows what is found in their place. */
export function KnowledgeList({ locale, origin, bases }: { locale: Locale; origin?: Origin; bases: Bases }) {
  const t = useTranslations('knowledgeBase');
  const labels = useSearchLabels();
  const tabs = [
    { key: 'all', label: t('origin.all'), href: links.knowledgeBase() },
    { key: '9', label: t('origin.shared'), href: links.knowledgeOrigin(origins.shared) },
    { key: '11', label: t('origin.guides'), href: links.knowledgeOrigin(origins.guides) },
  ];
  return (
    <OpenPage locale={locale} path={origin ? links.knowledgeOrigin(origin) : links.knowledgeBase()}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <KnowledgeSearch locale={locale} labels={labels} box={<SearchBox locale={locale} labels={labels} />}>
        <TabLinks label={t('origin.label')} current={origin ? String(origin) : 'all'} items={tabs} />
        {bases.length === 0 && <EmptyState icon="book" title={t('empty')} />}
        {bases.map((base) => (
          <BaseSection key={base.id} base={base} />
        ))}
      </KnowledgeSearch>
    </OpenPage>
  );
}

function BaseSection({ base }: { base: Bases[number] }) {
  return (
    <section aria-labelledby={`base-${base.id}`} className="mt-8" lang={base.language}>
      <h2 id={`base-${base.id}`} className="text-xl">
        {base.name}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {base.topics.map((topic) => (
          <li
            key={topic.id}
            lang={topic.language}
            className="relative rounded-lg border border-line bg-surface p-4 hover:shadow-md"
          >
            <AppLink
              href={links.topic(topic.id)}
              className="font-semibold after:absolute after:inset-0 hover:underline"
            >
              {topic.name}
            </AppLink>
            {topic.suggestions[0] && <p className="mt-1 line-clamp-2 text-ink-soft">{topic.suggestions[0]}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
