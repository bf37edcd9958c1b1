import { serve } from '@/lib/access/serve';
import { printCards } from '@/lib/login-cards/commands/print-cards';
import { printCardsOp } from '@/lib/login-cards/contract';

export const POST = serve(printCardsOp, printCards);
