'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Dialog } from '@/components/ui/dialog';
import { Loader } from '@/components/ui/loader';
import { readTestPreviewOp } from '@/lib/online-tests/contract';
import type { AnswerValue } from '@/lib/online-tests/schemas/answers';
import { useOperation } from '@/lib/platform/browser/use-operation';
import { QuestionView } from '../question-view';
import { TimeLeft } from '../time-left';
import type { Place } from './use-board';

type Props = Place & { versionId: string; onClose: () => void };

/** Five questions and ten minutes, as a pupil would get them (§9). Nothing that is answered here is stored. */
export function PreviewDialog({ classId, unit, versionId, onClose }: Props) {
  const t = useTranslations('testBoard');
  const { data, isError } = useOperation(readTestPreviewOp, { classId, unit, versionId });
  const [begunAt] = useState(() => Date.now());
  const [answers, setAnswers] = useState<ReadonlyMap<string, AnswerValue>>(new Map());
  const [isOver, setOver] = useState(false);
  const now = useCallback(() => Date.now(), []);
  const over = useCallback(() => setOver(true), []);
  return (
    <Dialog open onClose={onClose} title={t('previewTitle')} lead={t('previewLead')} closeLabel={t('close')} width="lg">
      {isError && <Alert tone="danger">{t('notRead')}</Alert>}
      {!(data || isError) && <Loader label={t('reading')} />}
      {data && (
        <div className="grid gap-6">
          <TimeLeft deadline={begunAt + data.minutes * 60_000} now={now} onOver={over} className="text-xl" />
          {data.questions.map((question, at) => (
            <QuestionView
              key={question.id}
              question={question}
              number={at + 1}
              of={data.questions.length}
              value={answers.get(question.id) ?? null}
              onChange={(value) => setAnswers(new Map(answers).set(question.id, value))}
              disabled={isOver}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}
