import { serve } from '@/lib/access/serve';
import { noteCareAction } from '@/lib/care/commands/note-care-action';
import { noteCareActionOp } from '@/lib/care/contract/care-notices';

export const POST = serve(noteCareActionOp, noteCareAction);
