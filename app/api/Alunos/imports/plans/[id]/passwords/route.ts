import { serve } from '@/lib/access/serve';
import { prepareStudentImport } from '@/lib/imports/commands/prepare-student-import';
import { prepareStudentImportOp } from '@/lib/imports/contract';

export const POST = serve(prepareStudentImportOp, prepareStudentImport);
