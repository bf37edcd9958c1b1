import { operation } from '@/lib/platform/http/operation';
import type { subjectSearch } from '../queries/subjects';
import type { tryOut } from '../queries/try-out';

export const listSubjectsOp = operation<typeof subjectSearch>({
  method: 'GET',
  path: '/training/subjects',
  summary: 'What the assistant may be asked about: bases, courses, modules and lessons',
});

export const tryOutOp = operation<typeof tryOut>({
  method: 'POST',
  path: '/training/tryouts',
  summary: 'Ask the assistant beside all conversations, and see the passages that it used',
  repeatable: true,
});
