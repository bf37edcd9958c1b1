import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { writtenReach } from '../reach';
import { NoticeRef } from '../schemas';

export const deleteNotice = defineCommand({
  name: 'notices.delete',
  may: abilities['notice:write'],
  input: NoticeRef,
  reply: Count,
  target: row('notice', writtenReach, { by: 'id', revision: 'not-overwritten', select: { id: true } }),
  run: async ({ tx, target: { id } }) => {
    await tx.notice.delete({ where: { id }, select: { id: true } });
    return { count: 1 };
  },
});
