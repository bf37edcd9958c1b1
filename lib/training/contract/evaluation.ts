import { operation } from '@/lib/platform/http/operation';
import type { createQuestion } from '../commands/create-question';
import type { deleteQuestion } from '../commands/delete-question';
import type { startRun } from '../commands/start-run';
import type { updateQuestion } from '../commands/update-question';
import type { questionById, questionList } from '../queries/questions';
import type { runById, runList } from '../queries/runs';

const path = '/training/questions';
const pathOfOne = '/training/questions/{id}';
const params = { id: 'id' };

export const listQuestionsOp = operation<typeof questionList>({
  method: 'GET',
  path,
  summary: 'The questions that the assistant must answer well',
});

export const createQuestionOp = operation<typeof createQuestion>({
  method: 'PUT',
  path,
  summary: 'Insert an evaluation question',
});

export const readQuestionOp = operation<typeof questionById>({
  method: 'GET',
  path: pathOfOne,
  summary: 'One evaluation question',
  params,
});

export const updateQuestionOp = operation<typeof updateQuestion>({
  method: 'POST',
  path: pathOfOne,
  summary: 'Update an evaluation question',
  params,
});

export const deleteQuestionOp = operation<typeof deleteQuestion>({
  method: 'DELETE',
  path: pathOfOne,
  summary: 'Delete an evaluation question; what it was answered stays',
  params,
});

export const listRunsOp = operation<typeof runList>({
  method: 'GET',
  path: '/training/runs',
  summary: 'How the evaluation questions went, newest first',
});

export const startRunOp = operation<typeof startRun>({
  method: 'POST',
  path: '/training/runs',
  summary: 'Ask all evaluation questions of the current set-up, or join the run that does',
});

export const readRunOp = operation<typeof runById>({
  method: 'GET',
  path: '/training/runs/{id}',
  summary: 'One run, question by question, beside the run before',
  params,
});
