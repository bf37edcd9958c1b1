import { tipos } from '@/lib/access/actor';
import { onlyImage, pictureText } from '@/tests/support/assistant/chat-images';
import type { Cell } from './cell';

const folder = '/firestore/conversations';

export const chatImageCells: Record<string, Cell> = {
  'POST /firestore/conversations/upload_image': {
    owner: 'aluno',
    alsoMay: tipos,
    rows: 'catalogue',
    request: async () => ({
      path: `${folder}/upload_image`,
      body: { image: { base64: await pictureText(8, 8), extension: 'jpg' } },
    }),
  },
  'POST /firestore/conversations/delete_image': {
    owner: 'aluno',
    alsoMay: tipos,
    rows: 'person',
    request: async ({ owner }) => ({
      path: `${folder}/delete_image`,
      body: { imageUrl: await onlyImage(owner.actor) },
    }),
  },
  'GET /firestore/conversations/images/{id}': {
    owner: 'aluno',
    alsoMay: tipos,
    rows: 'person',
    request: async ({ owner }) => {
      const address = await onlyImage(owner.actor);
      const id = String(address.split('/').at(-1));
      return { path: `${folder}/images/${id}`, params: { id } };
    },
  },
};
