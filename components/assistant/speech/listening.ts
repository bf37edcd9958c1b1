import type { Tipo } from '@/lib/access/actor';
import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';

export type RecogniserModule = typeof import('./recogniser');

/** Why the microphone stays off; each has its sentence. */
export type Refusal = 'denied' | 'notAllowed' | 'noMicrophone' | 'noService' | 'unheard' | 'notLoaded';

/** What a recogniser says when it gives up; what it says of our own stopping is no fault. */
export const refusals: Readonly<Record<string, Refusal>> = {
  'audio-capture': 'noMicrophone',
  'language-not-supported': 'noService',
  network: 'noService',
  'no-speech': 'unheard',
  'service-not-allowed': 'noService',
};

export function hearsSpeech(): boolean {
  return 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window;
}

/** With the first press: nobody else pays for it. */
export function loadRecogniser(): Promise<RecogniserModule> {
  return lazily(() => import('./recogniser'));
}

/** Pupils need their school's consent; it may have changed since the last press. */
export async function mayListen(tipo: Tipo | undefined): Promise<boolean> {
  if (tipo !== 'aluno') return true;
  const { speechConsentOp } = await lazily(() => import('@/lib/assistant/contract/speech'));
  return (await call(speechConsentOp, {})).mayListen;
}
