import { serve } from '@/lib/access/serve';
import { undoEvolution } from '@/lib/class-life/commands/undo-evolution';
import { undoEvolutionOp } from '@/lib/class-life/contract';

export const POST = serve(undoEvolutionOp, undoEvolution);
