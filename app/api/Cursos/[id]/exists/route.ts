import { serve } from '@/lib/access/serve';
import { courseExistsOp } from '@/lib/courses/contract';
import { courseExists } from '@/lib/courses/queries';

export const GET = serve(courseExistsOp, courseExists);
