import { serve } from '@/lib/access/serve';
import { startRun } from '@/lib/training/commands/start-run';
import { listRunsOp, startRunOp } from '@/lib/training/contract/evaluation';
import { runList } from '@/lib/training/queries/runs';

export const GET = serve(listRunsOp, runList);
export const POST = serve(startRunOp, startRun);
