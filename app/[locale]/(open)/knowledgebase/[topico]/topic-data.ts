import type { publishedTopic } from '@/lib/knowledge-base/queries/published';
import { links } from '@/lib/links';
import { publicAddress } from '@/lib/platform/http/public-address';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { JsonLd } from '@/lib/platform/json-ld';
import { localized } from '@/lib/platform/links';
import { shortened } from '../../shortened';

type Topic = NonNullable<Awaited<ReturnType<typeof publishedTopic>>>;

/** A topic as catalogues of learning resources read it. */
export function topicData({ id, name, body, suggestions, updatedAt, base, language }: Topic, locale: Locale): JsonLd {
  const absolute = (path: string) => publicAddress(localized(locale, path)).href;
  return {
    '@type': 'LearningResource',
    url: absolute(links.topic(id)),
    name,
    description: shortened(body || suggestions.join(' ')),
    inLanguage: language,
    learningResourceType: 'Article',
    dateModified: updatedAt,
    isAccessibleForFree: true,
    isPartOf: { '@type': 'Collection', '@id': absolute(links.knowledgeSection(base.id)), name: base.name },
  };
}
