'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { EditForm } from '@/components/forms/edit-form';
import { useField } from '@/components/forms/form-view';
import { FormMessages, SaveButton } from '@/components/forms/save-bar';
import { TextArea } from '@/components/forms/text-fields';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { ComboboxOption } from '@/components/ui/use-combobox-options';
import { searchLengthMax } from '@/lib/passages/rules/search';
import { lazily } from '@/lib/platform/browser/lazy';
import { teachOp } from '@/lib/training/contract/disliked';
import { askedByAnybody } from '@/lib/training/rules/drafts';
import { PassagePicker } from '../passage-picker';
import { focusNeighbour } from './focus-neighbour';

/** The section that should have answered learns the question. */
export function TeachAnswer({ id, question }: { id: string; question: string }) {
  const t = useTranslations('trainingDisliked');
  const router = useRouter();
  const prefix = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isTaught, setTaught] = useState(false);
  const initial: { words: string; address: ComboboxOption | null } = {
    words: askedByAnybody(question, searchLengthMax),
    address: null,
  };

  // Closing gives the focus back to the button, which leaves with its answer.
  useEffect(() => {
    if (isTaught) focusNeighbour(opener.current);
  }, [isTaught]);

  return (
    <>
      <Button ref={opener} icon="book" onClick={() => setOpen(true)}>
        {t('teach')}
      </Button>
      <EditForm
        op={teachOp}
        initial={initial}
        input={({ words, address }) => ({ id, words, address: address?.value ?? '' })}
        valuesOf={() => initial}
        schema={async () => (await lazily(() => import('@/lib/training/schemas/disliked'))).Teaching}
        done={({ title, heading }) => t('taught', { title: heading || title })}
        onSaved={() => {
          setOpen(false);
          setTaught(true);
          router.refresh();
        }}
        guarded={false}
        prefix={prefix}
        className="contents"
      >
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={t('teachTitle')}
          lead={t('teachLead')}
          closeLabel={t('close')}
          width="lg"
          actions={
            <>
              <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
              <SaveButton label={t('save')} variant="primary" />
            </>
          }
        >
          <div className="grid min-h-80 content-start gap-4">
            <FormMessages />
            <TextArea
              name="words"
              label={t('words')}
              hint={t('wordsHint')}
              rows={2}
              maxLength={searchLengthMax}
              required
            />
            <Section />
          </div>
        </Dialog>
      </EditForm>
    </>
  );
}

function Section() {
  const t = useTranslations('trainingDisliked');
  const about = { label: t('section'), words: () => t('noSection') };
  const { id, value, error, change } = useField<ComboboxOption | null>('address', about);
  return <PassagePicker id={id} label={t('section')} required error={error} value={value} onChange={change} />;
}
