'use client';

import { useTranslations } from 'next-intl';
import { csvOf } from '@/components/lists/csv';
import { keepFile } from '@/components/lists/keep-file';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FileDrop } from '@/components/ui/file-drop';
import { importColumns, type SheetKind } from '@/lib/imports/rules/import-columns';
import { recordsMax } from '@/lib/imports/rules/sheet';
import type { NoSheet } from './read-sheet';
import { useProblemWords } from './use-problem-words';

const megabytesMax = 3;

type Props = {
  kind: SheetKind;
  trouble: NoSheet | undefined;
  onFile: (file: File) => void;
  /** Given where the file that is no CSV can be made one. */
  onConvert?: () => void;
};

/** The template, what stands in its columns, and the place to drop the file. */
export function ChooseSheet({ kind, trouble, onFile, onConvert }: Props) {
  const t = useTranslations('imports');
  const { columnOf } = useProblemWords();
  const columns = importColumns[kind];
  const keepTemplate = () =>
    keepFile(
      csvOf(
        columns.map((key) => ({ key, label: columnOf(key) })),
        [],
      ),
      t(`template.file.${kind}`),
    );

  return (
    <div className="flex flex-col gap-6">
      {trouble && (
        <Alert
          tone={onConvert ? 'info' : 'danger'}
          announce
          title={onConvert ? undefined : t('notRead')}
          actions={onConvert && <Button onClick={onConvert}>{t('convert')}</Button>}
        >
          {t(`trouble.${trouble.kind}`, { line: 'line' in trouble ? trouble.line : 0 })}
        </Alert>
      )}
      <FileDrop
        label={t('file')}
        accept=".csv,.txt,.xlsx,.xls,.ods"
        bytesMax={megabytesMax * 1024 * 1024}
        hint={t('fileHint', { maximum: recordsMax })}
        onFile={(file) => file && onFile(file)}
        texts={{
          prompt: t('prompt'),
          browse: t('browse'),
          remove: t('removeFile'),
          wrongType: t('trouble.other'),
          tooLarge: t('tooLarge', { maximum: megabytesMax }),
        }}
      />
      <section aria-labelledby="import-columns" className="flex flex-col gap-3">
        <h2 id="import-columns" className="text-xl">
          {t('template.title')}
        </h2>
        <p>{t(`template.text.${kind}`)}</p>
        <ol className="list-decimal gap-x-10 ps-6 text-ink-soft sm:columns-2">
          {columns.map((key) => (
            <li key={key}>
              <span className="font-medium text-ink">{columnOf(key)}</span> {t(`columnHint.${kind}.${key as 'login'}`)}
            </li>
          ))}
        </ol>
        <div>
          <Button icon="download" onClick={keepTemplate}>
            {t('template.download')}
          </Button>
        </div>
      </section>
    </div>
  );
}
