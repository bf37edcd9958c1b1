import { operation } from '@/lib/platform/http/operation';
import {
  NewQuestion,
  NoInput,
  QuestionChanges,
  QuestionDeleted,
  QuestionDetail,
  QuestionList,
  QuestionRef,
  RunDetail,
  RunList,
  RunRef,
  RunStart,
  RunStarted,
} from '../schemas/evaluation';

const path = '/training/questions';
const pathOfOne = '/training/questions/{id}';
const params = { id: 'id' };

export const listQuestionsOp = operation({
  method: 'GET',
  path,
  summary: 'The questions that the assistant must answer well',
  input: NoInput,
  reply: QuestionList,
});

export const createQuestionOp = operation({
  method: 'PUT',
  path,
  summary: 'Insert an evaluation question',
  input: NewQuestion,
  reply: QuestionDetail,
});

export const readQuestionOp = operation({
  method: 'GET',
  path: pathOfOne,
  summary: 'One evaluation question',
  input: QuestionRef,
  reply: QuestionDetail,
  params,
});

export const updateQuestionOp = operation({
  method: 'POST',
  path: pathOfOne,
  summary: 'Update an evaluation question',
  input: QuestionChanges,
  reply: QuestionDetail,
  params,
});

export const deleteQuestionOp = operation({
  method: 'DELETE',
  path: pathOfOne,
  summary: 'Delete an evaluation question; what it was answered stays',
  input: QuestionRef,
  reply: QuestionDeleted,
  params,
});

export const listRunsOp = operation({
  method: 'GET',
  path: '/training/runs',
  summary: 'How the evaluation questions went, newest first',
  input: NoInput,
  reply: RunList,
});

export const startRunOp = operation({
  method: 'POST',
  path: '/training/runs',
  summary: 'Ask all evaluation questions of the current set-up, or join the run that does',
  input: RunStart,
  reply: RunStarted,
});

export const readRunOp = operation({
  method: 'GET',
  path: '/training/runs/{id}',
  summary: 'One run, question by question, beside the run before',
  input: RunRef,
  reply: RunDetail,
  params,
});
