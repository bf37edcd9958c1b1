import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { releaseImage } from '../parts/exchange-image';
import { writtenPosts } from '../reach';
import { MuralPostRef } from '../schemas';

export const deleteMuralPost = defineCommand({
  name: 'mural.delete',
  may: abilities['mural:write'],
  input: MuralPostRef,
  reply: Count,
  target: row('muralPost', writtenPosts, {
    by: 'id',
    revision: 'not-overwritten',
    select: { id: true, imageId: true },
  }),
  run: async ({ tx, target: { id, imageId } }) => {
    if (imageId) await releaseImage(tx, imageId);
    await tx.muralPost.delete({ where: { id }, select: { id: true } });
    return { count: 1 };
  },
});
