import { serve } from '@/lib/access/serve';
import { authoriseCourse } from '@/lib/courses/commands/authorise-course';
import { authoriseCourseOp } from '@/lib/courses/contract/modules';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const PUT = serve(withInvalidCharacters(authoriseCourseOp), authoriseCourse);
