import { serve } from '@/lib/access/serve';
import { endConsent } from '@/lib/guardians/commands/end-consent';
import { endConsentOp } from '@/lib/guardians/contract';

export const POST = serve(endConsentOp, endConsent);
