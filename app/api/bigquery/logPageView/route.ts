import { withCallerAddress } from '@/lib/access/caller-address';
import { serve } from '@/lib/access/serve';
import { countPageView } from '@/lib/analytics/commands/count-page-view';
import { logPageViewOp } from '@/lib/analytics/contract';
import { SeenPage } from '@/lib/analytics/schemas';

export const POST = serve(logPageViewOp, countPageView, withCallerAddress(SeenPage));
