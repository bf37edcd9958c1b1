import { serve } from '@/lib/access/serve';
import { exportTestVersionOp } from '@/lib/question-bank/contract';
import { exportedVersion } from '@/lib/question-bank/queries/export-version';

export const GET = serve(exportTestVersionOp, exportedVersion);
