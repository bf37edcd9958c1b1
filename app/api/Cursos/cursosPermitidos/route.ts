import { serve } from '@/lib/access/serve';
import { permittedCoursesOp } from '@/lib/lesson-plans/contract/modules';
import { permittedCourses } from '@/lib/lesson-plans/queries/module-lists';

export const GET = serve(permittedCoursesOp, permittedCourses);
