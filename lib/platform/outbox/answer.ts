import type { ItemAnswer, KeptItem, Settled } from './kept-item';

/**
 * What came back for a batch. `nobody` and `other-person`: the session is gone or somebody else's, so the items stay and
 * a sign-in is asked for. `unanswered`: no line, a portal's page, a server that is not there. `refused`: it is our
 * server, and it says no to the batch as a whole.
 */
export type Answer =
  | { readonly kind: 'settled'; readonly settled: readonly Settled[]; readonly stoppedAt: string | undefined }
  | { readonly kind: 'nobody' | 'other-person' | 'unanswered' | 'refused' };

/** Only what names the very items counts: whoever stands between answers 200 too. */
export function readAnswer(status: number, text: string, sent: readonly KeptItem[]): Answer {
  const body = parsed(text);
  if (status !== 200) return { kind: whyNot(status, body?.code) };
  const answers = Array.isArray(body?.items) ? body.items : [];
  const settled: Settled[] = [];
  for (const [index, item] of sent.entries()) {
    const answer = answers[index];
    if (answer?.key !== item.key) break;
    if (answer.state === 'again') return { kind: 'settled', settled, stoppedAt: item.key };
    if (!isFinal(answer)) break;
    settled.push({ item, answer });
  }
  return settled.length > 0 ? { kind: 'settled', settled, stoppedAt: undefined } : { kind: 'unanswered' };
}

function whyNot(status: number, code: unknown): Exclude<Answer['kind'], 'settled'> {
  if (status === 401 && code === 'request.not-authenticated') return 'nobody';
  if (status === 409 && code === 'request.other-person') return 'other-person';
  // Our own word for it; a proxy without a server has none, and a server that is not ready will be.
  return typeof code === 'string' && status < 502 ? 'refused' : 'unanswered';
}

function isFinal({ state, problem }: ItemAnswer): boolean {
  return state === 'done' || (state === 'refused' && Boolean(problem));
}

// biome-ignore lint/suspicious/noExplicitAny: whoever stands between may answer anything; each part is looked at.
function parsed(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
