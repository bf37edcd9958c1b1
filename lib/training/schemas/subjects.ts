import * as z from 'zod/mini';

const subjectKinds = ['base', 'course', 'module', 'lesson'] as const;
const subjectsMax = 200;

/** Those whose name or code holds what is typed, or those that are named. */
export const SubjectSearch = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
});
export const SubjectNames = z.object({ subjects: z.array(z.string()).check(z.maxLength(subjectsMax)) });

const item = z.object({
  subject: z.string(),
  kind: z.enum(subjectKinds),
  name: z.string(),
  /** Of a course, module or lesson. */
  code: z.nullable(z.string()),
});
export const SubjectList = z.object({ items: z.array(item) });
