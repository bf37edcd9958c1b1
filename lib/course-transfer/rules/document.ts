import * as z from 'zod/mini';
import { partKinds, youtubeVideo } from '@/lib/courses/rules';
import { NewCourse, optional, required } from '@/lib/courses/schemas';
import { NewLesson, Skills } from '@/lib/courses/schemas/lessons';
import { anyCode, NewModule } from '@/lib/courses/schemas/modules';
import { sectionLengthMax } from '@/lib/lesson-plans/rules/sections';

/** Of `course.json`. A file of another format is refused: nobody knows what its words mean. */
export const format = 1;
export const documentName = 'course.json';

const medium = z.string().check(z.regex(/^media\/[0-9a-f]{64}\.[a-z0-9]{1,5}$/, 'media-name'));
const picture = z.nullable(medium);
const text = z.string().check(z.maxLength(sectionLengthMax));
const sections = z.strictObject({
  materials: text,
  steps: text,
  activity: text,
  questions: text,
  facilitatorNotes: text,
});

const { photoUrl: _photo, ...general } = NewCourse.shape;
const {
  courseCode: _course,
  notebookCoverUrl: _cover,
  parts: _parts,
  glossary,
  support: _support,
  ...module
} = NewModule.shape;
const { unitId: _unit, ...lesson } = NewLesson.shape;

const part = z.strictObject({
  kind: z.enum(partKinds),
  number: z.int().check(z.minimum(1), z.maximum(4)),
  name: required(120),
  summary: optional(4000),
  challenges: z.array(required(500)).check(z.maxLength(20)),
  // Files of before 2026-11-23 hold neither.
  optionalChallenges: z._default(z.array(required(500)).check(z.maxLength(20)), []),
  unit: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(3))), null),
});

const video = z.strictObject({
  kind: z.literal('video'),
  title: required(200),
  address: z.string().check(
    z.trim(),
    z.maxLength(300),
    z.refine((address) => youtubeVideo(address) !== undefined, 'youtube-address'),
  ),
});
const fileName = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^/\\\p{Cc}]*$/u, 'file-name'));
const stored = z.strictObject({ kind: z.enum(['image', 'file']), title: required(200), file: medium, fileName });

export const CourseDocument = z.strictObject({
  format: z.literal(format),
  course: z.strictObject({ ...general, code: anyCode, photo: picture }),
  skills: z.array(z.strictObject(Skills.shape.skills.def.element.shape)).check(z.maxLength(500)),
  modules: z
    .array(
      z.strictObject({
        ...module,
        code: anyCode,
        notebookCover: picture,
        parts: z.array(part).check(z.maxLength(10)),
        glossary: z.array(z.strictObject(glossary.def.element.shape)).check(z.maxLength(200)),
        support: z.array(z.discriminatedUnion('kind', [video, stored])).check(z.maxLength(60)),
        units: z
          .array(
            z.strictObject({
              number: z.int().check(z.minimum(1), z.maximum(3)),
              objective: required(1000),
              lessons: z
                .array(
                  z.strictObject({
                    ...lesson,
                    code: anyCode,
                    published: z.nullable(sections),
                    draft: z.nullable(sections),
                  }),
                )
                .check(z.maxLength(100)),
            }),
          )
          .check(z.maxLength(3)),
      }),
    )
    .check(z.maxLength(60)),
});

export type CourseDocument = z.infer<typeof CourseDocument>;
export type ModulePart = CourseDocument['modules'][number];
export type UnitPart = ModulePart['units'][number];
export type LessonPart = UnitPart['lessons'][number];
export type Sections = NonNullable<LessonPart['published']>;
