import { purposes } from '@/lib/files/rules';
import { operation } from '@/lib/platform/http/operation';
import type { storeContentImage } from '../commands/store-content-image';

export const uploadContentImageOp = operation<typeof storeContentImage>({
  method: 'POST',
  path: '/Cursos/images',
  summary: 'Upload a picture, to be named by a text or a cover that is then saved',
  body: 'file',
  bodyBytesMax: purposes['content-image'].bytesMax,
});
