import { getTranslations } from 'next-intl/server';
import { TabLinks } from '@/components/ui/tab-links';
import type { Actor } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import { links } from '@/lib/links';
import { abilities as muralAbilities } from '@/lib/mural/abilities';
import { abilities as noticeAbilities } from '@/lib/notices/abilities';

export type BoardSection = 'mural' | 'notices' | 'announcements';

/** What one is told stands in one place: a student's mural, the school's notices, and announcements. */
export async function BoardTabs({ actor, current }: { actor: Actor; current: BoardSection }) {
  const t = await getTranslations('board');
  const items = [
    ...(can(actor, muralAbilities['mural:read-own'])
      ? [{ key: 'mural', label: t('mural'), href: links.ownMural() }]
      : []),
    ...(can(actor, noticeAbilities['notice:read-current'])
      ? [{ key: 'notices', label: t('notices'), href: links.board() }]
      : []),
    { key: 'announcements', label: t('announcements'), href: links.board('announcements') },
  ];
  if (items.length === 1) return null;
  return (
    <div className="mb-6">
      <TabLinks label={t('title')} current={current} items={items} />
    </div>
  );
}
