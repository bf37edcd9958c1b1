import { operation } from '@/lib/platform/http/operation';
import {
  ClassPupils,
  ClassRef,
  ClassWeekShown,
  ClassWeeksShown,
  ClassWeekWanted,
  ConversationsRead,
  ReadingWanted,
  WeekWanted,
} from '../schemas/classes';

const params = { classId: 'classId' };

export const listClassWeeksOp = operation({
  method: 'GET',
  path: '/assistant/classes',
  summary: "What the facilitator's classes asked the assistant in a week",
  input: WeekWanted,
  reply: ClassWeeksShown,
});

export const readClassWeekOp = operation({
  method: 'GET',
  path: '/assistant/classes/{classId}/week',
  summary: 'What one class asked the assistant in a week',
  input: ClassWeekWanted,
  reply: ClassWeekShown,
  params,
});

export const listClassPupilsOp = operation({
  method: 'GET',
  path: '/assistant/classes/{classId}/pupils',
  summary: 'The pupils of a class, and when each last asked the assistant',
  input: ClassRef,
  reply: ClassPupils,
  params,
});

/** No GET: whoever reads is written down. */
export const readConversationsOp = operation({
  method: 'POST',
  path: '/assistant/classes/{classId}/pupils/{studentId}/readings',
  summary: "Read a pupil's conversations with the assistant, which is recorded",
  input: ReadingWanted,
  reply: ConversationsRead,
  params: { ...params, studentId: 'studentId' },
  repeatable: true,
});
