import { operation } from '@/lib/platform/http/operation';
import type { lessonLock } from '../queries/lesson-lock';

export const lessonLockOp = operation<typeof lessonLock>({
  method: 'GET',
  path: '/chatgpt/lesson_lock',
  summary: 'Whether a lesson of the caller’s has the assistant off, and whose lessons may change that',
});
