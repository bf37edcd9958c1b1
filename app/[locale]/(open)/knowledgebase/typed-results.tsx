import { countText, type SearchLabels } from '@/components/search/search-labels';
import { PlainLink } from '@/components/ui/plain-link';
import { links } from '@/lib/links';
import { searchPassagesOp } from '@/lib/passages/contract';
import { call } from '@/lib/platform/browser/call';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { PassageResults } from './passage-results';

type Asked = { search: string; locale: Locale; labels: SearchLabels };

/** What the API finds, said and drawn. Fetched by the first letter: whoever only reads never pays for it. */
export async function typedResults({ search, locale, labels }: Asked, signal: AbortSignal) {
  const { items, total, exact } = await call(searchPassagesOp, { search, locale }, { signal });
  const count = countText(labels, total);
  return {
    spoken: exact || total === 0 ? count : `${labels.near} ${count}`,
    list: (
      <>
        <PassageResults items={items} locale={locale} labels={labels} />
        {total > items.length && (
          <PlainLink
            href={localized(locale, links.knowledgeFound(search))}
            className="mt-3 inline-flex min-h-11 items-center font-semibold underline"
          >
            {labels.all}
          </PlainLink>
        )}
      </>
    ),
  };
}
