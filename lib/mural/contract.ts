import { purposes } from '@/lib/files/rules';
import { operation } from '@/lib/platform/http/operation';
import type { createMuralPost } from './commands/create-mural-post';
import type { deleteMuralPost } from './commands/delete-mural-post';
import type { markMuralSeen } from './commands/mark-mural-seen';
import type { storeMuralImage } from './commands/store-mural-image';
import type { updateMuralPost } from './commands/update-mural-post';
import type { muralList, muralPostById, muralReceipts } from './queries/mural-posts';
import type { muralImage, ownMural } from './queries/own-mural';

const params = { id: 'id' };

export const listMuralOp = operation<typeof muralList>({
  method: 'GET',
  path: '/murals',
  summary: "One section of a facilitator's mural, a page at a time",
});

export const createMuralPostOp = operation<typeof createMuralPost>({
  method: 'PUT',
  path: '/murals',
  summary: 'Pin a post up for all own classes, one class or one student',
});

export const readMuralPostOp = operation<typeof muralPostById>({
  method: 'GET',
  path: '/murals/{id}',
  summary: 'One post',
  params,
});

export const updateMuralPostOp = operation<typeof updateMuralPost>({
  method: 'POST',
  path: '/murals/{id}',
  summary: 'Update a post',
  params,
});

export const deleteMuralPostOp = operation<typeof deleteMuralPost>({
  method: 'DELETE',
  path: '/murals/{id}',
  summary: 'Delete a post',
  params,
});

export const readReceiptsOp = operation<typeof muralReceipts>({
  method: 'GET',
  path: '/murals/{id}/receipts',
  summary: 'Who has seen a post, of those that it is for',
  params,
});

export const readMuralImageOp = operation<typeof muralImage>({
  method: 'GET',
  path: '/murals/{id}/image',
  summary: 'The picture of a post',
  answer: 'file',
  params,
});

export const uploadMuralImageOp = operation<typeof storeMuralImage>({
  method: 'POST',
  path: '/murals/images',
  summary: 'Upload a picture, to be named by a post that is then saved',
  body: 'file',
  bodyBytesMax: purposes['mural-image'].bytesMax,
});

export const ownMuralOp = operation<typeof ownMural>({
  method: 'GET',
  path: '/murals/own',
  summary: 'What is pinned up for the student who asks',
});

export const markMuralSeenOp = operation<typeof markMuralSeen>({
  method: 'POST',
  path: '/murals/seen',
  summary: 'The student had these posts on the screen',
  repeatable: true,
});
