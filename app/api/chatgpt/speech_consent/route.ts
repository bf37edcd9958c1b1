import { serve } from '@/lib/access/serve';
import { speechConsentOp } from '@/lib/assistant/contract/speech';
import { speechConsent } from '@/lib/assistant/queries/speech-consent';

export const GET = serve(speechConsentOp, speechConsent);
