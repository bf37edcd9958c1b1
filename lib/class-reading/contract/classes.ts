import { operation } from '@/lib/platform/http/operation';
import type { readConversations } from '../commands/read-conversations';
import type { classPupils } from '../queries/class-pupils';
import type { classWeek, classWeeks } from '../queries/class-weeks';

const params = { classId: 'classId' };

export const listClassWeeksOp = operation<typeof classWeeks>({
  method: 'GET',
  path: '/assistant/classes',
  summary: "What the facilitator's classes asked the assistant in a week",
});

export const readClassWeekOp = operation<typeof classWeek>({
  method: 'GET',
  path: '/assistant/classes/{classId}/week',
  summary: 'What one class asked the assistant in a week',
  params,
});

export const listClassPupilsOp = operation<typeof classPupils>({
  method: 'GET',
  path: '/assistant/classes/{classId}/pupils',
  summary: 'The pupils of a class, and when each last asked the assistant',
  params,
});

/** No GET: whoever reads is written down. */
export const readConversationsOp = operation<typeof readConversations>({
  method: 'POST',
  path: '/assistant/classes/{classId}/pupils/{studentId}/readings',
  summary: "Read a pupil's conversations with the assistant, which is recorded",
  params: { ...params, studentId: 'studentId' },
  repeatable: true,
});
