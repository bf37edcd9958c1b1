import { useTranslations } from 'next-intl';
import { Markdown } from '@/components/markdown/markdown';
import { Card } from '@/components/ui/card';
import { openSections } from '@/lib/lesson-plans/rules/sections';

/** Only what is written: a reading has no materials. */
export function StudySections({ plan }: { plan: Record<(typeof openSections)[number], string> }) {
  const t = useTranslations('lessonPlans');
  return (
    <>
      {openSections
        .filter((section) => plan[section] !== '')
        .map((section) => (
          <Card key={section} title={t(`section.${section}`)}>
            <Markdown text={plan[section]} idPrefix={section} />
          </Card>
        ))}
    </>
  );
}
