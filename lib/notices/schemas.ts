import * as z from 'zod/mini';
import { Day, PageNumber, pageOf } from '@/lib/platform/shapes';
import { textLengthMax, titleLengthMax } from './rules';

const notice = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(titleLengthMax)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLengthMax)),
  /** The first and the last day on which it is shown. */
  from: Day,
  until: z._default(z.nullable(Day), null),
};

const inOrder = z.refine<{ from: string; until: string | null }>(({ from, until }) => !until || until >= from, {
  error: 'before-begin',
  path: ['until'],
});

export const NoticeRef = z.object({ id: z.uuid() });
/** Of the whole school where no class is named; a facilitator names one of the own. */
export const NewNotice = z.object({ classId: z._default(z.nullable(z.uuid()), null), ...notice }).check(inOrder);
/** `revision` is the one that the form was opened on. Whom it is for stands. */
export const NoticeChanges = z.object({ id: z.uuid(), revision: z.int(), ...notice }).check(inOrder);

export const NoticeDetail = z.object({
  id: z.string(),
  classId: z.nullable(z.string()),
  className: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  from: z.string(),
  until: z.nullable(z.string()),
  authorName: z.nullable(z.string()),
  revision: z.int(),
});

export const NoticeSearch = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  page: PageNumber,
});
export const NoticePage = pageOf(NoticeDetail);
