import { useTranslations } from 'next-intl';
import { ProgressBar } from '@/components/ui/progress';
import type { StudentProgress } from '@/lib/units/schemas';

type Shown = { courseCode: string; points: { maximum: number } };
type Props = { courses: StudentProgress['courses']; modules: readonly Shown[] };

/** How far a student came in a whole course. One of a single module says nothing that its module does not. */
export function CourseTotals({ courses, modules }: Props) {
  const t = useTranslations('points.own');
  const longer = courses.filter(({ code, maximum }) =>
    modules.some(({ courseCode, points }) => courseCode === code && points.maximum < maximum),
  );
  if (longer.length === 0) return null;
  return (
    <section className="mt-10 grid gap-4 rounded-lg border border-line bg-surface p-4">
      <h2 className="text-2xl">{t('course')}</h2>
      {longer.map(({ code, name, total, maximum }) => (
        <ProgressBar
          key={code}
          label={name}
          value={total}
          max={maximum}
          amount={t('sum', { total, maximum })}
          tone="success"
        />
      ))}
    </section>
  );
}
