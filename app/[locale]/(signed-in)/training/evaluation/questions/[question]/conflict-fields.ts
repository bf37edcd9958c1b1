import type { ConflictField } from '@/components/forms/conflict-notice';
import type { QuestionValues } from '../question-values';

/** Two versions of a question, field by field. */
export function conflictFields(
  theirs: QuestionValues,
  mine: QuestionValues,
  labels: Readonly<Record<keyof QuestionValues, string>>,
): ConflictField[] {
  return (Object.keys(labels) as (keyof QuestionValues)[]).map((field) => ({
    label: labels[field],
    theirs: textOf(theirs[field]),
    mine: textOf(mine[field]),
  }));
}

function textOf(value: QuestionValues[keyof QuestionValues]): string {
  return typeof value === 'string' ? value : (value?.value ?? '');
}
