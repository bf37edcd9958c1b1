import { serve } from '@/lib/access/serve';
import { planGuardianImport } from '@/lib/imports/commands/plan-guardian-import';
import { planGuardianImportOp } from '@/lib/imports/contract';

export const POST = serve(planGuardianImportOp, planGuardianImport);
