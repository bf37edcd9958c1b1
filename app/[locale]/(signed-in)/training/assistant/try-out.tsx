'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { SlowNotice } from '@/components/forms/slow-notice';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { joinClasses } from '@/components/ui/join-classes';
import { Textarea } from '@/components/ui/textarea';
import type { ComboboxOption } from '@/components/ui/use-combobox-options';
import { questionLengthMax } from '@/lib/assistant/rules/limits';
import { CallFailure } from '@/lib/platform/browser/call';
import { useTryOut } from '@/lib/training/client';
import { ReaderFields, readerInput, usualReader } from '../reader-fields';
import { SubjectPicker } from '../subject-picker';
import { TriedAnswer } from './tried-answer';
import { UsedPassages } from './used-passages';

/** The question stands above; below, the answer as it would be given, beside what it was made of. */
export function TryOut() {
  const t = useTranslations('training.tryOut');
  const words = useFailureWords();
  const ask = useTryOut();
  const [subject, setSubject] = useState<ComboboxOption | null>(null);
  const [reader, setReader] = useState(usualReader);
  const [question, setQuestion] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [tried, setTried] = useState<Awaited<ReturnType<typeof ask.run>>>();
  const answer = useRef<HTMLDivElement>(null);
  // It comes below what was filled in: on a phone nobody would see that it is there.
  useEffect(() => {
    if (tried) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [tried]);

  async function submitted(event: FormEvent) {
    event.preventDefault();
    if (ask.isPending) return;
    setErrors({});
    setRefusal(undefined);
    try {
      setTried(await ask.run({ question, subject: subject?.value ?? '', ...readerInput(reader) }));
    } catch (error) {
      const fields = error instanceof CallFailure ? error.fields : [];
      setErrors(Object.fromEntries(fields.map((failure) => [failure.path, words.ofField(failure)])));
      if (fields.length === 0) setRefusal(words.ofCall(error));
    }
  }

  return (
    <div className="grid gap-6">
      <form onSubmit={submitted} noValidate>
        <ReadyFieldset>
          <Card>
            <div className="grid gap-4">
              <SubjectPicker value={subject} error={errors.subject} onChange={setSubject} />
              <ReaderFields value={reader} onChange={(changes) => setReader({ ...reader, ...changes })} />
              <Field id="question" label={t('question')} required error={errors.question}>
                {(control) => (
                  <Textarea
                    {...control}
                    rows={3}
                    maxLength={questionLengthMax}
                    value={question}
                    onChange={(event) => setQuestion(event.target.value)}
                  />
                )}
              </Field>
              {refusal && (
                <Alert tone="danger" announce>
                  {refusal}
                </Alert>
              )}
              <SlowNotice pending={ask.isPending} onCancel={ask.cancel} />
              <Button type="submit" variant="primary" icon="send" busy={ask.isPending} className="justify-self-start">
                {ask.isPending ? t('asking') : t('ask')}
              </Button>
            </div>
          </Card>
        </ReadyFieldset>
      </form>
      <div className={joinClasses('grid items-start gap-6', tried && 'lg:grid-cols-2')} aria-busy={ask.isPending}>
        <div ref={answer} className="scroll-my-24 min-w-0">
          <Card title={t('answer')}>
            <div aria-live="polite">{tried ? <TriedAnswer tried={tried} /> : <p>{t('answerWait')}</p>}</div>
          </Card>
        </div>
        {tried && <UsedPassages passages={tried.passages} />}
      </div>
    </div>
  );
}
