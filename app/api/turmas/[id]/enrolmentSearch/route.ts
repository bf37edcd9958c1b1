import { serve } from '@/lib/access/serve';
import { searchStudents } from '@/lib/class-life/commands/search-students';
import { searchStudentsOp } from '@/lib/class-life/contract';

export const POST = serve(searchStudentsOp, searchStudents);
