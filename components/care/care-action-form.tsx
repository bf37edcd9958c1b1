'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { EditForm } from '@/components/forms/edit-form';
import { SaveRow } from '@/components/forms/save-bar';
import { TextArea } from '@/components/forms/text-fields';
import { Button } from '@/components/ui/button';
import { noteCareActionOp } from '@/lib/care/contract/care-notices';
import { careActionLengthMax } from '@/lib/care/rules/limits';

/** One more line of what was done. What is typed stays until the server has it. */
export function CareActionForm({ id, name }: { id: string; name: string }) {
  const t = useTranslations('careNotices.write');
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    // The button stands there again a moment later.
    setTimeout(() => opener.current?.focus());
  }

  if (!isOpen) {
    return (
      <Button ref={opener} size="sm" icon="edit" aria-label={t('openOf', { name })} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
    );
  }
  return (
    <EditForm
      op={noteCareActionOp}
      initial={{ text: '' }}
      input={({ text }) => ({ id, text })}
      done={t('saved')}
      onSaved={(_, isAll) => {
        router.refresh();
        if (isAll) close();
      }}
      emptiesAfter
      startsHere
      prefix={`care-${id}-`}
      className="grid w-full gap-3 text-start"
    >
      <TextArea name="text" label={t('label', { name })} hint={t('hint')} rows={3} maxLength={careActionLengthMax} />
      <SaveRow label={t('save')} pendingLabel={t('saving')}>
        <Button variant="quiet" onClick={close}>
          {t('cancel')}
        </Button>
      </SaveRow>
    </EditForm>
  );
}
