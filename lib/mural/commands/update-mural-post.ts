import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { abilities } from '../abilities';
import { exchangeImage } from '../parts/exchange-image';
import { postFields, postOf } from '../queries/post-fields';
import { writtenPosts } from '../reach';
import { MuralPostChanges, MuralPostDetail } from '../schemas';

export const updateMuralPost = defineCommand({
  name: 'mural.update',
  may: abilities['mural:write'],
  input: MuralPostChanges,
  reply: MuralPostDetail,
  target: row('muralPost', writtenPosts, { by: 'id', revision: 'compared', select: { id: true, imageId: true } }),
  run: async ({ tx, actor, input: { id, revision, from, until, ...post }, target: { imageId }, now }) => {
    await exchangeImage(tx, actor, { from: imageId, to: post.imageId });
    const days = { from: new Date(from), until: until ? new Date(until) : null };
    const data = { ...post, ...days, revision: revision + 1 };
    const saved = await tx.muralPost.update({ where: { id }, data, select: postFields });
    return postOf(saved, actor, schoolDay(now));
  },
});
