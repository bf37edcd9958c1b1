import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/links';

type Course = { code: string; name: string; objective: string };

export function StudyOffer({ courses }: { courses: readonly Course[] }) {
  const t = useTranslations('lessonPlans.levelling');
  return (
    <Card title={t('selfStudy')} lead={t('selfStudyText')}>
      {courses.length === 0 && <p>{t('noSelfStudy')}</p>}
      <ul>
        {courses.map(({ code, name, objective }) => (
          <li key={code} className="py-1">
            <AppLink
              href={links.selfStudyCourse(code)}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {name}
            </AppLink>
            <span className="block text-ink-soft">{objective}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
