import { serve } from '@/lib/access/serve';
import { enrolStudents } from '@/lib/class-life/commands/enrol-students';
import { enrolStudentsOp } from '@/lib/class-life/contract';
import { classRosterOp } from '@/lib/classes/contract';
import { classRoster } from '@/lib/classes/queries';

export const GET = serve(classRosterOp, classRoster);
export const POST = serve(enrolStudentsOp, enrolStudents);
