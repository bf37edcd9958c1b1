import { operation } from '@/lib/platform/http/operation';
import type { markCareSeen } from '../commands/mark-care-seen';
import type { noteCareAction } from '../commands/note-care-action';

export const markCareSeenOp = operation<typeof markCareSeen>({
  method: 'POST',
  path: '/careNotices/{id}/seen',
  summary: 'Say that a notice about a pupil in need was seen',
  params: { id: 'id' },
});

export const noteCareActionOp = operation<typeof noteCareAction>({
  method: 'POST',
  path: '/careNotices/{id}/actions',
  summary: 'Write down what was done for a pupil in need',
  params: { id: 'id' },
});
