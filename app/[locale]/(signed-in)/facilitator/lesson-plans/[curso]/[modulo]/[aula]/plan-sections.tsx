import { useTranslations } from 'next-intl';
import { Markdown } from '@/components/markdown/markdown';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { openSections, type PlanSection } from '@/lib/lesson-plans/rules/sections';

type Plan = Record<PlanSection, string>;

export function PlanSections({ plan }: { plan: Plan | null }) {
  const t = useTranslations('lessonPlans');
  if (!plan) {
    return (
      <EmptyState icon="book" title={t('plan.none')}>
        {t('plan.noneText')}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      {openSections.map((section) => (
        <Card key={section} title={t(`section.${section}`)}>
          {plan[section] ? (
            <Markdown text={plan[section]} idPrefix={section} />
          ) : (
            <p className="text-ink-soft">{t('plan.nothing')}</p>
          )}
        </Card>
      ))}
      {plan.facilitatorNotes && (
        <Card title={t('section.facilitatorNotes')} lead={t('plan.onlyHere')} accent>
          <Markdown text={plan.facilitatorNotes} idPrefix="notes" />
        </Card>
      )}
    </div>
  );
}
