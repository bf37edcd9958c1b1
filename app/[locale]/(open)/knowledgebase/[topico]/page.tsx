import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Markdown } from '@/components/markdown/markdown';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { decodedParam } from '@/lib/platform/links';
import { OpenPage } from '../../open-page';
import { pageMetadata } from '../../page-metadata';
import { StructuredData } from '../../structured-data';
import { Trail } from '../../trail';
import { shownTopic } from '../published';
import { topicData } from './topic-data';
import { TopicNeighbours } from './topic-neighbours';
import { TopicQuestions } from './topic-questions';

type Props = { params: Promise<{ locale: string; topico: string }> };

export const revalidate = 60;

/** Without this a page with an id of its own would be made anew for every reader; none is made while building. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, topico } = await params;
  const topic = await shownTopic(decodedParam(topico));
  if (!topic) return {};
  const description = topic.body || topic.suggestions.join(' ');
  return pageMetadata({ locale: localeOf(locale), path: links.topic(topic.id), title: topic.name, description });
}

export default async function KnowledgeTopicPage({ params }: Props) {
  const { locale: prefix, topico } = await params;
  const locale = localeOf(prefix);
  setRequestLocale(locale);
  const topic = (await shownTopic(decodedParam(topico))) ?? notFound();
  const t = await getTranslations('knowledgeBase');
  const trail = [
    { label: t('title'), path: links.knowledgeBase() },
    { label: topic.base.name, path: links.knowledgeSection(topic.base.id) },
    { label: topic.name, path: links.topic(topic.id) },
  ];
  return (
    <OpenPage locale={locale} path={links.topic(topic.id)}>
      <Trail locale={locale} steps={trail} />
      <StructuredData data={topicData(topic, locale)} />
      <article lang={topic.language} className="paper-flow mt-4 grid gap-8 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0 max-w-[44rem] text-lg">
          <h1 className="mb-5 text-3xl">{topic.name}</h1>
          <h2 className="sr-only">{t('topic.text')}</h2>
          <Markdown text={topic.body} />
        </div>
        <TopicQuestions questions={topic.suggestions} />
      </article>
      <TopicNeighbours topic={topic} />
    </OpenPage>
  );
}
