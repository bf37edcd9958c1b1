import { getTranslations } from 'next-intl/server';
import { SeenOnScreen } from '@/components/board/seen-on-screen';
import { Told } from '@/components/board/told';
import { EmptyState } from '@/components/ui/empty-state';
import { FoundPages } from '@/components/ui/found-pages';
import type { SearchParams } from '@/components/ui/table-address';
import type { Actor } from '@/lib/access/actor';
import { markAnnouncementsSeenOp } from '@/lib/announcements/contract';
import { toldAnnouncements } from '@/lib/announcements/queries/told-announcements';
import { links } from '@/lib/links';

type Props = { actor: Actor; page: number; params: SearchParams };

/** The history of announcements: what is new is marked, and is no longer once it was on the screen. */
export async function ToldAnnouncements({ actor, page, params }: Props) {
  const [t, found] = await Promise.all([getTranslations('board'), toldAnnouncements(actor, { page })]);
  if (found.total === 0) return <EmptyState icon="bell" title={t('noAnnouncements')} />;
  return (
    <>
      <SeenOnScreen op={markAnnouncementsSeenOp}>
        <ul className="grid max-w-[720px] gap-4">
          {found.items.map(({ id, title, text, from, isNew }) => (
            <li key={id} data-unseen={isNew ? id : undefined}>
              <Told
                title={title}
                text={text}
                from={from}
                mark={isNew ? { tone: 'brand', label: t('new') } : { tone: 'neutral', label: t('seen') }}
              />
            </li>
          ))}
        </ul>
      </SeenOnScreen>
      <FoundPages found={found} address={{ path: links.board(), params }} />
    </>
  );
}
