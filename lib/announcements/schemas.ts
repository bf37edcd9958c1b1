import * as z from 'zod/mini';
import { tipos } from '@/lib/access/actor';
import { Day, PageNumber, pageOf } from '@/lib/platform/shapes';
import { standings } from '@/lib/platform/shown-days';
import { schoolsMax, seenAtOnceMax, textLengthMax, titleLengthMax } from './rules';

const fields = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(titleLengthMax)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLengthMax)),
  tipos: z.array(z.enum(tipos)).check(z.minLength(1, 'choose-tipo'), z.maxLength(tipos.length)),
  /** None for everywhere. */
  schoolIds: z._default(z.array(z.uuid()).check(z.maxLength(schoolsMax)), []),
  /** The first and the last day on which it meets people. */
  from: Day,
  until: z._default(z.nullable(Day), null),
};

const inOrder = z.refine<{ from: string; until: string | null }>(({ from, until }) => !until || until >= from, {
  error: 'before-begin',
  path: ['until'],
});

export const AnnouncementRef = z.object({ id: z.uuid() });
export const NewAnnouncement = z.object(fields).check(inOrder);
/** `revision` is the one that the form was opened on. */
export const AnnouncementChanges = z.object({ id: z.uuid(), revision: z.int(), ...fields }).check(inOrder);

export const AnnouncementDetail = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  tipos: z.array(z.enum(tipos)),
  schoolIds: z.array(z.string()),
  schoolNames: z.array(z.string()),
  from: z.string(),
  until: z.nullable(z.string()),
  standing: z.enum(standings),
  /** How many met it already. */
  seenCount: z.int(),
  revision: z.int(),
});

export const AnnouncementSearch = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  page: PageNumber,
});
export const AnnouncementPage = pageOf(AnnouncementDetail);

/** As whom it is for reads it. */
export const ToldAnnouncement = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  from: z.string(),
  isNew: z.boolean(),
});
export const ToldPage = pageOf(ToldAnnouncement);

export const SeenAnnouncements = z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(seenAtOnceMax)) });
