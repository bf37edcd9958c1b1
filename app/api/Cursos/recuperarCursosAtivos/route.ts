import { serve } from '@/lib/access/serve';
import { activeCoursesOp } from '@/lib/lesson-plans/contract/modules';
import { activeCourses } from '@/lib/lesson-plans/queries/module-lists';

export const GET = serve(activeCoursesOp, activeCourses);
