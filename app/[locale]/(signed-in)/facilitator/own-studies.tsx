import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/links';

type Study = { code: string; name: string; lessons: number; done: number };

/** The self-study course that was begun, else the first that is not done. */
export function OwnStudies({ courses }: { courses: readonly Study[] }) {
  const t = useTranslations('home.selfStudy');
  const open = courses.filter(({ done, lessons }) => done < lessons);
  const study = open.find(({ done }) => done > 0) ?? open[0];
  if (!study) return null;
  const { code, name, lessons, done } = study;
  return (
    <Card title={t('title')}>
      <p className="mb-4 text-ink-soft">{t('amount', { course: name, done, total: lessons })}</p>
      <ButtonLink href={links.selfStudyCourse(code)} icon="play">
        {t(done > 0 ? 'goOn' : 'begin')}
      </ButtonLink>
    </Card>
  );
}
