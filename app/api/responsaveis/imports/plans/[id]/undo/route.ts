import { serve } from '@/lib/access/serve';
import { undoGuardianImport } from '@/lib/imports/commands/undo-guardian-import';
import { undoGuardianImportOp } from '@/lib/imports/contract';

export const POST = serve(undoGuardianImportOp, undoGuardianImport);
