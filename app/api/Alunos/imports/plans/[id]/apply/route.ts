import { serve } from '@/lib/access/serve';
import { applyStudentImport } from '@/lib/imports/commands/apply-student-import';
import { applyStudentImportOp } from '@/lib/imports/contract';

export const POST = serve(applyStudentImportOp, applyStudentImport);
