import { serve } from '@/lib/access/serve';
import { studentReportOp } from '@/lib/units/contract';
import { studentReport } from '@/lib/units/queries/student-report';

export const GET = serve(studentReportOp, studentReport);
