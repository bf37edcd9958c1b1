'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { DrawnHtml } from '@/components/markdown/drawn-html';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { useGo } from '@/components/ui/use-go';
import { gradeShortTextsOp, type readShortTextsOp } from '@/lib/online-tests/contract';
import type { ReplyOf } from '@/lib/platform/http/operation';
import type { Place } from './use-board';

type Texts = ReplyOf<typeof readShortTextsOp>;
type Question = Texts['questions'][number];
type Answer = Question['answers'][number];

const scores = [0, 25, 50, 75, 100];

/** One question across all pupils, without names until all of it is graded. Keys 1 to 5 grade, and the next answer takes the focus. */
export function TextsScreen({ initial, ...place }: Place & { initial: Texts }) {
  const t = useTranslations('testBoard');
  const [given, setGiven] = useState<ReadonlyMap<string, number | null>>(new Map());
  const grading = useAction(gradeShortTextsOp);
  const list = useRef<HTMLDivElement>(null);
  const go = useGo();

  async function grade({ id: questionId, answers }: Question, { attemptId, seq }: Answer, score: number) {
    const input = { ...place, grades: [{ attemptId, questionId, seq, score }] };
    if (!(await grading.run(input))) return;
    setGiven((now) => new Map(now).set(`${attemptId} ${questionId}`, score));
    const isGraded = (each: Answer) =>
      each.attemptId === attemptId || (given.get(`${each.attemptId} ${questionId}`) ?? each.score) !== null;
    // With the last one, whose they are may be known.
    if (answers.every(isGraded)) go.refresh();
  }
  function byKey(event: KeyboardEvent<HTMLButtonElement>, question: Question, answer: Answer) {
    const score = scores[Number(event.key) - 1];
    if (score === undefined) return;
    event.preventDefault();
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-answer]') ?? [])];
    const own = event.currentTarget.closest<HTMLElement>('[data-answer]');
    const next = own ? rows[rows.indexOf(own) + 1] : undefined;
    void grade(question, answer, score);
    next?.querySelector('button')?.focus();
  }
  if (initial.questions.length === 0) return <EmptyState icon="check" title={t('noTexts')} />;
  return (
    <div ref={list} className="grid gap-6">
      {initial.questions.map((question) => (
        <Card key={question.id} title={question.topic}>
          <DrawnHtml html={question.prompt} className="text-lg" />
          <p className="my-3 rounded-md bg-sunken p-3">
            <strong>{t('fullAnswer')}</strong> {question.full}
          </p>
          <ul className="m-0 grid list-none gap-3 p-0">
            {question.answers.map((answer) => {
              const key = `${answer.attemptId} ${question.id}`;
              const score = given.get(key) ?? answer.score;
              return (
                <li key={key} data-answer className="rounded-md border border-line p-3">
                  {answer.studentName && <p className="font-semibold wrap-anywhere">{answer.studentName}</p>}
                  <p className="whitespace-pre-line text-lg wrap-anywhere">{answer.text}</p>
                  <div className="mt-2 flex flex-wrap gap-2">
                    {scores.map((each) => (
                      <Button
                        key={each}
                        size="sm"
                        variant={score === each ? 'primary' : undefined}
                        aria-pressed={score === each}
                        onKeyDown={(event) => byKey(event, question, answer)}
                        onClick={() => void grade(question, answer, each)}
                      >
                        {t('percent', { percent: each })}
                      </Button>
                    ))}
                  </div>
                </li>
              );
            })}
          </ul>
        </Card>
      ))}
    </div>
  );
}
