import { serve } from '@/lib/access/serve';
import { profileOp } from '@/lib/profile/contract';
import { profile } from '@/lib/profile/queries';

export const GET = serve(profileOp, profile);
