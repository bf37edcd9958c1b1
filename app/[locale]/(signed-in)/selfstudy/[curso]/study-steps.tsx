import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/links';

type Step = { lessonCode: string; lessonName: string; objective: string; minutes: number; isDone: boolean };

export function StudySteps({ course, steps }: { course: string; steps: readonly Step[] }) {
  const t = useTranslations('selfStudy');
  return (
    <Card title={t('lessons')}>
      {steps.length === 0 && <p className="text-ink-soft">{t('noLessons')}</p>}
      <ol className="-my-3 divide-y divide-line">
        {steps.map(({ lessonCode, lessonName, objective, minutes, isDone }) => (
          <li key={lessonCode} className="py-3">
            <AppLink
              href={links.selfStudyLesson(course, lessonCode)}
              className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:text-brand-ink hover:underline"
            >
              {lessonName}
            </AppLink>
            <p className="text-ink-soft">{objective}</p>
            <p className="mt-2 flex flex-wrap gap-2">
              <Badge icon="clock">{t('minutes', { minutes })}</Badge>
              {isDone && (
                <Badge tone="success" icon="circle-check">
                  {t('done')}
                </Badge>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
