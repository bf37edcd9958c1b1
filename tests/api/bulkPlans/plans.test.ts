import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { GET } from '@/app/api/bulkPlans/[id]/route';
import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '@/lib/bulk/abilities';
import { forgetPlans } from '@/lib/bulk/jobs/forget-plans';
import { definePlan } from '@/lib/bulk/parts/define-plan';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { somebodyWaits } from '@/tests/support/lock-waits';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

type Row = { id: string; city: string };

/** A kind of three schools: their cities become one. Those called Manaus are blocked. */
function kind(name: string, { whole = false, loud = false } = {}) {
  return definePlan({
    kind: `test.${name}`,
    may: abilities['bulk:read'],
    input: z.object({ schoolIds: z.array(z.uuid()), city: z.string() }),
    ...(whole && { wholeOrNothing: true as const }),
    make: async ({ tx, input: { schoolIds, city } }) => {
      const found = await tx.school.findMany({ where: { id: { in: schoolIds } }, orderBy: { id: 'asc' } });
      const [first] = found;
      if (!first) return null;
      const steps = found.map(({ id, name: called, city: from }) => ({
        id,
        name: called,
        act: from === city ? 'leave' : 'change',
        changes: [{ field: 'city', from, to: city }],
        ...(from === 'Manaus' && { blocked: [{ path: called, code: 'wrong-value' }] }),
      }));
      return { schoolId: first.id, steps, work: city };
    },
    apply: async ({ tx, steps, work: city }): Promise<Row[]> => {
      const ids = steps.flatMap(({ id = '' }) => id);
      const before = await tx.school.findMany({ where: { id: { in: ids } }, select: { id: true, city: true } });
      await tx.school.updateMany({ where: { id: { in: ids } }, data: { city, revision: { increment: 1 } } });
      if (loud) throw new Error('the machine stops here');
      return before;
    },
    builtOn: async ({ tx, undo }) => {
      const later = await tx.school.findMany({
        where: { id: { in: undo.map(({ id }) => id) }, revision: { gt: 2 } },
      });
      return later.map(({ name: path }) => ({ path, code: 'wrong-value' }));
    },
    undo: async ({ tx, undo }) => {
      for (const { id, city } of undo) await tx.school.update({ where: { id }, data: { city } });
    },
  });
}

function commandsOf(plan: ReturnType<typeof kind>) {
  return {
    make: defineCommand(plan.planning),
    apply: defineCommand(plan.applying),
    undo: defineCommand(plan.undoing),
  };
}

const moving = commandsOf(kind('moving'));
const whole = commandsOf(kind('whole', { whole: true }));
const loud = commandsOf(kind('loud', { loud: true }));

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn('admin');
});

async function schools(...cities: string[]): Promise<string[]> {
  const made: string[] = [];
  for (const city of cities) {
    const { id } = await school();
    await db().school.update({ where: { id }, data: { city } });
    made.push(id);
  }
  return made;
}

async function citiesOf(ids: readonly string[]): Promise<string[]> {
  const found = await db().school.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: 'asc' } });
  return found.map(({ city }) => city);
}

async function planned(schoolIds: string[], city = 'Recife', { make } = moving) {
  const { id, steps } = await make(admin.actor, { schoolIds, city });
  return { id: id ?? '', steps };
}

describe('a plan', () => {
  it('is read before anything is written, with who is blocked and why', async () => {
    const ids = await schools('Belém', 'Manaus');
    const { id } = await planned(ids);
    const { body } = await send(GET, { path: `/bulkPlans/${id}`, params: { id }, bearer: admin.bearer });
    expect(body).toMatchObject({ kind: 'test.moving', state: 'planned', counts: { change: 1 }, appliedAt: null });
    expect(body.steps).toMatchObject([
      { act: 'change', changes: [{ field: 'city', from: 'Belém', to: 'Recife' }] },
      { blocked: [{ code: 'wrong-value' }] },
    ]);
    expect(await citiesOf(ids)).toEqual(['Belém', 'Manaus']);
  });

  it('is carried out without those that are blocked, and undone exactly', async () => {
    const ids = await schools('Belém', 'Manaus', 'Recife');
    const { id } = await planned(ids);
    expect(await moving.apply(admin.actor, { id })).toMatchObject({
      state: 'applied',
      counts: { change: 1, leave: 1 },
    });
    expect(await citiesOf(ids)).toEqual(['Recife', 'Manaus', 'Recife']);
    expect(await moving.undo(admin.actor, { id })).toMatchObject({ state: 'undone' });
    expect(await citiesOf(ids)).toEqual(['Belém', 'Manaus', 'Recife']);
    await expect(moving.apply(admin.actor, { id })).rejects.toMatchObject({ code: 'bulk.already-undone' });
  });

  it('is another where it is made anew while it is being applied: what was carried out stays as it was read', async () => {
    const ids = await schools('Belém');
    const { id } = await planned(ids);
    let again: ReturnType<typeof planned> | undefined;
    await db().$transaction(async (tx) => {
      await moving.apply.inside(tx, admin.actor, { id });
      again = planned(ids);
      await Promise.race([again, somebodyWaits()]);
    });
    expect((await again)?.id).not.toBe(id);
    expect(await db().bulkPlan.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'applied', asked: {} });
  });

  it('is the same plan for the same question, made anew', async () => {
    const ids = await schools('Belém');
    const first = await planned(ids);
    await db().school.updateMany({ where: { id: { in: ids } }, data: { city: 'Natal' } });
    const second = await planned(ids);
    expect(second.id).toBe(first.id);
    expect(second.steps).toMatchObject([{ changes: [{ from: 'Natal' }] }]);
    expect((await planned(ids, 'Olinda')).id).not.toBe(first.id);
  });

  it('is carried out once by two tabs at once, and both get the first result', async () => {
    const { id } = await planned(await schools('Belém', 'Natal'));
    const both = await Promise.all([moving.apply(admin.actor, { id }), moving.apply(admin.actor, { id })]);
    expect(both[0]).toEqual(both[1]);
    expect(await db().auditEntry.count({ where: { command: 'test.moving-apply', targetId: id } })).toBe(2);
    const ids = (await db().bulkPlan.findUniqueOrThrow({ where: { id } })).undo as Row[];
    expect(
      (await db().school.findMany({ where: { id: { in: ids.map((row) => row.id) } } })).map((s) => s.revision),
    ).toEqual([2, 2]);
  });

  it('tells the second of two plans for the same rows that they changed meanwhile', async () => {
    const ids = await schools('Belém');
    const [one, two] = [await planned(ids, 'Recife'), await planned(ids, 'Olinda')];
    const both = await Promise.allSettled([one, two].map(({ id }) => moving.apply(admin.actor, { id })));
    const lost = both.filter(({ status }) => status === 'rejected');
    expect(lost).toMatchObject([{ reason: { code: 'bulk.changed-meanwhile' } }]);
  });

  it('leaves nothing half done when it fails on the way', async () => {
    const ids = await schools('Belém', 'Natal');
    const { id } = await planned(ids, 'Recife', loud);
    await expect(loud.apply(admin.actor, { id })).rejects.toThrow('the machine stops here');
    expect(await citiesOf(ids)).toEqual(['Belém', 'Natal']);
    expect((await db().bulkPlan.findUniqueOrThrow({ where: { id } })).state).toBe('planned');
  });

  it('is not undone once something was built on it, and says on what', async () => {
    const ids = await schools('Belém');
    const { id } = await planned(ids);
    await expect(moving.undo(admin.actor, { id })).rejects.toMatchObject({ code: 'bulk.not-applied' });
    await moving.apply(admin.actor, { id });
    const { name } = await db().school.update({ where: { id: ids[0] as string }, data: { revision: 3 } });
    await expect(moving.undo(admin.actor, { id })).rejects.toMatchObject({
      code: 'bulk.built-on',
      fields: [{ path: name, code: 'wrong-value' }],
    });
    expect(await citiesOf(ids)).toEqual(['Recife']);
  });

  it('is all or nothing where the kind says so: with one blocked, nothing is kept', async () => {
    const { id, steps } = await planned(await schools('Belém', 'Manaus'), 'Recife', whole);
    expect({ id, count: steps.length }).toEqual({ id: '', count: 2 });
  });

  it('is of its kind and its school: another kind and a neighbour find none', async () => {
    const { id } = await planned(await schools('Belém'));
    await expect(whole.apply(admin.actor, { id })).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
    const neighbour = await signedIn('escola');
    await expect(moving.apply(neighbour.actor, { id })).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
  });
});

it('is forgotten the next day if nobody applied it, and with its names in time', async () => {
  const { id: schoolId } = await school();
  const stored = { kind: 'test.old', schoolId, plannedBy: admin.actor.id, askedHash: '', steps: [] };
  await db().bulkPlan.create({ data: stored });
  const { id } = await db().bulkPlan.create({ data: { ...stored, state: 'applied', appliedAt: new Date() } });
  const left = async () => (await db().bulkPlan.findMany({ where: { schoolId } })).map((plan) => plan.id);
  const ranAfter = async (days: number) => {
    setClock(() => new Date(Date.now() + days * 24 * 3600_000));
    await forgetPlans.run({}, { signal: new AbortController().signal, lastAttempt: false });
    setClock(undefined);
    return left();
  };
  expect(await ranAfter(0.9)).toHaveLength(2);
  expect(await ranAfter(1.1)).toEqual([id]);
  expect(await ranAfter(181)).toEqual([]);
});
