import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';

const scores = [0, 25, 50, 75, 100];

type Props = { score: number | null; disabled: boolean; onScore: (score: number) => void };

/** Five steps of a grade. Keys 1 to 5 give one and lead to the next row of the queue, whatever is graded in it. */
export function ScoreKeys({ score, disabled, onScore }: Props) {
  const t = useTranslations('testBoard');
  function byKey(event: KeyboardEvent<HTMLButtonElement>) {
    const given = scores[Number(event.key) - 1];
    if (given === undefined) return;
    event.preventDefault();
    const own = event.currentTarget.closest('[data-graded]');
    const rows = [...(own?.closest('[data-queue]')?.querySelectorAll('[data-graded]') ?? [])];
    const next = own ? rows[rows.indexOf(own) + 1] : undefined;
    onScore(given);
    next?.querySelector('button')?.focus();
  }
  return (
    <div className="grid w-full grid-cols-5 gap-1.5 sm:flex sm:w-auto sm:gap-2">
      {scores.map((each) => (
        <Button
          key={each}
          size="sm"
          className="px-1 sm:px-3"
          variant={score === each ? 'primary' : undefined}
          aria-pressed={score === each}
          disabled={disabled}
          onKeyDown={byKey}
          onClick={() => onScore(each)}
        >
          {t('percent', { percent: each })}
        </Button>
      ))}
    </div>
  );
}
