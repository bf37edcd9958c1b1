import { serve } from '@/lib/access/serve';
import { authoriseCourse } from '@/lib/courses/commands/authorise-course';
import { authoriseCourseOp } from '@/lib/courses/contract/modules';

export const PUT = serve(authoriseCourseOp, authoriseCourse);
