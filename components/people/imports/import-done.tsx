'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { PeopleArea } from '@/lib/access/people-area';
import type { Step } from '@/lib/bulk/schemas';
import type { SheetKind } from '@/lib/imports/rules/import-columns';
import { links } from '@/lib/links';
import type { Passwords } from './first-passwords';
import { PasswordSheet } from './password-sheet';
import { PlannedLines } from './planned-lines';
import { UndoImport } from './undo-import';
import type { Imported } from './use-sheet-import';

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
  const hasPasswords = Object.keys(passwords).length > 0;
  const [isKept, setKept] = useState(!hasPasswords);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Alert tone="success" announce title={t('done')}>
        {t(`doneText.${kind}`, { created: counts.create ?? 0, changed: counts.change ?? 0, left: counts.leave ?? 0 })}
      </Alert>
      {hasPasswords && (
        <PasswordSheet steps={steps} passwords={passwords} isKept={isKept} onKept={() => setKept(true)} />
      )}
      <PlannedLines kind={kind} steps={steps} />
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={links.importRecord(area, id)} icon="file">
          {t('record.open')}
        </ButtonLink>
        <Button icon="upload" onClick={() => (isKept ? onAnother() : setAsked(true))}>
          {t('another')}
        </Button>
        <UndoImport kind={kind} id={id} onDone={onAnother} />
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t('passwords.lostTitle')}
        confirmLabel={t('another')}
        cancelLabel={t('passwords.back')}
        onConfirm={onAnother}
        onCancel={() => setAsked(false)}
      >
        {t('passwords.lostText')}
      </ConfirmDialog>
    </>
  );
}
