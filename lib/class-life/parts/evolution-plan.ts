import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import { within } from '@/lib/access/reach';
import { definePlan } from '@/lib/bulk/parts/define-plan';
import type { Step } from '@/lib/bulk/schemas';
import { addClass } from '@/lib/classes/parts/add-class';
import { enrolStudents } from '@/lib/classes/parts/enrol-students';
import { removeClass } from '@/lib/classes/parts/remove-class';
import { restoreClass } from '@/lib/classes/parts/restore-class';
import { classReach } from '@/lib/classes/reach';
import { stateOf } from '@/lib/classes/rules';
import type { Tx } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { abilities } from '../abilities';
import { classFacts } from '../queries/class-facts';
import { nextModule } from '../queries/next-module';
import { evolutionBlocks } from '../rules/evolution';
import { Evolution } from '../schemas';
import { heldClass, type LivedClass } from './acting-on';
import { endForAll } from './end-for-all';

type Asked = z.infer<typeof Evolution>;
type Found = { tx: Tx; actor: Actor; input: Asked; now: Date };
type Next = NonNullable<Awaited<ReturnType<typeof nextModule>>>;
type Undo = { classId: string; newClassId: string; providerToken: string | null; studentIds: string[] };

const blocked = (path: string, codes: readonly string[]) =>
  codes.length > 0 ? { blocked: codes.map((code) => ({ path, code })) } : {};

/** The class is done, and a new one takes its active pupils and its facilitators on in the next module. */
export const evolution = definePlan({
  kind: 'class-life.evolution',
  may: abilities['class:evolve'],
  input: Evolution,
  make: async ({ tx, actor, input, now }: Found) => {
    const target = await heldClass.find({ tx, actor, input });
    if (!target) return null;
    const { schoolId, type } = target;
    const next = await nextModule(tx, actor, { ...target, now });
    const isSetAside = input.reason !== null && can(actor, abilities['class:evolve-blocked']);
    const asked = { state: stateOf(target), type, facts: await classFacts(tx, target), next };
    const blocks = evolutionBlocks(asked, isSetAside);
    const ends: Step = { name: target.name, id: target.id, act: 'close', ...blocked('classId', blocks) };
    // A class that stays takes nobody along: what the plan says is why.
    if (blocks.length > 0 || !next) return { schoolId, steps: [ends], work: null };
    const begins = { name: input.name, act: 'create', changes: changesOf(target, next, input, isSetAside) };
    const people = [...(await facilitatorsOf(tx, target)), ...(await pupilsOf(tx, target.id))];
    return { schoolId, steps: [ends, begins, ...people], work: { target, next, input } };
  },
  apply: async ({ tx, steps, work, schoolId, now }) => {
    const { target, next, input } = work as { target: LivedClass; next: Next; input: Asked };
    const { name, schoolYear, referenceYear, referenceSemester } = input;
    const going = (act: string) => steps.flatMap((step) => (step.act === act && step.id ? [step.id] : []));
    const newClassId = await addClass(
      tx,
      {
        schoolId,
        name,
        schoolYear,
        referenceYear,
        referenceSemester,
        // The link to a provider stays with no class that was made here.
        type: target.type === 'provider' ? 'regular' : target.type,
        courseId: target.courseId,
        moduleCode: next.code,
        shift: target.shift,
        letter: target.letter,
        evolvedFromId: target.id,
      },
      going('teach'),
    );
    const studentIds = going('enrol');
    await enrolStudents(tx, { classId: newClassId, schoolId, studentIds, now });
    await endForAll(tx, { id: target.id, status: 'done', now });
    return { classId: target.id, newClassId, providerToken: target.providerToken, studentIds } satisfies Undo;
  },
  builtOn: async ({ tx, actor, undo }) => {
    await lockRows(tx, 'classes', 'id', undo.classId);
    // Who planned it may be responsible for the class no longer.
    const where = within(classReach, actor, { id: undo.classId });
    refuseUnless((await tx.schoolClass.count({ where })) > 0, 'MODEL_NOT_FOUND');
    await lockRows(tx, 'classes', 'id', undo.newClassId);
    return blocked('newClassId', await builtSince(tx, undo)).blocked ?? [];
  },
  undo: async ({ tx, undo: { classId, newClassId, providerToken } }) => {
    await removeClass(tx, newClassId);
    await restoreClass(tx, { id: classId, providerToken });
  },
});

/** All that decides what is written stands in the steps, so that what was read is what is done. */
function changesOf(target: LivedClass, next: Next, input: Asked, isSetAside: boolean) {
  const term = (each: { referenceYear: number; referenceSemester: number }) =>
    `${each.referenceYear}/${each.referenceSemester}`;
  return [
    { field: 'module', from: target.moduleCode, to: next.code },
    { field: 'term', from: term(target), to: term(input) },
    { field: 'schoolYear', from: target.schoolYear, to: input.schoolYear },
    { field: 'shift', from: target.shift, to: target.shift },
    { field: 'letter', from: target.letter, to: target.letter },
    ...(isSetAside ? [{ field: 'reason', from: null, to: input.reason }] : []),
  ];
}

async function facilitatorsOf(tx: Tx, { id: classId, schoolId }: LivedClass): Promise<Step[]> {
  const works = { active: true, schoolLinks: { some: { schoolId } } };
  const found = await tx.classFacilitator.findMany({
    where: { classId },
    orderBy: [{ facilitator: { account: { nameKey: 'asc' } } }, { facilitatorId: 'asc' }],
    select: { facilitatorId: true, facilitator: { select: { account: { select: { name: true } } } } },
  });
  const here = await tx.facilitator.findMany({
    where: { id: { in: found.map(({ facilitatorId }) => facilitatorId) }, account: works },
    select: { id: true },
  });
  return found.map(({ facilitatorId: id, facilitator }) => ({
    name: facilitator.account.name,
    id,
    act: 'teach',
    ...blocked(id, here.some((each) => each.id === id) ? [] : ['facilitator-gone']),
  }));
}

async function pupilsOf(tx: Tx, classId: string): Promise<Step[]> {
  const found = await tx.enrolment.findMany({
    where: { classId, leftAt: null },
    orderBy: [{ student: { nameKey: 'asc' } }, { studentId: 'asc' }],
    select: { student: { select: { id: true, active: true, account: { select: { name: true } } } } },
  });
  return found.map(({ student: { id, active, account } }) => ({
    name: account.name,
    id,
    act: 'enrol',
    ...blocked(id, active ? [] : ['student-inactive']),
  }));
}

/** What somebody did with the new class, or with the old one, since it evolved. */
async function builtSince(tx: Tx, { classId, newClassId, studentIds }: Undo): Promise<string[]> {
  const old = await tx.schoolClass.findUnique({ where: { id: classId }, select: { status: true } });
  const made = await tx.schoolClass.findUnique({
    where: { id: newClassId },
    select: { status: true, startedAt: true, revision: true, moduleCode: true, enrolments: true },
  });
  if (!made || old?.status !== 'done' || made.status !== 'initiated') return ['class-changed-since'];
  const asItWas =
    made.revision === 1 &&
    made.enrolments.length === studentIds.length &&
    made.enrolments.every(({ leftAt, studentId }) => leftAt === null && studentIds.includes(studentId));
  return [...(made.startedAt ? ['class-started-since'] : []), ...(asItWas ? [] : ['class-changed-since'])];
}
