import { operation } from '@/lib/platform/http/operation';
import type { beginUpload } from './commands/begin-upload';
import type { cancelUpload } from './commands/cancel-upload';
import type { finishUpload } from './commands/finish-upload';
import type { storePart } from './commands/store-part';
import type { ownFile, ownThumbnail, uploadProgress } from './queries';
import { partBytesMax } from './rules';

const params = { id: 'id' };

export const beginUploadOp = operation<typeof beginUpload>({
  method: 'POST',
  path: '/uploads',
  summary: 'Announce a file that will come in parts; announced again, it goes on where it stopped',
  repeatable: true,
});

export const readUploadOp = operation<typeof uploadProgress>({
  method: 'GET',
  path: '/uploads/{id}',
  summary: 'How far a file on its way has come',
  params,
});

export const storePartOp = operation<typeof storePart>({
  method: 'PUT',
  path: '/uploads/{id}/parts/{offset}',
  summary: 'One part of a file, at its place',
  body: 'file',
  bodyBytesMax: partBytesMax,
  params: { id: 'id', offset: 'offset' },
  query: { sha256: 'sha256' },
  repeatable: true,
});

export const finishUploadOp = operation<typeof finishUpload>({
  method: 'POST',
  path: '/uploads/{id}/finish',
  summary: 'Join the parts of a file; its size, hash and type are judged by what came',
  params,
  repeatable: true,
});

export const cancelUploadOp = operation<typeof cancelUpload>({
  method: 'DELETE',
  path: '/uploads/{id}',
  summary: 'Forget a file on its way',
  params,
});

export const readFileOp = operation<typeof ownFile>({
  method: 'GET',
  path: '/files/{id}',
  summary: 'The bytes of a file, whole or a range',
  answer: 'file',
  params,
});

export const readThumbnailOp = operation<typeof ownThumbnail>({
  method: 'GET',
  path: '/files/{id}/thumbnail',
  summary: 'A picture small enough for a list',
  answer: 'file',
  params,
});
