import { serve } from '@/lib/access/serve';
import { markMuralSeen } from '@/lib/mural/commands/mark-mural-seen';
import { markMuralSeenOp } from '@/lib/mural/contract';

export const POST = serve(markMuralSeenOp, markMuralSeen);
