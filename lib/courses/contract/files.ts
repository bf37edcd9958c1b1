import { purposes } from '@/lib/files/rules';
import { FileAnswer } from '@/lib/platform/http/file-answer';
import { operation } from '@/lib/platform/http/operation';
import { ContentImageStored, ContentImageUpload, SupportRef } from '../schemas/modules';

export const uploadContentImageOp = operation({
  method: 'POST',
  path: '/Cursos/images',
  summary: 'Upload a picture, to be named by a text or a cover that is then saved',
  body: 'file',
  bodyBytesMax: purposes['content-image'].bytesMax,
  input: ContentImageUpload,
  reply: ContentImageStored,
});

export const readSupportOp = operation({
  method: 'GET',
  path: '/Cursos/support/{supportId}',
  summary: 'The picture or file that helps the facilitators of a module',
  input: SupportRef,
  reply: FileAnswer,
  answer: 'file',
  params: { supportId: 'supportId' },
});
