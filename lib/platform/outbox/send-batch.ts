import { personHeader } from '@/lib/platform/http/person-header';
import { apiAddress } from '../browser/api-base';
import { lineBack, lineCut } from '../browser/cut-line';
import { forgetReplies } from '../browser/kept-replies';
import { type Answer, readAnswer } from './answer';
import { type Batch, bytesMax } from './batch';

const answerMs = 20_000;

/** Not through `call`: who is signed out meanwhile is not thrown off the page by this. */
export async function sendBatch(person: string, { items, body, bytes }: Batch): Promise<Answer> {
  try {
    const response = await fetch(apiAddress('/outbox'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [personHeader]: person },
      credentials: 'same-origin',
      redirect: 'error',
      // Whoever closes the page right after a tap has sent it all the same.
      keepalive: bytes <= bytesMax,
      signal: AbortSignal.timeout(answerMs),
      body,
    });
    // To its end: an unread body still counts among the bytes that may be under way.
    const answer = readAnswer(response.status, await response.text(), items);
    if (answer.kind === 'unanswered') lineCut('outbox');
    else lineBack();
    if (answer.kind === 'settled') forgetReplies();
    return answer;
  } catch {
    lineCut('outbox');
    return { kind: 'unanswered' };
  }
}
