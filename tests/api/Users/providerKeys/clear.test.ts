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

it('takes the identity from this session alone, which lives on', async () => {
  const [one, other] = await Promise.all([signedIn('instrutor'), signedIn('instrutor')]);
  const ids = [one, other].map(({ actor }) => actor.sessionId);
  await db().session.updateMany({ where: { id: { in: ids } }, data: { provider: 'oidc' } });
  await send(POST, { method: 'POST', path: '/Users/providerKeys/clear', body: {}, bearer: one.bearer });
  const rows = await db().session.findMany({
    where: { id: { in: ids } },
    select: { id: true, provider: true, revokedAt: true },
  });
  expect(new Map(rows.map(({ id, provider, revokedAt }) => [id, [provider, revokedAt]]))).toEqual(
    new Map([
      [ids[0], [null, null]],
      [ids[1], ['oidc', null]],
    ]),
  );
});

it('leaves no row behind, however often nobody asks', async () => {
  const rows = () => db().auditEntry.count({ where: { command: 'accounts.clear-provider-keys' } });
  const before = await rows();
  await send(POST, { method: 'POST', path: '/Users/providerKeys/clear', body: {} });
  expect(await rows()).toBe(before);
});
