import { useFormatter, useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import type { ConversationsRead } from '@/lib/class-reading/schemas/classes';
import { spelled } from './spelled';
import { TurnRead } from './turn-read';

type Props = { read: z.infer<typeof ConversationsRead>; pupil: { name: string }; address: string };

/** What was said, a day and a subject at a time, in its order. */
export function Transcript({ read, pupil, address }: Props) {
  const t = useTranslations('classReading.reading');
  const pages = useTranslations('ui.pages');
  const format = useFormatter();
  const { items, total, page, pageSize } = read;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'full' });
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState icon="robot" title={t('none')}>
          {t('noneText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className="grid gap-6">
      {pageCount > 1 && page === 1 && <p className="text-ink-soft text-sm">{t('latest')}</p>}
      {spelled(items, day).map(({ key, at, subjectName, division, turns }) => (
        <section key={key} aria-labelledby={`s-${key}`} className="grid gap-4">
          <header className="border-line border-b pb-2">
            <h2 id={`s-${key}`} className="text-lg">
              {[subjectName ?? t('gone'), division].filter(Boolean).join(' · ')}
            </h2>
            <p className="text-ink-soft text-sm first-letter:uppercase">{at}</p>
          </header>
          <ol className="grid gap-6">
            {turns.map((turn) => (
              <li key={turn.id}>
                <TurnRead turn={turn} name={pupil.name.split(' ')[0] ?? pupil.name} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(other) => (other === 1 ? address : `${address}?page=${other}`)}
        labels={{
          pages: pages('label'),
          previous: pages('previous'),
          next: pages('next'),
          position: pages('position', { page, count: pageCount }),
        }}
      />
    </div>
  );
}
