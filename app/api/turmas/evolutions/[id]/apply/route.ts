import { serve } from '@/lib/access/serve';
import { applyEvolution } from '@/lib/class-life/commands/apply-evolution';
import { applyEvolutionOp } from '@/lib/class-life/contract';

export const POST = serve(applyEvolutionOp, applyEvolution);
