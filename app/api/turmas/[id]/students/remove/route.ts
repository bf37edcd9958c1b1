import { serve } from '@/lib/access/serve';
import { unenrolStudents } from '@/lib/class-life/commands/unenrol-students';
import { unenrolStudentsOp } from '@/lib/class-life/contract';

export const POST = serve(unenrolStudentsOp, unenrolStudents);
