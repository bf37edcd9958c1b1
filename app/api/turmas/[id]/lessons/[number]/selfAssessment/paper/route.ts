import { serve } from '@/lib/access/serve';
import { keyInSliders } from '@/lib/self-assessments/commands/key-in-sliders';
import { keyInSlidersOp } from '@/lib/self-assessments/contract';

export const POST = serve(keyInSlidersOp, keyInSliders);
