export const mailStates = [
  'queued',
  'sending',
  'sent',
  'uncertain',
  'bounced',
  'suppressed',
  'held',
  'failed',
] as const;
export type MailState = (typeof mailStates)[number];

/** What came of the mail, and an administrator may think that another attempt is worth it. */
const settledWithoutSuccess: readonly MailState[] = ['uncertain', 'failed', 'bounced', 'suppressed', 'held'];

type Kept = { state: MailState; secretNames: readonly string[]; hasSecrets: boolean; isSuppressed: boolean };

/** Whether a mail may be sent again, and if not, why. */
export const resendAnswers = ['possible', 'not-again', 'secrets-gone', 'address-suppressed'] as const;
type ResendAnswer = (typeof resendAnswers)[number];

export function sendingAgain({ state, secretNames, hasSecrets, isSuppressed }: Kept): ResendAnswer {
  if (!settledWithoutSuccess.includes(state)) return 'not-again';
  if (secretNames.length > 0 && !hasSecrets) return 'secrets-gone';
  return isSuppressed ? 'address-suppressed' : 'possible';
}

/** A test mail is one click, and a mail server that is flooded by us stops listening to us. */
export const testMails = { most: 5, withinSeconds: 600 };
