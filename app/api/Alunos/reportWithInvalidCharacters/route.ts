import { serve } from '@/lib/access/serve';
import { withInvalidCharacters } from '@/lib/platform/http/operation';
import { studentReportOp } from '@/lib/units/contract';
import { studentReport } from '@/lib/units/queries/student-report';

export const GET = serve(withInvalidCharacters(studentReportOp), studentReport);
