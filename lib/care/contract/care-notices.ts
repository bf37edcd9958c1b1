import { operation } from '@/lib/platform/http/operation';
import { CareNoticeRef, CareNoticeSeen } from '../schemas/care-notices';

export const markCareSeenOp = operation({
  method: 'POST',
  path: '/careNotices/{id}/seen',
  summary: 'Say that a notice about a pupil in need was seen',
  input: CareNoticeRef,
  reply: CareNoticeSeen,
  params: { id: 'id' },
});
