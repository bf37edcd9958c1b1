import { operation } from '@/lib/platform/http/operation';
import { SubjectList, SubjectSearch } from '../schemas/subjects';
import { TriedOut, TryOut } from '../schemas/try-out';

export const listSubjectsOp = operation({
  method: 'GET',
  path: '/training/subjects',
  summary: 'What the assistant may be asked about: bases, courses, modules and lessons',
  input: SubjectSearch,
  reply: SubjectList,
});

export const tryOutOp = operation({
  method: 'POST',
  path: '/training/tryouts',
  summary: 'Ask the assistant beside all conversations, and see the passages that it used',
  input: TryOut,
  reply: TriedOut,
  repeatable: true,
});
