import { sendOutbox } from '@/app/outbox';
import { sendOutboxOp } from '@/lib/access/outbox-contract';
import { serve } from '@/lib/access/serve';

export const POST = serve(sendOutboxOp, sendOutbox);
