import { operation } from '@/lib/platform/http/operation';
import type { speechConsent } from '../queries/speech-consent';

export const speechConsentOp = operation<typeof speechConsent>({
  method: 'GET',
  path: '/chatgpt/speech_consent',
  summary: 'Whether the caller may speak to the assistant: a pupil only where the school agreed',
});
