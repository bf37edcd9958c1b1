import { useTranslations } from 'next-intl';
import type { ShelfHonor } from '@/lib/units/schemas';
import { HonorShape } from './honor-shape';
import { HonorStep } from './honor-step';

/** Honors one below the other, each with what is missing to it. */
export function HonorRows({ honors, title }: { honors: readonly ShelfHonor[]; title?: string }) {
  const t = useTranslations('points.own');
  if (honors.length === 0) return null;
  return (
    <>
      {title && <h4 className="mt-4 mb-2 font-semibold">{title}</h4>}
      <ul className="grid gap-3">
        {honors.map(({ kind, number, level, state, steps, unit }) => (
          <li key={`${kind} ${number}`} className="flex items-start gap-3">
            <HonorShape kind={kind} level={level} isFinal={state === 'earned'} />
            <div className="min-w-0 pt-1">
              <p className="font-semibold text-lg leading-snug">
                {t(`honor.${kind}`, { number, level: (state !== 'open' && level) || 'none' })}
              </p>
              {steps.map((step) => (
                <HonorStep key={step.key} step={step} unit={unit} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
