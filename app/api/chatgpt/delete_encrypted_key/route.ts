import { serve } from '@/lib/access/serve';
import { deleteKey } from '@/lib/school-ai/commands/delete-key';
import { deleteKeyOp } from '@/lib/school-ai/contract';

export const DELETE = serve(deleteKeyOp, deleteKey);
