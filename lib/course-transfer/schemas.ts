import * as z from 'zod/mini';
import { anyCode } from '@/lib/courses/schemas/modules';

/** The archive that was sent, and the code that its course shall have here; its own without one. */
export const archive = { fileId: z.uuid(), code: z.optional(anyCode) };

const changeKinds = ['created', 'changed', 'unchanged', 'kept'] as const;
const changedThings = ['course', 'module', 'unit', 'lesson', 'skill'] as const;

const change = z.object({
  thing: z.enum(changedThings),
  change: z.enum(changeKinds),
  code: z.string(),
  name: z.string(),
  /** The code of the module that it is in. */
  moduleCode: z.nullable(z.string()),
  /** What of it changes, by the names of the file. */
  fields: z.array(z.string()),
});

export const ImportCheck = z.object({
  code: z.string(),
  name: z.string(),
  isNew: z.boolean(),
  basis: z.string(),
  changes: z.array(change),
  /** Files that are stored anew. */
  newFiles: z.int(),
});

export const CourseImported = z.object({ code: z.string(), changedCount: z.int() });

export type Change = z.infer<typeof change>;
