import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { abilities } from '../abilities';
import { noticeFields, noticeOf } from '../queries/notice-fields';
import { NewNotice, NoticeDetail } from '../schemas';

const named = [{ path: 'classId', code: 'required' }];

export const createNotice = defineCommand({
  name: 'notices.create',
  may: abilities['notice:create'],
  input: NewNotice,
  reply: NoticeDetail,
  target: async ({ tx, actor, input: { classId } }) => {
    if (!classId) return actor.schoolId ? { schoolId: actor.schoolId } : null;
    // It ended, or was removed, while the form stood open: nobody would be told.
    await lockRows(tx, 'classes', 'id', classId, 'SHARE');
    const where = within(classReach, actor, { id: classId, status: 'initiated' as const });
    return tx.schoolClass.findFirst({ where, select: { schoolId: true } });
  },
  run: async ({ tx, actor, input: { from, until, ...notice }, target: { schoolId } }) => {
    refuseUnless(actor.tipo !== 'instrutor' || notice.classId !== null, 'request.invalid', { fields: named });
    const days = { from: new Date(from), until: until ? new Date(until) : null };
    const data = { ...notice, ...days, schoolId, authorId: actor.id };
    return noticeOf(await tx.notice.create({ data, select: noticeFields }));
  },
});
