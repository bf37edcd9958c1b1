import { serve } from '@/lib/access/serve';
import { deleteLesson } from '@/lib/courses/commands/delete-lesson';
import { updateLesson } from '@/lib/courses/commands/update-lesson';
import { deleteLessonOp, readLessonOp, updateLessonOp } from '@/lib/courses/contract/lessons';
import { lessonForEditing } from '@/lib/courses/queries/lessons';

export const GET = serve(readLessonOp, lessonForEditing);
export const POST = serve(updateLessonOp, updateLesson);
export const DELETE = serve(deleteLessonOp, deleteLesson);
