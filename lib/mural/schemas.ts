import * as z from 'zod/mini';
import { Day, PageNumber, pageOf } from '@/lib/platform/shapes';
import { standings } from '@/lib/platform/shown-days';
import { imageTextLengthMax, muralSections, seenAtOnceMax, textLengthMax, titleLengthMax } from './rules';

const post = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(titleLengthMax)),
  text: z._default(z.string().check(z.trim(), z.maxLength(textLengthMax)), ''),
  /** A file that was stored for it. */
  imageId: z._default(z.nullable(z.uuid()), null),
  imageText: z._default(z.string().check(z.trim(), z.maxLength(imageTextLengthMax)), ''),
  /** The first and the last day on which it is shown. */
  from: Day,
  until: z._default(z.nullable(Day), null),
};

const inOrder = z.refine<{ from: string; until: string | null }>(({ from, until }) => !until || until >= from, {
  error: 'before-begin',
  path: ['until'],
});

type Addressed = { section: (typeof muralSections)[number]; classId: string | null; studentId: string | null };

/** Forgetting to choose a class must never tell all of them: the section is said beside it. */
const classNamed = z.refine<Addressed>(({ section, classId }) => (section === 'class') === (classId !== null), {
  error: 'choose-class',
  path: ['classId'],
});
const studentNamed = z.refine<Addressed>(({ section, studentId }) => (section === 'student') === (studentId !== null), {
  error: 'choose-student',
  path: ['studentId'],
});

export const MuralPostRef = z.object({ id: z.uuid() });
export const NewMuralPost = z
  .object({
    section: z.enum(muralSections),
    classId: z._default(z.nullable(z.uuid()), null),
    studentId: z._default(z.nullable(z.uuid()), null),
    ...post,
  })
  .check(inOrder, classNamed, studentNamed);
/** `revision` is the one that the form was opened on. Whom it is for stands. */
export const MuralPostChanges = z.object({ id: z.uuid(), revision: z.int(), ...post }).check(inOrder);

export const MuralPostDetail = z.object({
  id: z.string(),
  section: z.enum(muralSections),
  className: z.nullable(z.string()),
  studentName: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  imageId: z.nullable(z.string()),
  imageText: z.string(),
  from: z.string(),
  until: z.nullable(z.string()),
  standing: z.enum(standings),
  authorName: z.string(),
  /** Whether the reader may change it. */
  isOwn: z.boolean(),
  revision: z.int(),
});

export const MuralSearch = z.object({
  section: z._default(z.enum(muralSections), 'global'),
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  page: PageNumber,
});
/** In a list, with how many of those that it is for have seen it. */
export const MuralPage = pageOf(z.extend(MuralPostDetail, { seenCount: z.int(), forCount: z.int() }));

/** Who of those that it is for has seen it, and when; by name. */
export const MuralReceipts = z.object({
  seen: z.array(z.object({ id: z.string(), name: z.string(), at: z.string() })),
  unseen: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** As the student reads it. */
const PinnedPost = z.object({
  id: z.string(),
  section: z.enum(muralSections),
  className: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  hasImage: z.boolean(),
  imageText: z.string(),
  from: z.string(),
  authorName: z.string(),
  isNew: z.boolean(),
});
export const PinnedPage = pageOf(PinnedPost);

export const SeenPosts = z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(seenAtOnceMax)) });
