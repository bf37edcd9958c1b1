import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Need } from '@/lib/classroom/rules/needs';
import { links } from '@/lib/links';

/** One line each, with the one verb that settles it. */
export function NeedsToday({ needs }: { needs: readonly Need[] }) {
  const t = useTranslations('home.facilitator.needs');
  return (
    <Card title={t('title')}>
      {needs.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul className="divide-y divide-line">
        {needs.map((need) => (
          <li key={keyOf(need)} className="flex items-center justify-between gap-4 py-2 first:pt-0 last:pb-0">
            <span className="min-w-0 wrap-anywhere">
              {t(need.kind, { ...need })}
              {'className' in need && <span className="block text-ink-soft text-sm">{need.className}</span>}
            </span>
            <ButtonLink href={linkOf(need)} className="shrink-0">
              {t(`${need.kind}Verb`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function linkOf(need: Need): string {
  switch (need.kind) {
    case 'leftOpen':
    case 'doubts':
      return links.run(need.classId);
    case 'absences':
      return links.student('facilitator', need.studentId);
    case 'sliders':
      return links.runLesson(need.classId, need.number);
    case 'waiting':
      return links.schoolClass('facilitator', need.classId);
    case 'training':
      return links.trainingRequests('facilitator');
  }
}

function keyOf(need: Need): string {
  if (need.kind === 'training') return need.kind;
  return `${need.kind} ${need.classId} ${need.kind === 'absences' ? need.studentId : ''}`;
}
