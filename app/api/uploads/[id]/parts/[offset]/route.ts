import { serve } from '@/lib/access/serve';
import { storePart } from '@/lib/files/commands/store-part';
import { storePartOp } from '@/lib/files/contract';

export const PUT = serve(storePartOp, storePart);
