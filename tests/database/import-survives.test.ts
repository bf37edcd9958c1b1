import { expect, it } from 'vitest';
import { planGuardianImport } from '@/lib/imports/commands/plan-guardian-import';
import { guardianKeys } from '@/lib/imports/rules/guardian-sheet';
import { db } from '@/lib/platform/db/client';
import pt from '@/messages/pt-BR/imports.json';
import { guardianRows, pupilsOf } from '@/tests/support/imports/pupils';
import { manyWait } from '@/tests/support/lock-waits';
import { startServerProcess } from '@/tests/support/outbox/killed-servers';
import { school, signedIn } from '@/tests/support/world';

const lines = 300;
/** Two servers begin beside whatever else the machine does. */
const patience = 60_000;

it(
  'an import whose server is killed in the middle leaves nothing half done, and goes on on another',
  async () => {
    const { id: schoolId } = await school();
    const [escola, pupils] = await Promise.all([signedIn('escola', schoolId), pupilsOf(schoolId, lines)]);
    const before = await guardianRows(schoolId);
    const { id } = await planGuardianImport(escola.actor, {
      header: guardianKeys.map((key) => pt.column[key]),
      records: pupils.map(({ login, name, providerId }, index) => {
        return {
          line: index + 2,
          cells: [login, name, `Bia Lima ${index}`, `${login}@example.org`, '', '', providerId],
        };
      }),
    });
    const [dying, other] = await Promise.all([startServerProcess(), startServerProcess()]);
    const applied = async ({ origin }: { origin: string }) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${escola.bearer}` };
      const asked = await fetch(`${origin}/api/responsaveis/imports/plans/${id}/apply`, {
        method: 'POST',
        headers,
        body: '{}',
      });
      return { status: asked.status, body: await asked.json() };
    };
    try {
      const first = await db().$transaction(
        async (tx) => {
          // The guardians are written by then, and their ties to the pupils wait.
          await tx.$executeRaw`LOCK TABLE student_guardians IN SHARE MODE`;
          const begun = applied(dying).catch(() => 'cut' as const);
          await manyWait(1);
          dying.child.kill('SIGKILL');
          return begun;
        },
        { timeout: patience },
      );
      expect(first).toBe('cut');
      expect(await guardianRows(schoolId)).toEqual(before);
      const again = await applied(other);
      expect(again).toMatchObject({ status: 200, body: { state: 'applied', counts: { create: lines } } });
      expect(await applied(other)).toEqual(again);
    } finally {
      for (const { child } of [dying, other]) child.kill();
    }
    expect(await guardianRows(schoolId)).toHaveLength(lines);
  },
  patience,
);
