import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { ClassWeekShown } from '@/lib/class-reading/schemas/classes';
import { links } from '@/lib/links';
import { StuckSigns } from './stuck-signs';
import { TopicBar } from './topic-bar';

export type ClassSummary = z.infer<typeof ClassWeekShown>['item'];

const topicsMax = 3;

/** One class at a glance: what it asked most, and where it got stuck. */
export function ClassCard({ summary, week }: { summary: ClassSummary; week: string | undefined }) {
  const t = useTranslations('classReading');
  const { id, name, course, pupils, questions, askers, asked, stuck } = summary;
  const most = asked[0]?.questions ?? 0;
  return (
    <Card
      title={name}
      lead={questions > 0 ? t('summary', { questions, askers, pupils }) : course}
      footer={
        <ButtonLink href={links.classConversations(id, week)} iconEnd="arrow-right">
          {t('open')}
        </ButtonLink>
      }
    >
      {questions === 0 ? (
        <p className="text-ink-soft">{t('quiet')}</p>
      ) : (
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          <section>
            <h3 className="mb-3 font-semibold">{t('asked.title')}</h3>
            {asked.length === 0 && <p className="text-ink-soft">{t('asked.none')}</p>}
            <ol className="grid gap-3">
              {asked.slice(0, topicsMax).map((topic) => (
                <li key={topic.address}>
                  <TopicBar topic={topic} most={most} />
                </li>
              ))}
            </ol>
          </section>
          <section>
            <h3 className="mb-3 font-semibold">{t('stuck.title')}</h3>
            {stuck.length === 0 && <p className="text-ink-soft">{t('stuck.none')}</p>}
            <ul className="grid gap-3">
              {stuck.slice(0, topicsMax).map((topic) => (
                <li key={topic.address}>
                  <p className="mb-1 font-medium wrap-anywhere">{topic.title}</p>
                  <StuckSigns topic={topic} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </Card>
  );
}
