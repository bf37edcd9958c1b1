'use client';

import { useState } from 'react';
import type { AnswerValue } from '@/lib/online-tests/schemas/answers';
import type { AskedQuestion } from '@/lib/online-tests/schemas/taking';
import { QuestionView } from './question-view';

/** Questions as a pupil would get them. Nothing that is answered here is stored. */
export function PreviewedQuestions({ questions, isOver }: { questions: readonly AskedQuestion[]; isOver: boolean }) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, AnswerValue>>(new Map());
  return questions.map((question, at) => (
    <QuestionView
      key={question.id}
      question={question}
      number={at + 1}
      of={questions.length}
      value={answers.get(question.id) ?? null}
      onChange={(value) => setAnswers(new Map(answers).set(question.id, value))}
      disabled={isOver}
    />
  ));
}
