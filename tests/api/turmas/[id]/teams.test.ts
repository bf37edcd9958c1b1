import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as CHANGE_MODULE } from '@/app/api/turmas/[id]/module/route';
import { POST as REMOVE } from '@/app/api/turmas/[id]/students/remove/route';
import { POST as CONFIRM } from '@/app/api/turmas/[id]/teams/[project]/confirm/route';
import { GET as PROPOSE } from '@/app/api/turmas/[id]/teams/[project]/proposal/route';
import { POST as REOPEN } from '@/app/api/turmas/[id]/teams/[project]/reopen/route';
import { GET, POST } from '@/app/api/turmas/[id]/teams/[project]/route';
import { POST as DESCRIBE } from '@/app/api/turmas/[id]/teams/[project]/words/route';
import type { RouteHandler } from '@/lib/access/serve';
import { db } from '@/lib/platform/db/client';
import { ownTeams } from '@/lib/teams/queries/own-teams';
import { authorisedContent } from '@/tests/support/authorised-content';
import { classToStart } from '@/tests/support/class-to-start';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

type Board = {
  pupils: { id: string; isAbsent: boolean }[];
  revision: number;
  confirmedAt: string | null;
  teams: { id: string; name: string; members: { studentId: string; role: string }[] }[];
};

let schoolId: string;
let one: SignedIn;
let other: SignedIn;
let pupils: SignedIn[];
let ids: string[];
beforeAll(async () => {
  schoolId = (await school()).id;
  [one, other] = [await signedIn('instrutor', schoolId), await signedIn('instrutor', schoolId)];
  pupils = await Promise.all(Array.from({ length: 7 }, () => signedIn('aluno', schoolId)));
  ids = pupils.map(({ actor }) => actor.id);
});

let classId: string;
beforeEach(async () => {
  classId = await runningClass();
});

async function runningClass(state: object = { startedAt: new Date() }): Promise<string> {
  const { id, module } = await classToStart(schoolId, { facilitators: [one, other], pupils, class: state });
  await db().modulePart.createMany({
    data: [1, 2].map((number) => ({
      moduleId: module.id,
      kind: 'project' as const,
      number,
      name: `Projeto ${number}`,
    })),
    skipDuplicates: true,
  });
  return id;
}

const act = (handler: RouteHandler, body: object, { by = one, project = 1 } = {}) =>
  send(handler, {
    method: 'POST',
    path: `/turmas/${classId}/teams/${project}`,
    params: { id: classId, project: String(project) },
    body,
    bearer: by.bearer,
  });

const read = async (project = 1) =>
  (
    await send(GET, {
      path: `/turmas/${classId}/teams/${project}`,
      params: { id: classId, project: String(project) },
      bearer: one.bearer,
    })
  ).body as unknown as Board;

async function propose(query: string, project = 1) {
  const path = `/turmas/${classId}/teams/${project}/proposal?${query}`;
  const params = { id: classId, project: String(project) };
  const { body } = await send(PROPOSE, { path, params, bearer: one.bearer });
  return body as unknown as { teams: string[][]; repeated: number };
}

const save = (teams: string[][], revision = 0, more = {}) => act(POST, { revision, dealt: null, teams }, more);
const places = ({ teams }: Board) => teams.map(({ members }) => members.map(({ studentId }) => studentId));
const ownTeamsHere = async (pupil: SignedIn | undefined) =>
  (await ownTeams((pupil as SignedIn).actor, {})).filter((team) => team.classId === classId);
const leave = (studentIds: string[]) =>
  send(REMOVE, {
    method: 'POST',
    path: `/turmas/${classId}/students/remove`,
    params: { id: classId },
    body: { studentIds },
    bearer: one.bearer,
  });

describe('a proposal', () => {
  it('is dealt by number or by size, the same for the same seed, and stores nothing', async () => {
    const bySize = await propose('by=size&amount=3&seed=42');
    expect(bySize.teams.map((team) => team.length)).toEqual([4, 3]);
    expect(bySize.teams.flat().sort()).toEqual(ids.toSorted());
    expect((await propose('by=number&amount=3&seed=42')).teams.map((team) => team.length)).toEqual([3, 2, 2]);
    expect(await propose('by=size&amount=3&seed=42')).toEqual(bySize);
    expect(await db().teamDefinition.count({ where: { classId } })).toBe(0);
  });

  it('spares pairs and leaders of the confirmed teams of another project', async () => {
    const first = [ids.slice(0, 2), ids.slice(2, 4), ids.slice(4, 7)];
    await save(first);
    await act(CONFIRM, { revision: 1 });
    const { teams, repeated } = await propose('by=number&amount=3&seed=1', 2);
    expect(repeated).toBe(0);
    const led = new Set(first.map(([leader]) => leader));
    expect(teams.filter((team) => team.some((id) => !led.has(id))).every(([leader = '']) => !led.has(leader))).toBe(
      true,
    );
  });

  it('spares who has led in the place of one who left', async () => {
    await save([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4, 7)]);
    await act(CONFIRM, { revision: 1 });
    await leave(ids.slice(0, 1));
    const led = new Set([ids[1], ids[2], ids[4]]);
    for (const seed of [1, 2, 3, 4, 5]) {
      const { teams } = await propose(`by=number&amount=2&seed=${seed}`, 2);
      const spared = teams.filter((team) => team.some((id) => !led.has(id)));
      expect(spared.map(([leader]) => led.has(leader))).toEqual(spared.map(() => false));
    }
  });
});

describe('a draft', () => {
  it('is kept as it was sent, with how it was dealt, and takes no pupil of elsewhere', async () => {
    const stranger = (await signedIn('aluno', schoolId)).actor.id;
    const dealt = { by: 'size', amount: 4, seed: 7 };
    const { body } = await act(POST, { revision: 0, dealt, teams: [[ids[1], stranger, ids[0]], []] });
    expect(body).toEqual({ revision: 1 });
    const board = await read();
    expect(board).toMatchObject({ revision: 1, dealt, confirmedAt: null });
    expect(places(board)).toEqual([[ids[1], ids[0]], []]);
    expect(board).toMatchObject({ pupils: expect.arrayContaining([expect.objectContaining({ id: ids[0] })]) });
  });

  it('of two facilitators the second is told, also when both are first', async () => {
    const both = await Promise.all([
      save([ids].map((all) => all.slice(0, 5))),
      save([ids.slice(0, 2)], 0, { by: other }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = await save([[]], 0, { by: other });
    expect(stale.body.code).toBe('request.changed-meanwhile');
  });

  it('has nobody twice and nobody as a sixth', async () => {
    const twice = await save([[String(ids[0])], [String(ids[0])]]);
    expect(twice.body.code).toBe('teams.placed-twice');
    expect((await save([ids.slice(0, 6)])).status).toBe(422);
    expect((await read()).revision).toBe(0);
  });

  it('keeps names by team and roles by pupil while somebody is moved', async () => {
    await save([ids.slice(0, 3), ids.slice(3, 7)]);
    const [team] = (await read()).teams;
    const words = { name: ' Os laços ', roles: [{ studentId: ids[0], role: 'testa' }] };
    expect((await act(DESCRIBE, { revision: 1, teamId: team?.id, ...words })).body).toEqual({ revision: 2 });
    await save([ids.slice(1, 3), [...ids.slice(3, 7), String(ids[0])]], 2);
    const { teams } = await read();
    expect(teams[0]).toMatchObject({ id: team?.id, name: 'Os laços' });
    expect(teams[1]?.members.at(-1)).toEqual({ studentId: ids[0], role: 'testa' });
  });
});

describe('confirming', () => {
  it('needs everybody placed, drops empty teams, and is undone until the evaluation begins', async () => {
    expect((await act(CONFIRM, { revision: 0 })).body.code).toBe('teams.none');
    await save([ids.slice(0, 3), [], ids.slice(3, 6)]);
    expect((await act(CONFIRM, { revision: 1 })).body.code).toBe('teams.unplaced');
    await save([ids.slice(0, 3), [], ids.slice(3, 7)], 1);
    expect((await act(CONFIRM, { revision: 2 }, { by: other })).status).toBe(200);
    const confirmed = await read();
    expect(places(confirmed)).toEqual([ids.slice(0, 3), ids.slice(3, 7)]);
    expect(confirmed).toMatchObject({ confirmedBy: other.actor.name, revision: 3 });
    expect((await save([ids.slice(0, 3)], 3)).body.code).toBe('teams.confirmed');
    expect((await act(CONFIRM, { revision: 3 })).body.code).toBe('teams.confirmed');
    expect((await act(REOPEN, { revision: 3 })).status).toBe(200);
    expect((await act(REOPEN, { revision: 4 })).body.code).toBe('teams.not-confirmed');
    await act(CONFIRM, { revision: 4 });
    await db().teamDefinition.updateMany({ where: { classId }, data: { evaluationBegunAt: new Date() } });
    expect((await act(REOPEN, { revision: 5 })).body.code).toBe('teams.evaluation-begun');
  });

  it('counts nobody who left the class, and whoever stood next leads', async () => {
    await save([ids.slice(0, 3), ids.slice(3, 6)]);
    await leave([String(ids[0]), String(ids[6])]);
    expect((await act(CONFIRM, { revision: 1 })).status).toBe(200);
    expect(places(await read())).toEqual([ids.slice(1, 3), ids.slice(3, 6)]);
    const [shown] = await ownTeamsHere(pupils[1]);
    expect(shown?.members.map(({ id, isLeader, isSelf }) => ({ id, isLeader, isSelf }))).toEqual([
      { id: ids[1], isLeader: true, isSelf: true },
      { id: ids[2], isLeader: false, isSelf: false },
    ]);
    expect(await ownTeamsHere(pupils[0])).toEqual([]);
  });
});

it('says who is away in the lesson that goes on, and of no lesson before it', async () => {
  const lessons = [
    { number: 1, status: 'closed' as const, closedAt: new Date(), attendanceSavedAt: new Date() },
    { number: 2, status: 'ongoing' as const },
  ];
  for (const [index, lesson] of lessons.entries()) {
    const { id } = await db().classLesson.create({ data: { ...lesson, classId, schoolId, startedAt: new Date() } });
    const marks = [
      { studentId: String(ids[index]), state: 'absent' as const },
      { studentId: String(ids[index + 2]), state: 'present' as const },
      { studentId: String(ids[index + 4]), state: 'justified' as const },
    ];
    const place = { classLessonId: id, schoolId, markedAt: new Date() };
    await db().attendanceMark.createMany({ data: marks.map((mark) => ({ ...mark, ...place })) });
  }
  const away = (await read()).pupils.filter(({ isAbsent }) => isAbsent).map(({ id }) => id);
  expect(away.sort()).toEqual([ids[1], ids[5]].sort());
});

it('shows pupils their own confirmed teams alone', async () => {
  await save([ids.slice(0, 3), ids.slice(3, 7)]);
  const ofClass = () => ownTeamsHere(pupils[4]);
  expect(await ofClass()).toEqual([]);
  await act(CONFIRM, { revision: 1 });
  expect(await ofClass()).toMatchObject([{ number: 2, project: 1, projectName: 'Projeto do jogo' }]);
});

it('is for the projects of the module, and for classes that run', async () => {
  expect((await save([], 0, { project: 4 })).status).toBe(404);
  for (const [state, code] of [
    [{}, 'teams.class-not-running'],
    [{ startedAt: new Date(), status: 'done', endedAt: new Date() }, 'teams.class-not-running'],
  ] as const) {
    classId = await runningClass(state);
    expect((await save([])).body.code).toBe(code);
  }
});

it('is forgotten when the class takes another module', async () => {
  await save([ids.slice(0, 3)]);
  const { course, module } = await authorisedContent(schoolId);
  const changed = await act(CHANGE_MODULE, { curso: course.code, modulo: module.code });
  expect(changed.status).toBe(200);
  expect(await db().teamDefinition.count({ where: { classId } })).toBe(0);
});
