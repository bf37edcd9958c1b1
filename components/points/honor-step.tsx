import { useFormatter, useTranslations } from 'next-intl';
import type { ShelfHonor } from '@/lib/units/schemas';

type Props = { step: ShelfHonor['steps'][number]; unit: ShelfHonor['unit'] };

/** One thing that is still missing to an honor, or why nothing helps any more: a sentence, and the challenges below it. */
export function HonorStep({ step: { key, lessons = [], challenges = [], number = 0, level }, unit }: Props) {
  const t = useTranslations('honors');
  const format = useFormatter();
  const numbers = lessons.map(String);
  return (
    <div className="text-ink-soft wrap-anywhere">
      <p>
        {t(`step.${key}`, {
          number,
          level: level ?? 'none',
          unit: String(unit ?? 'module'),
          count: numbers.length + challenges.length,
          isAll: number === numbers.length ? 'yes' : 'no',
          all: format.list(numbers),
          any: format.list(numbers, { type: 'disjunction' }),
        })}
      </p>
      {challenges.length > 0 && (
        <ul className="mt-1 grid list-disc gap-1 pl-5">
          {challenges.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
