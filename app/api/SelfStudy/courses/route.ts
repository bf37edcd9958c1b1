import { serve } from '@/lib/access/serve';
import { studyCoursesOp } from '@/lib/self-study/contract';
import { studyCourses } from '@/lib/self-study/queries';

export const GET = serve(studyCoursesOp, studyCourses);
