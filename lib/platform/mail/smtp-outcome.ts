/** What the other server, or the line to it, made of an attempt. */
export type Outcome =
  | { result: 'sent'; reason: string }
  /** Nothing was taken: try later. */
  | { result: 'again'; reason: string }
  | { result: 'bounced'; reason: string; nobodyThere: boolean }
  /** The content was on its way when the answer got lost: nobody knows. */
  | { result: 'uncertain'; reason: string };

export type SmtpError = Error & { code?: string; command?: string; response?: string; responseCode?: number };

/** Refusals of this mail; those at sign-in and greeting are about us, and an administrator mends them meanwhile. */
const aboutTheMail = ['MAIL FROM', 'RCPT TO', 'DATA'];
const signInWanted = 530;

export function outcomeOf(error: SmtpError, contentBegun: boolean): Outcome {
  const { responseCode = 0, command = '', response } = error;
  const reason = (response ?? error.message).slice(0, 500);
  if (responseCode >= 500 && responseCode !== signInWanted && aboutTheMail.includes(command)) {
    return { result: 'bounced', reason, nobodyThere: command === 'RCPT TO' && saysNobodyThere(reason) };
  }
  if (responseCode >= 400 || !contentBegun) return { result: 'again', reason };
  return { result: 'uncertain', reason };
}

/** 550 is also said of senders and contents; an enhanced code tells them apart (RFC 3463: X.1 address, X.2 mailbox). */
function saysNobodyThere(response: string): boolean {
  const said = /^550(?:[ -]5\.(\d{1,3})\.\d{1,3}\b)?/.exec(response);
  return said !== null && (said[1] === undefined || said[1] === '1' || said[1] === '2');
}
