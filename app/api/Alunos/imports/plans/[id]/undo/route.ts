import { serve } from '@/lib/access/serve';
import { undoStudentImport } from '@/lib/imports/commands/undo-student-import';
import { undoStudentImportOp } from '@/lib/imports/contract';

export const POST = serve(undoStudentImportOp, undoStudentImport);
