'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import type { ComboboxOption } from '@/components/ui/use-combobox-options';
import { searchLengthMax } from '@/lib/passages/rules/search';
import { CallFailure } from '@/lib/platform/browser/call';
import { useTeachAnswer } from '@/lib/training/client';
import { askedByAnybody } from '@/lib/training/rules/drafts';
import { PassagePicker } from '../passage-picker';
import { focusNeighbour } from './focus-neighbour';

/** The section that should have answered learns the question. */
export function TeachAnswer({ id, question }: { id: string; question: string }) {
  const t = useTranslations('trainingDisliked');
  const router = useRouter();
  const failure = useFailureWords();
  const teach = useTeachAnswer();
  const formId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isTaught, setTaught] = useState(false);
  const [passage, setPassage] = useState<ComboboxOption | null>(null);
  const [words, setWords] = useState(() => askedByAnybody(question, searchLengthMax));
  const [refusal, setRefusal] = useState<string>();
  const [errors, setErrors] = useState<{ words?: string; section?: string }>({});

  // Closing gives the focus back to the button, which leaves with its answer.
  useEffect(() => {
    if (isTaught) focusNeighbour(opener.current);
  }, [isTaught]);

  async function submitted(event: FormEvent) {
    event.preventDefault();
    setRefusal(undefined);
    setErrors({});
    if (!passage) return setErrors({ section: t('noSection') });
    try {
      const { title, heading } = await teach.run({ id, address: passage.value, words });
      setOpen(false);
      setTaught(true);
      toast.success(t('taught', { title: heading || title }));
      router.refresh();
    } catch (error) {
      const ofWords = error instanceof CallFailure ? error.fields.find(({ path }) => path === 'words') : undefined;
      if (ofWords) setErrors({ words: failure.ofField(ofWords) });
      else setRefusal(failure.ofCall(error));
    }
  }

  return (
    <>
      <Button ref={opener} icon="book" onClick={() => setOpen(true)}>
        {t('teach')}
      </Button>
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
            <Button type="submit" form={formId} variant="primary" busy={teach.isPending}>
              {t('save')}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submitted} noValidate className="grid min-h-80 content-start gap-4">
          {refusal && (
            <Alert tone="danger" announce>
              {refusal}
            </Alert>
          )}
          <Field id={`${formId}-words`} label={t('words')} hint={t('wordsHint')} error={errors.words} required>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={searchLengthMax}
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            )}
          </Field>
          <PassagePicker
            id={`${formId}-section`}
            label={t('section')}
            required
            error={errors.section}
            value={passage}
            onChange={setPassage}
          />
        </form>
      </Dialog>
    </>
  );
}
