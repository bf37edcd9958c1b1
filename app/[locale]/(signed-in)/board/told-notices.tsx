import { getTranslations } from 'next-intl/server';
import { Told } from '@/components/board/told';
import { EmptyState } from '@/components/ui/empty-state';
import { FoundPages } from '@/components/ui/found-pages';
import type { SearchParams } from '@/components/ui/table-address';
import type { Actor } from '@/lib/access/actor';
import { links } from '@/lib/links';
import { toldNotices } from '@/lib/notices/queries/notices';

type Props = { actor: Actor; page: number; params: SearchParams };

/** Notices of the reader's school and classes, those that are over too. */
export async function ToldNotices({ actor, page, params }: Props) {
  const [t, found] = await Promise.all([getTranslations('board'), toldNotices(actor, { page })]);
  if (found.total === 0) return <EmptyState icon="flag" title={t('noNotices')} />;
  return (
    <>
      <ul className="grid max-w-[720px] gap-4">
        {found.items.map(({ id, title, text, from, className, authorName, standing }) => (
          <li key={id}>
            <Told
              title={title}
              text={text}
              from={from}
              by={[className ?? t('wholeSchool'), authorName]}
              mark={standing === 'past' ? { tone: 'neutral', label: t('past') } : undefined}
            />
          </li>
        ))}
      </ul>
      <FoundPages found={found} address={{ path: links.board(), params }} />
    </>
  );
}
