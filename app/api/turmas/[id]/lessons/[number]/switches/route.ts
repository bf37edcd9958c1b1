import { serve } from '@/lib/access/serve';
import { setSwitches } from '@/lib/lessons/commands/set-switches';
import { setSwitchesOp } from '@/lib/lessons/contract';

export const POST = serve(setSwitchesOp, setSwitches);
