'use client';

import { useTranslations } from 'next-intl';
import { useUnsavedGuard } from '@/components/forms/use-unsaved-guard';
import { keepFile } from '@/components/lists/keep-file';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress';
import type { Step } from '@/lib/bulk/schemas';
import { importColumns, type SheetKind } from '@/lib/imports/rules/import-columns';
import { correctedCsv } from './corrected-csv';
import { PlannedLines } from './planned-lines';
import type { SheetOnScreen } from './read-sheet';
import { useProblemWords } from './use-problem-words';
import { WrongLines } from './wrong-lines';

type Props = {
  kind: SheetKind;
  checked: {
    sheet: SheetOnScreen;
    plan: { id: string | null; steps: readonly Step[] };
    isEdited: boolean;
    progress?: { done: number; total: number };
  };
  isImporting: boolean;
  actions: {
    confirm: () => void;
    recheck: () => void;
    restart: () => void;
    write: (cell: { line: number; index: number; text: string }) => void;
    remove: (line: number) => void;
  };
};

/** What the check found: all that is wrong, to be put right here, or all that will be done. */
export function CheckedSheet({ kind, checked, isImporting, actions }: Props) {
  const t = useTranslations('imports');
  const { columnOf } = useProblemWords();
  const { sheet, plan, isEdited, progress } = checked;
  const columns = importColumns[kind];
  useUnsavedGuard(isEdited, async () => true);
  const wrong = plan.steps.filter(({ blocked }) => blocked && blocked.length > 0);
  const wrongCount = wrong.length;
  /** Its first line, or how many it has: no cell of it can be put right here. */
  const isFileWrong = wrong.some(({ line }) => line === 1);
  const keepCorrected = () =>
    keepFile(
      correctedCsv(columns.map(columnOf), sheet),
      t('correctedName', { name: sheet.fileName.replace(/\.[^.]*$/, '') }),
    );

  function titleOf(count: number, isFile: boolean): string {
    if (isFile) return t('fileRefused');
    return count > 0 ? t('wrongTitle', { count }) : t('rightTitle');
  }

  return (
    <form
      aria-labelledby="import-found"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (wrongCount > 0) actions.recheck();
      }}
    >
      <h2 id="import-found" className="text-xl">
        {titleOf(wrongCount, isFileWrong)}
      </h2>
      <p data-verbatim className="[overflow-wrap:anywhere] text-ink-soft">
        {t('readAs', { name: sheet.fileName, count: sheet.records.length })}
      </p>
      {sheet.found?.encoding === 'windows-1252' && <Alert tone="warning">{t('encoding')}</Alert>}
      {wrongCount > 0 ? (
        <>
          <p>{t(isFileWrong ? 'fileRefusedText' : 'wrongText')}</p>
          <WrongLines
            steps={plan.steps}
            sheet={sheet}
            columns={columns}
            onWrite={actions.write}
            onRemove={actions.remove}
          />
        </>
      ) : (
        <PlannedLines kind={kind} steps={plan.steps} />
      )}
      <div className="sticky bottom-(--bottom-bar) z-10 flex flex-wrap gap-2 border-line border-t bg-canvas py-3 empty:hidden">
        {isImporting && (
          <div className="basis-full">
            {progress ? (
              <ProgressBar
                label={t('passwords.making')}
                value={progress.done}
                max={progress.total}
                amount={t('passwords.amount', progress)}
              />
            ) : (
              <ProgressBar label={t('importing', { count: sheet.records.length })} />
            )}
          </div>
        )}
        {wrongCount === 0 && (
          <Button variant="primary" icon="upload" busy={isImporting} onClick={actions.confirm}>
            {t('confirm')}
          </Button>
        )}
        {wrongCount > 0 && !isFileWrong && (
          <Button type="submit" variant="primary" icon="check">
            {isEdited ? t('recheckEdited') : t('recheck')}
          </Button>
        )}
      </div>
      {/* They stand below what sticks: three rows of buttons would leave a phone no room for the lines. */}
      {!isImporting && (
        <div className="flex flex-wrap gap-2">
          {wrongCount > 0 && !isFileWrong && (
            <Button icon="download" onClick={keepCorrected}>
              {t('keepCorrected')}
            </Button>
          )}
          <Button variant={isFileWrong ? 'primary' : 'secondary'} onClick={actions.restart}>
            {t('other')}
          </Button>
        </div>
      )}
    </form>
  );
}
