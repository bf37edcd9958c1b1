import { operation } from '@/lib/platform/http/operation';
import type { removeChatImage } from '../commands/remove-chat-image';
import type { storeChatImage } from '../commands/store-chat-image';
import { base64LengthMax } from '../rules/image-text';

/** The text and what stands around it. */
const bodyBytesMax = base64LengthMax + 1024;

export const uploadImageOp = operation<typeof storeChatImage>({
  method: 'POST',
  path: '/firestore/conversations/upload_image',
  summary: 'Keep a picture for a question that is sent next; the reply is its address',
  bodyBytesMax,
});

export const deleteImageOp = operation<typeof removeChatImage>({
  method: 'POST',
  path: '/firestore/conversations/delete_image',
  summary: 'Take back a picture that no question was sent with',
});
