import { serve } from '@/lib/access/serve';
import { encryptedKeyOp } from '@/lib/school-ai/contract';
import { encryptedKey } from '@/lib/school-ai/queries/keys';

export const GET = serve(encryptedKeyOp, encryptedKey);
