import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/links';

type Week = { id: string; name: string; questions: number; unanswered: { questions: number } };

/** What the classes asked the assistant this week: those first that it could not help. */
export function ClassQuestions({ weeks }: { weeks: readonly Week[] }) {
  const t = useTranslations('home.classReading');
  const asking = weeks
    .filter(({ questions }) => questions > 0)
    .toSorted((one, other) => other.unanswered.questions - one.unanswered.questions);
  return (
    <Card title={t('title')}>
      {asking.length === 0 && <p className="mb-4 text-ink-soft">{t('none')}</p>}
      {asking.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {asking.slice(0, 7).map(({ id, name, questions, unanswered }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
              <AppLink href={links.classConversations(id)} className="py-3 font-semibold underline underline-offset-4">
                {name}
              </AppLink>
              <span className="text-ink-soft">
                {t('questions', { count: questions })}
                {unanswered.questions > 0 && ` · ${t('unanswered', { count: unanswered.questions })}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href={links.classReading()} icon="robot">
        {t('open')}
      </ButtonLink>
    </Card>
  );
}
