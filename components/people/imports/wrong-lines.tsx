'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Step } from '@/lib/bulk/schemas';
import type { SheetOnScreen } from './read-sheet';
import { useProblemWords } from './use-problem-words';
import { WrongLine } from './wrong-line';

/** More would make a phone slow, and nobody corrects more before looking again. */
const shownMost = 30;

type Props = {
  steps: readonly Step[];
  sheet: SheetOnScreen;
  columns: readonly string[];
  onWrite: (cell: { line: number; index: number; text: string }) => void;
  onRemove: (line: number) => void;
};

/** Everything that is wrong, line by line; a line that was taken out is gone from here too. */
export function WrongLines({ steps, sheet, columns, onWrite, onRemove }: Props) {
  const t = useTranslations('imports');
  const { ofProblem } = useProblemWords();
  const [most, setMost] = useState(shownMost);
  const cellsOf = new Map(sheet.records.map(({ line, cells }) => [line, cells]));
  const wrong = steps.filter(({ blocked }) => blocked && blocked.length > 0);
  const ofFile = wrong.filter(({ line }) => line === 1).flatMap(({ blocked = [] }) => blocked);
  const lines = wrong.filter(({ line = 0 }) => cellsOf.has(line));
  return (
    <>
      {ofFile.length > 0 && (
        <Alert tone="danger" announce>
          {ofFile.map((problem) => (
            <p key={`${problem.path} ${problem.code}`} className="[overflow-wrap:anywhere]">
              {ofProblem(problem)}
            </p>
          ))}
        </Alert>
      )}
      <ul className="flex flex-col gap-3">
        {lines.slice(0, most).map((step) => (
          <WrongLine
            key={step.line}
            step={step}
            cells={cellsOf.get(step.line ?? 0) ?? []}
            columns={columns}
            onWrite={(index, text) => onWrite({ line: step.line ?? 0, index, text })}
            onRemove={() => onRemove(step.line ?? 0)}
          />
        ))}
      </ul>
      {lines.length > most && (
        <div>
          <Button onClick={() => setMost(most + shownMost)}>{t('more', { count: lines.length - most })}</Button>
        </div>
      )}
    </>
  );
}
