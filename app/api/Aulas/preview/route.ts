import { serve } from '@/lib/access/serve';
import { drawTextOp } from '@/lib/lesson-plans/contract/drafts';
import { drawnText } from '@/lib/lesson-plans/queries/drawn-text';

export const POST = serve(drawTextOp, drawnText);
