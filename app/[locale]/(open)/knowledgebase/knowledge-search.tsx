'use client';

import { type ReactNode, useState } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/text-input';
import { searchLengthMax } from '@/lib/passages/rules';
import type { Locale } from '@/lib/platform/i18n/locales';
import { links, localized } from '@/lib/platform/links';
import { PassageResults } from './passage-results';
import { countText, type SearchLabels } from './search-labels';
import { useTypedSearch } from './use-typed-search';

type Props = { locale: Locale; labels: SearchLabels; search?: string; children: ReactNode };

/** A GET form that works without script; with it, what is found stands in the place of `children` while one types. */
export function KnowledgeSearch({ locale, labels, search = '', children }: Props) {
  const [typed, setTyped] = useState(search);
  const answer = useTypedSearch(typed === search ? '' : typed, locale);
  const reply = answer?.reply === 'failed' ? undefined : answer?.reply;
  return (
    <>
      <search>
        <form action={localized(locale, links.knowledgeSearch())} className="mb-6 flex flex-wrap gap-2">
          <TextInput
            icon="search"
            type="search"
            name="q"
            defaultValue={search}
            maxLength={searchLengthMax}
            aria-label={labels.box}
            placeholder={labels.box}
            autoComplete="off"
            className="min-w-0 grow basis-56"
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="primary" icon="search">
            {labels.submit}
          </Button>
        </form>
        <p role="status" className={answer ? 'mb-3 text-ink-soft' : 'sr-only'}>
          {answer && spoken(labels, reply)}
        </p>
        {answer && reply && (
          <>
            <PassageResults items={reply.items} locale={locale} labels={labels} />
            {reply.total > reply.items.length && (
              <AppLink
                href={localized(locale, links.knowledgeFound(answer.search))}
                className="mt-3 inline-flex min-h-11 items-center font-semibold underline"
              >
                {labels.all}
              </AppLink>
            )}
          </>
        )}
      </search>
      {!answer && children}
    </>
  );
}

function spoken(labels: SearchLabels, reply: { total: number; exact: boolean } | undefined): string {
  if (!reply) return labels.failed;
  const count = countText(labels, reply.total);
  return reply.exact || reply.total === 0 ? count : `${labels.near} ${count}`;
}
