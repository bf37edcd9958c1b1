import { serve } from '@/lib/access/serve';
import { applyGuardianImport } from '@/lib/imports/commands/apply-guardian-import';
import { applyGuardianImportOp } from '@/lib/imports/contract';

export const POST = serve(applyGuardianImportOp, applyGuardianImport);
