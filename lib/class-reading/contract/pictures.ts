import { operation } from '@/lib/platform/http/operation';
import type { chatImage } from '../queries/chat-image';

export const readImageOp = operation<typeof chatImage>({
  method: 'GET',
  path: '/firestore/conversations/images/{id}',
  summary: 'The picture of a question, for who sent it and who may read the conversation',
  answer: 'file',
  params: { id: 'id' },
});
