import { serve } from '@/lib/access/serve';
import { planEvolution } from '@/lib/class-life/commands/plan-evolution';
import { planEvolutionOp } from '@/lib/class-life/contract';

export const POST = serve(planEvolutionOp, planEvolution);
