import { useTranslations } from 'next-intl';
import { Markdown } from '@/components/markdown/markdown';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { openSections, type PlanSection } from '@/lib/lesson-plans/rules/sections';

export type Plan = Record<PlanSection, string>;

/** What stands beside the text rather than in it. */
export const besideText = 'materials' satisfies PlanSection;
const inText = openSections.filter((section) => section !== besideText);

export function NoPlan() {
  const t = useTranslations('lessonPlans.plan');
  return (
    <EmptyState icon="book" title={t('none')}>
      {t('noneText')}
    </EmptyState>
  );
}

/** Each section is found by its name: `#steps`. */
export function PlanSections({ plan }: { plan: Plan }) {
  const t = useTranslations('lessonPlans');
  return (
    <div className="paper-flow grid grid-cols-1 gap-4">
      {inText.map((section) => (
        <PlanSectionCard key={section} section={section} text={plan[section]} />
      ))}
      {plan.facilitatorNotes && (
        <div id="facilitatorNotes">
          <Card title={t('section.facilitatorNotes')} lead={t('plan.onlyHere')} accent>
            <Markdown text={plan.facilitatorNotes} idPrefix="notes" />
          </Card>
        </div>
      )}
    </div>
  );
}

/** On the screen a section without a text says so; paper is not spent on it. */
export function PlanSectionCard({ section, text }: { section: PlanSection; text: string }) {
  const t = useTranslations('lessonPlans');
  return (
    <div id={section} data-print={text ? undefined : 'no'}>
      <Card title={t(`section.${section}`)}>
        {text ? <Markdown text={text} idPrefix={section} /> : <p className="text-ink-soft">{t('plan.nothing')}</p>}
      </Card>
    </div>
  );
}

/** The way to each section of a long text. */
export function PlanContents({ plan }: { plan: Plan }) {
  const t = useTranslations('lessonPlans');
  const written = [...inText, 'facilitatorNotes' as const].filter((section) => plan[section]);
  return (
    <nav aria-label={t('plan.contents')} className="max-[1199px]:hidden">
      <h2 className="font-semibold text-base">{t('plan.contents')}</h2>
      <ul>
        {written.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brand-ink"
            >
              {t(`section.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
