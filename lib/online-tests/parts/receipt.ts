import { createHmac } from 'node:crypto';
import type { AnswerValue } from '../schemas/answers';

/** Without what is read for something else: no 0 and O, 1, I and L. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 6;

export type ReceiptAnswer = { questionId: string; seq: number; value: AnswerValue };

/** The same whatever order the keys of an object were stored in. */
function written(value: AnswerValue): string {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A short code over what is stored: the same answers of the same attempt give the same one, and nobody makes it up. */
export function receiptOf(secret: string, attemptId: string, answers: readonly ReceiptAnswer[]): string {
  const lines = answers
    .map(({ questionId, seq, value }) => `${questionId} ${seq} ${written(value)}`)
    .sort()
    .join('\n');
  const bytes = createHmac('sha256', secret).update(`receipt ${attemptId}\n${lines}`).digest();
  return Array.from({ length }, (_, index) => letters[bytes.readUInt32BE(index * 4) % letters.length]).join('');
}
