import { serve } from '@/lib/access/serve';
import { logLoginEventOp } from '@/lib/analytics/contract';
import { ownLoginEvent } from '@/lib/analytics/queries/own-login-event';

export const POST = serve(logLoginEventOp, ownLoginEvent);
