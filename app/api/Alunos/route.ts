import { serve } from '@/lib/access/serve';
import { registerStudent } from '@/lib/registrations/commands/register-student';
import { listStudentsOp, registerStudentOp } from '@/lib/registrations/contract';
import { studentList } from '@/lib/registrations/queries/students';

export const GET = serve(listStudentsOp, studentList);
export const PUT = serve(registerStudentOp, registerStudent);
