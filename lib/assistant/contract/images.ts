import { FileAnswer } from '@/lib/platform/http/file-answer';
import { operation } from '@/lib/platform/http/operation';
import {
  base64LengthMax,
  ChatImageAddress,
  ChatImageRef,
  ChatImageRemoved,
  ChatImageToRemove,
  ChatImageUpload,
} from '../schemas/images';

/** The text and what stands around it. */
const bodyBytesMax = base64LengthMax + 1024;

export const uploadImageOp = operation({
  method: 'POST',
  path: '/firestore/conversations/upload_image',
  summary: 'Keep a picture for a question that is sent next; the reply is its address',
  bodyBytesMax,
  input: ChatImageUpload,
  reply: ChatImageAddress,
});

export const deleteImageOp = operation({
  method: 'POST',
  path: '/firestore/conversations/delete_image',
  summary: 'Take back a picture that no question was sent with',
  input: ChatImageToRemove,
  reply: ChatImageRemoved,
});

export const readImageOp = operation({
  method: 'GET',
  path: '/firestore/conversations/images/{id}',
  summary: 'The picture of a question, for who sent it and who may read the conversation',
  input: ChatImageRef,
  reply: FileAnswer,
  answer: 'file',
  params: { id: 'id' },
});
