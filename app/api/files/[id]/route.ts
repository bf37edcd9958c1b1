import { serve } from '@/lib/access/serve';
import { readFileOp } from '@/lib/files/contract';
import { ownFile } from '@/lib/files/queries';

export const GET = serve(readFileOp, ownFile);
