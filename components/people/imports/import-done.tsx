'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import type { PeopleArea } from '@/lib/access/people-area';
import type { Step } from '@/lib/bulk/schemas';
import type { SheetKind } from '@/lib/imports/rules/import-columns';
import { links } from '@/lib/links';
import { PasswordSheet } from './password-sheet';
import { PlannedLines } from './planned-lines';
import { UndoImport } from './undo-import';
import type { Imported, Passwords } from './use-sheet-import';

type Props = {
  kind: SheetKind;
  area: PeopleArea;
  done: Imported;
  steps: readonly Step[];
  passwords: Passwords;
  onAnother: () => void;
};

export function ImportDone({ kind, area, done: { id, counts }, steps, passwords, onAnother }: Props) {
  const t = useTranslations('imports');
  return (
    <>
      <Alert tone="success" announce title={t('done')}>
        {t(`doneText.${kind}`, { created: counts.create ?? 0, changed: counts.change ?? 0, left: counts.leave ?? 0 })}
      </Alert>
      {Object.keys(passwords).length > 0 && <PasswordSheet steps={steps} passwords={passwords} />}
      <PlannedLines kind={kind} steps={steps} />
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={links.importRecord(area, id)} icon="file">
          {t('record.open')}
        </ButtonLink>
        <Button icon="upload" onClick={onAnother}>
          {t('another')}
        </Button>
        <UndoImport kind={kind} id={id} onDone={onAnother} />
      </div>
    </>
  );
}
