import { serve } from '@/lib/access/serve';
import { readReceiptsOp } from '@/lib/mural/contract';
import { muralReceipts } from '@/lib/mural/queries/mural-posts';

export const GET = serve(readReceiptsOp, muralReceipts);
