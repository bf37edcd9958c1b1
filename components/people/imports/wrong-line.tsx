'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import type { Step } from '@/lib/bulk/schemas';
import { useProblemWords } from './use-problem-words';

type Props = {
  step: Step;
  cells: readonly string[];
  columns: readonly string[];
  onWrite: (index: number, text: string) => void;
  onRemove: () => void;
};

/** One line that is refused: what is wrong, and the very cells to put right. */
export function WrongLine({ step: { line = 0, name, blocked = [] }, cells, columns, onWrite, onRemove }: Props) {
  const t = useTranslations('imports');
  const { columnOf, ofProblem } = useProblemWords();
  const ofLine = blocked.filter(({ path }) => path === '');
  const shown = columns.flatMap((key, index) => {
    const own = blocked.filter(({ path }) => path === key);
    return own.length > 0 || ofLine.length > 0 ? [{ key, index, own }] : [];
  });
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-base [overflow-wrap:anywhere]">
          {t('lineOf', { line })} <span className="font-normal text-ink-soft">{name}</span>
        </h3>
        <Button variant="quiet" size="sm" icon="trash" aria-label={t('removeLineOf', { line })} onClick={onRemove}>
          {t('removeLine')}
        </Button>
      </div>
      {ofLine.map((problem) => (
        <p key={problem.code} className="font-medium text-danger-ink">
          {ofProblem(problem)}
        </p>
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        {shown.map(({ key, index, own }) => (
          <Field
            key={key}
            id={`cell-${line}-${key}`}
            label={columnOf(key)}
            error={own.length > 0 ? own.map(ofProblem).join(' ') : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                spellCheck={false}
                autoComplete="off"
                value={cells[index] ?? ''}
                onChange={(event) => onWrite(index, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </li>
  );
}
