import { serve } from '@/lib/access/serve';
import { celebrateHonors } from '@/lib/points/commands/celebrate-honors';
import { celebrateHonorsOp } from '@/lib/points/contract';

export const POST = serve(celebrateHonorsOp, celebrateHonors);
