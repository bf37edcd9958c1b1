import { useFormatter, useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { PlainText } from '@/components/board/plain-text';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/links';
import type { NoticeDetail } from '@/lib/notices/schemas';

/** What the reader's school and classes are told today; nothing where nobody says anything. */
export function CurrentNotices({ notices }: { notices: readonly z.infer<typeof NoticeDetail>[] }) {
  const t = useTranslations('notices');
  const format = useFormatter();
  if (notices.length === 0) return null;
  return (
    <Card
      title={t('heading')}
      actions={
        <ButtonLink href={links.board()} size="sm">
          {t('board')}
        </ButtonLink>
      }
    >
      <ul className="grid gap-4">
        {notices.map(({ id, title, text, className, authorName, from }) => (
          <li key={id}>
            <h3 className="font-semibold">{title}</h3>
            <PlainText text={text} />
            <p className="text-ink-soft text-sm">
              {[
                className ?? t('wholeSchool'),
                authorName,
                format.dateTime(new Date(from), { dateStyle: 'medium', timeZone: 'UTC' }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
