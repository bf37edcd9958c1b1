import { finishUpload } from '@/lib/files/commands/finish-upload';
import { begunUpload, pdf, sentUpload, storedPicture } from '@/tests/support/files/own-files';
import { type Cell, type Row, type Sent, schoolTipos } from './cell';

function person(request: (row: Row) => Promise<Sent>): Cell {
  return { owner: 'aluno', alsoMay: schoolTipos, rows: 'person', request };
}

export const fileCells: Record<string, Cell> = {
  'POST /uploads': {
    owner: 'aluno',
    alsoMay: schoolTipos,
    rows: 'catalogue',
    request: async () => ({ path: '/uploads', body: pdf(70_000).announced }),
  },
  'GET /uploads/{id}': person(async ({ owner }) => {
    const { id } = await begunUpload(owner.actor, pdf(70_000));
    return { path: `/uploads/${id}`, params: { id } };
  }),
  'PUT /uploads/{id}/parts/{offset}': person(async ({ owner }) => {
    const file = pdf(70_000);
    const { id } = await begunUpload(owner.actor, file);
    const part = file.parts[0];
    if (!part) throw new Error('a file has a part');
    const path = `/uploads/${id}/parts/0?sha256=${part.sha256}`;
    return { path, params: { id, offset: '0' }, body: part.bytes };
  }),
  'POST /uploads/{id}/finish': person(async ({ owner }) => {
    const { id } = await sentUpload(owner.actor, pdf(70_000));
    return { path: `/uploads/${id}/finish`, params: { id } };
  }),
  'DELETE /uploads/{id}': person(async ({ owner }) => {
    const { id } = await begunUpload(owner.actor, pdf(70_000));
    return { path: `/uploads/${id}`, params: { id } };
  }),
  'GET /files/{id}': person(async ({ owner }) => {
    const { id: uploadId } = await sentUpload(owner.actor, pdf(70_000));
    const { id } = await finishUpload(owner.actor, { id: uploadId });
    return { path: `/files/${id}`, params: { id } };
  }),
  'GET /files/{id}/thumbnail': person(async ({ owner }) => {
    const { id } = await storedPicture(owner.actor);
    return { path: `/files/${id}/thumbnail`, params: { id } };
  }),
};
