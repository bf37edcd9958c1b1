import { getTranslations } from 'next-intl/server';
import { SeenOnScreen } from '@/components/board/seen-on-screen';
import { PinnedPost } from '@/components/mural/pinned-post';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { FoundPages } from '@/components/ui/found-pages';
import { PageHeader } from '@/components/ui/page-header';
import { readPage, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { links } from '@/lib/links';
import { markMuralSeenOp } from '@/lib/mural/contract';
import { ownMural } from '@/lib/mural/queries/own-mural';
import { BoardTabs } from '../../_people/board/board-tabs';

export async function generateMetadata() {
  const t = await getTranslations('mural');
  return { title: t('title') };
}

/** Everything that is pinned up for the student. */
export default async function StudentMural({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/student');
  const params = await searchParams;
  const [t, found] = await Promise.all([getTranslations('mural'), ownMural(actor, { page: readPage(params) })]);
  return (
    <>
      <PageHeader title={t('title')} />
      <BoardTabs actor={actor} current="mural" />
      {found.total === 0 ? (
        <Card>
          <EmptyState icon="image" title={t('nothing')}>
            {t('nothingText')}
          </EmptyState>
        </Card>
      ) : (
        <SeenOnScreen op={markMuralSeenOp}>
          <ul className="grid max-w-[720px] gap-4">
            {found.items.map((post) => (
              <li key={post.id}>
                <PinnedPost post={post} headingLevel={2} />
              </li>
            ))}
          </ul>
        </SeenOnScreen>
      )}
      <FoundPages found={found} address={{ path: links.ownMural(), params }} />
    </>
  );
}
