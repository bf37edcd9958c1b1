import { useTranslations } from 'next-intl';
import { joinClasses } from '@/components/ui/join-classes';
import type { AskedQuestion } from '@/lib/online-tests/schemas/taking';
import { isAnswered } from './device/waiting';
import type { Taking } from './use-attempt';

type Props = { taking: Taking; questions: readonly AskedQuestion[]; onGo: (position: number) => void };

/** Where each question stands, and the way to it. */
export function NumberStrip({ taking: { latest, attempt }, questions, onGo }: Props) {
  const t = useTranslations('onlineTest');
  return (
    <nav aria-label={t('questions')}>
      <ol className="m-0 flex list-none flex-wrap gap-1.5 p-0">
        {questions.map(({ id }, at) => {
          const isDone = isAnswered(latest.get(id)?.value);
          const isMarked = attempt.marked.includes(id);
          const label = t(isDone ? 'numberDone' : 'numberOpen', { number: at + 1 });
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={isMarked ? `${label}, ${t('marked')}` : label}
                aria-current={at === attempt.position ? 'step' : undefined}
                onClick={() => onGo(at)}
                className={joinClasses(
                  'relative min-h-11 min-w-11 rounded-md border font-semibold tabular-nums',
                  isDone ? 'border-brand-edge bg-brand-soft' : 'border-edge bg-surface',
                  'aria-[current=step]:shadow-[inset_0_0_0_2px_var(--brand-edge)]',
                )}
              >
                {at + 1}
                {isMarked && (
                  <span aria-hidden className="absolute end-1 top-0 text-danger-ink">
                    *
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
