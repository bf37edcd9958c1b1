import { POST as FINISH } from '@/app/api/uploads/[id]/finish/route';
import { PUT as PART } from '@/app/api/uploads/[id]/parts/[offset]/route';
import { DELETE, GET as PROGRESS } from '@/app/api/uploads/[id]/route';
import { POST as BEGIN } from '@/app/api/uploads/route';
import { type Answer, send } from '../send';
import type { FileToSend } from './own-files';

type Part = FileToSend['parts'][number];

/** The requests of an API client that sends a file, one by one. */
export function fileClient(bearer: string) {
  const begin = (announced: object) => send(BEGIN, { method: 'POST', path: '/uploads', body: announced, bearer });
  const sendPart = (id: string, { offset, sha256, bytes }: Part) =>
    send(PART, {
      method: 'PUT',
      path: `/uploads/${id}/parts/${offset}?sha256=${sha256}`,
      params: { id, offset: String(offset) },
      body: bytes,
      bearer,
    });
  const finish = (id: string) =>
    send(FINISH, { method: 'POST', path: `/uploads/${id}/finish`, params: { id }, body: {}, bearer });
  return {
    begin,
    sendPart,
    finish,
    progress: (id: string) => send(PROGRESS, { path: `/uploads/${id}`, params: { id }, bearer }),
    cancel: (id: string) => send(DELETE, { method: 'DELETE', path: `/uploads/${id}`, params: { id }, bearer }),
    /** From the first request to the last, whatever the last one says. */
    async whole(file: FileToSend): Promise<Answer & { id: string }> {
      const id = String((await begin(file.announced)).body.id);
      for (const part of file.parts) await sendPart(id, part);
      return { ...(await finish(id)), id };
    },
  };
}
