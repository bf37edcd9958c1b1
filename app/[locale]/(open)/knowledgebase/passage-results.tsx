import type { SearchLabels } from '@/components/search/search-labels';
import { Badge } from '@/components/ui/badge';
import { PlainLink } from '@/components/ui/plain-link';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';

type Part = { text: string; marked: boolean };
type Item = {
  source: 'lesson' | 'topic';
  title: readonly Part[];
  heading: string;
  place: string;
  excerpt: readonly Part[];
  locale: Locale;
  address: string;
};

export function PassageResults(props: { items: readonly Item[]; locale: Locale; labels: SearchLabels }) {
  const { items, locale, labels } = props;
  return (
    <ol aria-label={labels.results} className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item.address} lang={item.locale} className="rounded-lg border border-line bg-surface p-4">
          <PlainLink href={localized(locale, item.address)} className="font-semibold text-lg hover:underline">
            <Marked parts={item.title} />
          </PlainLink>
          <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
            <span lang={locale}>
              <Badge>{labels[item.source]}</Badge>
            </span>
            {item.place && <span className="font-medium text-ink">{item.place}</span>}
            {item.heading}
          </p>
          <p className="mt-1 break-words">
            <Marked parts={item.excerpt} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** What was found, as elements: nothing in a text can become one. */
function Marked({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
      <mark key={index} className="rounded-sm bg-brand-soft font-semibold text-brand-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
