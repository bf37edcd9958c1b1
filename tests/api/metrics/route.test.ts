import { expect, it } from 'vitest';
import { GET as listCourses } from '@/app/api/Cursos/route';
import { GET } from '@/app/api/metrics/route';
import { deliverMail } from '@/lib/platform/mail/deliver-mail';
import { testMail } from '@/lib/upkeep/mails/test-mail';
import { failedNote } from '@/tests/support/jobs/failed-note';
import { storedMail } from '@/tests/support/mail/stored-mail';
import { send } from '@/tests/support/send';
import { signedIn } from '@/tests/support/world';

const token = 'a-token-of-the-monitoring';
process.env.METRICS_TOKEN = token;

async function scraped(bearer?: string): Promise<{ status: number; text: string }> {
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : undefined;
  const answer = await GET(new Request('http://localhost:3000/api/metrics', { headers }));
  return { status: answer.status, text: await answer.text() };
}

it('tells nothing without the token', async () => {
  expect((await scraped()).status).toBe(404);
  expect((await scraped('another-token-of-somebody')).status).toBe(404);
});

it('counts requests by operation and status, connections and jobs', async () => {
  const { bearer } = await signedIn('admin');
  await send(listCourses, { path: '/Cursos', bearer });
  await send(listCourses, { path: '/Cursos?page=0', bearer });
  await failedNote();
  const { status, text } = await scraped(token);
  expect(status).toBe(200);
  expect(text).toMatch(/^http_requests_total\{operation="courses.list",status="200"\} 1$/m);
  expect(text).toMatch(/^http_requests_total\{operation="courses.list",status="422"\} 1$/m);
  expect(text).toMatch(/^http_request_duration_seconds_count\{operation="courses.list"\} 2$/m);
  expect(text).toMatch(/^database_connections\{state="open"\} [1-9]/m);
  expect(text).toMatch(/^jobs\{job="tests.note",state="failed"\} 1$/m);
});

it('counts mails by what became of them, and those under way', async () => {
  const [{ id }] = await Promise.all([storedMail(), storedMail(), storedMail({ state: 'sent' })]);
  await deliverMail([testMail]).run({ id }, { signal: new AbortController().signal, lastAttempt: false });
  const { text } = await scraped(token);
  expect(text).toMatch(/^mails_total\{result="held"\} 1$/m);
  expect(text).toMatch(/^mails_waiting\{state="queued"\} 1$/m);
  expect(text).toMatch(/^mails_waiting\{state="sending"\} 0$/m);
});
