import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/links';

/** What a facilitator does away from class: prepare lessons, and learn. */
export function PreparationCards() {
  const t = useTranslations('home');
  return (
    <>
      <Card title={t('lessonPlans.title')} accent>
        <p className="mb-4 text-ink-soft">{t('lessonPlans.text')}</p>
        <ButtonLink href={links.lessonPlans()} variant="primary" icon="calendar">
          {t('lessonPlans.open')}
        </ButtonLink>
      </Card>
      <Card title={t('selfStudy.title')}>
        <p className="mb-4 text-ink-soft">{t('selfStudy.text')}</p>
        <ButtonLink href={links.selfStudy()} icon="play">
          {t('selfStudy.open')}
        </ButtonLink>
      </Card>
    </>
  );
}
