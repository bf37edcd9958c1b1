import { serve } from '@/lib/access/serve';
import { startersOp } from '@/lib/assistant/contract/starters';
import { starters } from '@/lib/assistant/queries/starters';

export const GET = serve(startersOp, starters);
