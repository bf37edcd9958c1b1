import { operation } from '@/lib/platform/http/operation';
import type { createNotice } from './commands/create-notice';
import type { deleteNotice } from './commands/delete-notice';
import type { updateNotice } from './commands/update-notice';
import type { noticeById, noticeExists, noticeList } from './queries/notices';

const params = { id: 'id' };

export const listNoticesOp = operation<typeof noticeList>({
  method: 'GET',
  path: '/avisos',
  summary: 'Notices that the caller may change, a page at a time',
});

export const createNoticeOp = operation<typeof createNotice>({
  method: 'PUT',
  path: '/avisos',
  summary: 'Insert a notice',
});

export const readNoticeOp = operation<typeof noticeById>({
  method: 'GET',
  path: '/avisos/{id}',
  summary: 'One notice',
  params,
});

export const updateNoticeOp = operation<typeof updateNotice>({
  method: 'POST',
  path: '/avisos/{id}',
  summary: 'Update a notice',
  params,
});

export const deleteNoticeOp = operation<typeof deleteNotice>({
  method: 'DELETE',
  path: '/avisos/{id}',
  summary: 'Delete a notice',
  params,
});

export const noticeExistsOp = operation<typeof noticeExists>({
  method: 'GET',
  path: '/avisos/{id}/exists',
  summary: 'Whether there is such a notice',
  params,
});
