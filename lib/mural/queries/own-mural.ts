import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { paged } from '@/lib/platform/db/paged';
import { FileAnswer } from '@/lib/platform/http/file-answer';
import { Count, NoInput, PageNumber } from '@/lib/platform/shapes';
import { dayText } from '@/lib/platform/shown-days';
import { abilities } from '../abilities';
import { muralOn } from '../reach';
import { postsPerPage, sectionOf } from '../rules';
import { MuralPostRef, PinnedPage } from '../schemas';
import { postFields } from './post-fields';

/** What is pinned up for the student today, the newest first. */
export const ownMural = defineQuery({
  name: 'mural.own',
  may: abilities['mural:read-own'],
  input: z.object({ page: PageNumber }),
  reply: PinnedPage,
  run: async ({ db, actor, input: { page }, now }) => {
    const where = within(muralOn(schoolDay(now)), actor);
    const seen = { where: { studentId: actor.id }, select: { at: true } };
    return paged(
      { page, pageSize: postsPerPage },
      (window) =>
        db.muralPost.findMany({
          where,
          orderBy: [{ from: 'desc' }, { id: 'desc' }],
          select: { ...postFields, seen },
          ...window,
        }),
      () => db.muralPost.count({ where }),
      ({ id, title, text, imageId, imageText, from, ...row }) => ({
        id,
        title,
        text,
        imageText,
        section: sectionOf(row),
        className: row.class?.name ?? null,
        hasImage: imageId !== null && !actor.seeing,
        from: dayText(from),
        authorName: row.author.account.name,
        isNew: row.seen.length === 0,
      }),
    );
  },
});

/** For the menu: how many the student has not had on the screen. */
export const unseenMural = defineQuery({
  name: 'mural.unseen',
  may: abilities['mural:read-own'],
  input: NoInput,
  reply: Count,
  run: async ({ db, actor, now }) => {
    const where = within(muralOn(schoolDay(now)), actor, { seen: { none: { studentId: actor.id } } });
    return { count: await db.muralPost.count({ where }) };
  },
});

/** The picture of a post, for whoever reads the post. A file: not for an administrator who sees as that person. */
export const muralImage = defineQuery({
  name: 'mural.image',
  may: abilities['mural-image:read'],
  hiddenWhileSeeing: true,
  input: MuralPostRef,
  reply: FileAnswer,
  run: async ({ db, actor, input: { id }, now }) => {
    const found = await db.muralPost.findFirst({
      where: within(muralOn(schoolDay(now)), actor, { id }),
      select: { image: { select: { key: true, name: true, mediaType: true } } },
    });
    return found?.image ?? null;
  },
});
