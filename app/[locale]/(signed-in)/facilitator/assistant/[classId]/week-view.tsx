import { useFormatter, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Stat } from '@/components/ui/stat';
import type { ClassSummary } from '../class-card';
import { StuckSigns } from '../stuck-signs';
import { TopicBar, TopicLink } from '../topic-bar';
import { Examples } from './examples';

/** What one class asked in one week. No pupil is named, counted or compared. */
export function WeekView({ summary }: { summary: ClassSummary }) {
  const t = useTranslations('classReading');
  const format = useFormatter();
  const { questions, askers, pupils, asked, stuck, helpful, unanswered } = summary;
  if (questions === 0) {
    return (
      <Card>
        <EmptyState icon="robot" title={t('quiet')}>
          {t('quietText')}
        </EmptyState>
      </Card>
    );
  }
  const figures = [
    { key: 'questions', value: questions },
    { key: 'askers', value: askers, note: t('figures.askersOf', { pupils }) },
    { key: 'stuck', value: stuck.length },
    { key: 'unanswered', value: unanswered.questions },
  ] as const;
  return (
    <>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {figures.map(({ key, value, ...more }) => (
          <Stat key={key} label={t(`figures.${key}`)} value={format.number(value)} {...more} />
        ))}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <Card title={t('asked.title')} lead={t('asked.lead')}>
          {asked.length === 0 && <p className="text-ink-soft">{t('asked.none')}</p>}
          <ol className="grid gap-6">
            {asked.map((topic) => (
              <li key={topic.address}>
                <TopicBar topic={topic} most={asked[0]?.questions ?? 0} />
                {topic.headings.length > 0 && (
                  <p className="mt-1.5 text-ink-soft text-sm">
                    {topic.headings.map(({ heading }) => heading).join(' · ')}
                  </p>
                )}
                <Examples questions={topic.examples} label={t('asked.examples', { title: topic.title })} />
              </li>
            ))}
          </ol>
        </Card>
        <div className="grid gap-4">
          <Card title={t('stuck.title')} lead={t('stuck.lead')} accent={stuck.length > 0}>
            {stuck.length === 0 && <p className="text-ink-soft">{t('stuck.none')}</p>}
            <ul className="grid gap-5">
              {stuck.map((topic) => (
                <li key={topic.address}>
                  <TopicLink topic={topic} />
                  <StuckSigns topic={topic} />
                  <Examples questions={topic.examples} label={t('stuck.examples', { title: topic.title })} />
                </li>
              ))}
            </ul>
          </Card>
          {helpful.length > 0 && (
            <Card title={t('helpful.title')} lead={t('helpful.lead')}>
              <ol className="grid gap-3">
                {helpful.map(({ title, heading, address }) => (
                  <li key={address}>
                    <TopicLink topic={{ title: heading || title, address }} />
                    {heading && <p className="text-ink-soft text-sm">{title}</p>}
                  </li>
                ))}
              </ol>
            </Card>
          )}
          {unanswered.questions > 0 && (
            <Card title={t('unanswered.title')}>
              <p className="text-ink-soft">{t('unanswered.text', { questions: unanswered.questions })}</p>
              <Examples questions={unanswered.examples} label={t('unanswered.title')} />
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
