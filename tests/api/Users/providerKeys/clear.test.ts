import { expect, it } from 'vitest';
import { POST } from '@/app/api/Users/providerKeys/clear/route';
import { providerKeyCookies } from '@/lib/access/provider-keys';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { signedIn } from '@/tests/support/world';

it("clears the provider's cookies and no other, for whoever asks", async () => {
  const { cookie, bearer } = await signedIn('aluno');
  for (const who of [{ headers: { cookie, origin: 'http://localhost:3000' } }, { bearer }, {}]) {
    const { status, headers } = await send(POST, {
      method: 'POST',
      path: '/Users/providerKeys/clear',
      body: {},
      ...who,
    });
    expect(status).toBe(200);
    const lines = headers.getSetCookie();
    expect(lines.map((line) => line.split('=')[0])).toEqual(providerKeyCookies());
    for (const line of lines) expect(line).toContain('Max-Age=0');
  }
});

it('leaves no row behind, however often nobody asks', async () => {
  const rows = () => db().auditEntry.count({ where: { command: 'accounts.clear-provider-keys' } });
  const before = await rows();
  await send(POST, { method: 'POST', path: '/Users/providerKeys/clear', body: {} });
  expect(await rows()).toBe(before);
});
