import { serve } from '@/lib/access/serve';
import { storeCoursePhoto } from '@/lib/courses/commands/store-course-photo';
import { uploadCoursePhotoOp } from '@/lib/courses/contract';

export const POST = serve(uploadCoursePhotoOp, storeCoursePhoto);
