import { serve } from '@/lib/access/serve';
import { printPins } from '@/lib/shared-devices/commands/print-pins';
import { printPinsOp } from '@/lib/shared-devices/contract';

export const POST = serve(printPinsOp, printPins);
