import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '../abilities';
import { noticeFields, noticeOf } from '../queries/notice-fields';
import { writtenReach } from '../reach';
import { NoticeChanges, NoticeDetail } from '../schemas';

export const updateNotice = defineCommand({
  name: 'notices.update',
  may: abilities['notice:write'],
  input: NoticeChanges,
  reply: NoticeDetail,
  target: row('notice', writtenReach, { by: 'id', revision: 'compared', select: { id: true } }),
  run: async ({ tx, input: { id, revision, from, until, ...notice } }) => {
    const days = { from: new Date(from), until: until ? new Date(until) : null };
    const data = { ...notice, ...days, revision: revision + 1 };
    return noticeOf(await tx.notice.update({ where: { id }, data, select: noticeFields }));
  },
});
