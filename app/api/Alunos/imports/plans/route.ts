import { serve } from '@/lib/access/serve';
import { planStudentImport } from '@/lib/imports/commands/plan-student-import';
import { planStudentImportOp } from '@/lib/imports/contract';

export const POST = serve(planStudentImportOp, planStudentImport);
