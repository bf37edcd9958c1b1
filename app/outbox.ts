import { carried, defineOutbox } from '@/lib/access/define-outbox';
import { createCourse } from '@/lib/courses/commands/create-course';
import { updateCourse } from '@/lib/courses/commands/update-course';
import { createCourseOp, updateCourseOp } from '@/lib/courses/contract';

/** The commands that a browser may keep until its line is back. */
export const sendOutbox = defineOutbox([carried(createCourseOp, createCourse), carried(updateCourseOp, updateCourse)]);
