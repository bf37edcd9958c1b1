import { serve } from '@/lib/access/serve';
import { diagnosticsOp } from '@/lib/upkeep/contract/diagnostics';
import { diagnostics } from '@/lib/upkeep/queries/diagnostics';

export const GET = serve(diagnosticsOp, diagnostics);
