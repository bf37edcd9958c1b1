import { defineOutbox } from '@/lib/access/define-outbox';
import { POST as updateCourse } from './api/Cursos/[id]/route';
import { PUT as createCourse } from './api/Cursos/route';

/** What a browser may keep until its line is back. */
export const sendOutbox = defineOutbox([createCourse, updateCourse]);
