import { FileAnswer } from '@/lib/platform/http/file-answer';
import { operation } from '@/lib/platform/http/operation';
import { partBytesMax } from './rules';
import {
  FileCard,
  FileRef,
  NewUpload,
  UploadCancelled,
  UploadPart,
  UploadPartStored,
  UploadRef,
  UploadState,
} from './schemas';

const params = { id: 'id' };

export const beginUploadOp = operation({
  method: 'POST',
  path: '/uploads',
  summary: 'Announce a file that will come in parts; announced again, it goes on where it stopped',
  input: NewUpload,
  reply: UploadState,
  repeatable: true,
});

export const readUploadOp = operation({
  method: 'GET',
  path: '/uploads/{id}',
  summary: 'How far a file on its way has come',
  input: UploadRef,
  reply: UploadState,
  params,
});

export const storePartOp = operation({
  method: 'PUT',
  path: '/uploads/{id}/parts/{offset}',
  summary: 'One part of a file, at its place',
  body: 'file',
  bodyBytesMax: partBytesMax,
  input: UploadPart,
  reply: UploadPartStored,
  params: { id: 'id', offset: 'offset' },
  query: { sha256: 'sha256' },
  repeatable: true,
});

export const finishUploadOp = operation({
  method: 'POST',
  path: '/uploads/{id}/finish',
  summary: 'Join the parts of a file; its size, hash and type are judged by what came',
  input: UploadRef,
  reply: FileCard,
  params,
  repeatable: true,
});

export const cancelUploadOp = operation({
  method: 'DELETE',
  path: '/uploads/{id}',
  summary: 'Forget a file on its way',
  input: UploadRef,
  reply: UploadCancelled,
  params,
});

export const readFileOp = operation({
  method: 'GET',
  path: '/files/{id}',
  summary: 'The bytes of a file, whole or a range',
  input: FileRef,
  reply: FileAnswer,
  answer: 'file',
  params,
});

export const readThumbnailOp = operation({
  method: 'GET',
  path: '/files/{id}/thumbnail',
  summary: 'A picture small enough for a list',
  input: FileRef,
  reply: FileAnswer,
  answer: 'file',
  params,
});
