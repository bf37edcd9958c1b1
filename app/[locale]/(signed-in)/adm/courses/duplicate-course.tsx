'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EditForm } from '@/components/forms/edit-form';
import { FormMessages, SaveButton } from '@/components/forms/save-bar';
import { TextField } from '@/components/forms/text-fields';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useGo } from '@/components/ui/use-go';
import { copyCourseOp } from '@/lib/course-transfer/contract';
import { links } from '@/lib/links';

/** The course once more as another version, inactive until it is looked through. */
export function DuplicateCourse({ code, version }: { code: string; version: string }) {
  const t = useTranslations('authoring.copy');
  const go = useGo();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button icon="copy" onClick={() => setAsked(true)}>
        {t('button')}
      </Button>
      <EditForm
        op={copyCourseOp}
        initial={{ newCode: '', version: '' }}
        input={(values) => ({ code, ...values })}
        guarded={false}
        prefix="copy-"
        className="contents"
        done={t('done')}
        onSaved={(made) => go.push(links.admCourse(made.code))}
      >
        <Dialog
          open={isAsked}
          onClose={() => setAsked(false)}
          closeLabel={t('close')}
          title={t('title', { version })}
          lead={t('lead')}
          actions={<SaveButton label={t('confirm')} variant="primary" />}
        >
          <div className="flex flex-col gap-4">
            <TextField name="newCode" label={t('newCode')} maxLength={20} spellCheck={false} required />
            <TextField name="version" label={t('version')} maxLength={20} spellCheck={false} required />
            <FormMessages />
          </div>
        </Dialog>
      </EditForm>
    </>
  );
}
