import { operation } from '@/lib/platform/http/operation';
import { NoInput, SpeechConsent } from '../schemas/speech';

export const speechConsentOp = operation({
  method: 'GET',
  path: '/chatgpt/speech_consent',
  summary: 'Whether the caller may speak to the assistant: a pupil only where the school agreed',
  input: NoInput,
  reply: SpeechConsent,
});
