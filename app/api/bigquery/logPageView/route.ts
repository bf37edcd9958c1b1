import { withCallerAddress } from '@/lib/access/caller-address';
import { serve } from '@/lib/access/serve';
import { countPageView } from '@/lib/analytics/commands/count-page-view';
import { logPageViewOp } from '@/lib/analytics/contract';

export const POST = serve(logPageViewOp, countPageView, withCallerAddress);
