import { serve } from '@/lib/access/serve';
import { importStudentPhoto } from '@/lib/imports/commands/import-student-photo';
import { importStudentPhotoOp } from '@/lib/imports/contract';

export const POST = serve(importStudentPhotoOp, importStudentPhoto);
