'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { EditForm } from '@/components/forms/edit-form';
import { useFormView } from '@/components/forms/form-view';
import { SaveRow } from '@/components/forms/save-bar';
import { TextArea } from '@/components/forms/text-fields';
import { Card } from '@/components/ui/card';
import { joinClasses } from '@/components/ui/join-classes';
import type { ComboboxOption } from '@/components/ui/use-combobox-options';
import { questionLengthMax } from '@/lib/assistant/rules/limits';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { tryOutOp } from '@/lib/training/contract/try-out';
import { ReaderFields, type ReaderValues, readerInput, usualReader } from '../reader-fields';
import { SubjectPicker } from '../subject-picker';
import { TriedAnswer } from './tried-answer';
import { UsedPassages } from './used-passages';

type Tried = ReplyOf<typeof tryOutOp>;
type Values = ReaderValues & { question: string; subject: ComboboxOption | null };

const initial: Values = { ...usualReader, question: '', subject: null };

/** The question stands above; below, the answer as it would be given, beside what it was made of. */
export function TryOut() {
  const t = useTranslations('training.tryOut');
  const [tried, setTried] = useState<Tried>();
  return (
    <EditForm
      op={tryOutOp}
      initial={initial}
      input={({ question, subject, ...reader }) => ({
        question,
        subject: subject?.value ?? '',
        ...readerInput(reader),
      })}
      done={null}
      onSaved={setTried}
      guarded={false}
      className="grid gap-6"
    >
      <Card>
        <div className="grid gap-4">
          <SubjectPicker />
          <ReaderFields />
          <TextArea name="question" label={t('question')} rows={3} maxLength={questionLengthMax} required />
          <SaveRow label={t('ask')} pendingLabel={t('asking')} variant="primary" icon="send" />
        </div>
      </Card>
      <Answer tried={tried} />
    </EditForm>
  );
}

function Answer({ tried }: { tried: Tried | undefined }) {
  const t = useTranslations('training.tryOut');
  const { isPending } = useFormView();
  const answer = useRef<HTMLDivElement>(null);
  // It comes below what was filled in: on a phone nobody would see that it is there.
  useEffect(() => {
    if (tried) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [tried]);
  return (
    <div className={joinClasses('grid items-start gap-6', tried && 'lg:grid-cols-2')} aria-busy={isPending}>
      <div ref={answer} className="scroll-my-24 min-w-0">
        <Card title={t('answer')}>
          <div aria-live="polite">{tried ? <TriedAnswer tried={tried} /> : <p>{t('answerWait')}</p>}</div>
        </Card>
      </div>
      {tried && <UsedPassages passages={tried.passages} />}
    </div>
  );
}
