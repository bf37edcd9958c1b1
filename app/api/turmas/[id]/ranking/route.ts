import { serve } from '@/lib/access/serve';
import { switchRanking } from '@/lib/points/commands/switch-ranking';
import { classRankingOp, switchRankingOp } from '@/lib/points/contract';
import { classRanking } from '@/lib/points/queries/class-ranking';

export const GET = serve(classRankingOp, classRanking);
export const POST = serve(switchRankingOp, switchRanking);
