'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { DrawnHtml } from '@/components/markdown/drawn-html';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { useGo } from '@/components/ui/use-go';
import { gradeShortTextsOp, type readShortTextsOp } from '@/lib/online-tests/contract';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { ScoreKeys } from './score-keys';
import type { Place } from './use-board';

type Texts = ReplyOf<typeof readShortTextsOp>;
type Question = Texts['questions'][number];
type Answer = Question['answers'][number];

/** An answer as it was read: one that came later is another, which nobody has graded. */
const keyOf = (questionId: string, { attemptId, seq }: Answer) => `${attemptId} ${questionId} ${seq}`;

/** One question across all pupils, without names until all of it is graded. */
export function TextsScreen({ initial, unitClosed, ...place }: Place & { initial: Texts; unitClosed: boolean }) {
  const t = useTranslations('testBoard');
  const [given, setGiven] = useState<ReadonlyMap<string, number | null>>(new Map());
  const grading = useAction(gradeShortTextsOp);
  const go = useGo();

  async function grade({ id: questionId, answers }: Question, answer: Answer, score: number) {
    const { attemptId, seq } = answer;
    const input = { ...place, grades: [{ attemptId, questionId, seq, score }] };
    if (!(await grading.run(input))) return;
    setGiven((now) => new Map(now).set(keyOf(questionId, answer), score));
    const isGraded = (each: Answer) =>
      each.attemptId === attemptId || (given.get(keyOf(questionId, each)) ?? each.score) !== null;
    // With the last one, whose they are may be known.
    if (answers.every(isGraded)) go.refresh();
  }
  if (initial.questions.length === 0) return <EmptyState icon="check" title={t('noTexts')} />;
  return (
    <div className="grid gap-6">
      {initial.questions.map((question) => (
        <Card key={question.id} title={question.topic}>
          <DrawnHtml html={question.prompt} className="text-lg" />
          <p className="my-3 rounded-md bg-sunken p-3">
            <strong>{t('fullAnswer')}</strong> {question.full}
          </p>
          <ul className="m-0 grid list-none gap-3 p-0">
            {question.answers.map((answer) => {
              const key = keyOf(question.id, answer);
              const score = given.get(key) ?? answer.score;
              return (
                <li key={key} data-graded className="rounded-md border border-line p-3">
                  {answer.studentName && <p className="font-semibold wrap-anywhere">{answer.studentName}</p>}
                  <p className="mb-2 whitespace-pre-line text-lg wrap-anywhere">{answer.text}</p>
                  <ScoreKeys
                    score={score}
                    disabled={unitClosed}
                    onScore={(each) => void grade(question, answer, each)}
                  />
                </li>
              );
            })}
          </ul>
        </Card>
      ))}
    </div>
  );
}
