import { serve } from '@/lib/access/serve';
import { deleteStudent } from '@/lib/registrations/commands/delete-student';
import { updateStudent } from '@/lib/registrations/commands/update-student';
import { deleteStudentOp, readStudentOp, updateStudentOp } from '@/lib/registrations/contract';
import { studentRecord } from '@/lib/registrations/queries/student-record';

export const GET = serve(readStudentOp, studentRecord);
export const POST = serve(updateStudentOp, updateStudent);
export const DELETE = serve(deleteStudentOp, deleteStudent);
