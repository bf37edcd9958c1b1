import { withCallerAddress } from '@/lib/access/caller-address';
import { serve } from '@/lib/access/serve';
import { reportClientError } from '@/lib/upkeep/commands/report-client-error';
import { reportClientErrorOp } from '@/lib/upkeep/contract/client-errors';
import { ToldError } from '@/lib/upkeep/schemas/client-errors';

export const POST = serve(reportClientErrorOp, reportClientError, withCallerAddress(ToldError));
