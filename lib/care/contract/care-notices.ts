import { operation } from '@/lib/platform/http/operation';
import type { markCareSeen } from '../commands/mark-care-seen';

export const markCareSeenOp = operation<typeof markCareSeen>({
  method: 'POST',
  path: '/careNotices/{id}/seen',
  summary: 'Say that a notice about a pupil in need was seen',
  params: { id: 'id' },
});
