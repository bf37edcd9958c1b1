import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { BoardClass } from '@/lib/classroom/queries/board';
import { links } from '@/lib/links';

/** What the class reads today, and whether it has. */
export function MuralCard({ shown: { post, pupils } }: { shown: BoardClass }) {
  const t = useTranslations('home.facilitator.mural');
  return (
    <Card title={t('title')} lead={post ? t('count', { count: post.count }) : undefined}>
      <p className="mb-4 wrap-anywhere">
        {post ? t('newest', { title: post.title, seen: post.seen, all: pupils }) : t('none')}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={links.newMuralPost('class')} icon="plus">
          {t('new')}
        </ButtonLink>
        {post && <ButtonLink href={links.mural('class')}>{t('all')}</ButtonLink>}
      </div>
    </Card>
  );
}
