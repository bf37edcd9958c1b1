import { beforeEach, describe, expect, it } from 'vitest';
import { POST as APPLY } from '@/app/api/responsaveis/imports/plans/[id]/apply/route';
import { POST as UNDO } from '@/app/api/responsaveis/imports/plans/[id]/undo/route';
import { POST as PLAN } from '@/app/api/responsaveis/imports/plans/route';
import { db } from '@/lib/platform/db/client';
import pt from '@/messages/pt-BR/imports.json';
import { guardianRows, guardiansOf, type Pupil, pupilsOf } from '@/tests/support/imports/pupils';
import { type Answer, send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

const header = ['login', 'name', 'firstName', 'firstEmail', 'secondName', 'secondEmail', 'providerId'].map(
  (key) => pt.column[key as 'login'],
);

let escola: SignedIn;
let schoolId: string;
let pupils: Pupil[];
beforeEach(async () => {
  schoolId = (await school()).id;
  escola = await signedIn('escola', schoolId);
  pupils = await pupilsOf(schoolId, 4);
});

type Line = (string | undefined)[];
type Step = { line: number; act: string; name: string; changes?: unknown; blocked?: { path: string; code: string }[] };

function line(pupil: Pupil | undefined, ...guardians: string[]): Line {
  const [first, firstEmail, second = '', secondEmail = ''] = guardians;
  return [pupil?.login, pupil?.name, first, firstEmail, second, secondEmail, pupil?.providerId];
}

function planned(lines: Line[], by: SignedIn = escola, more: object = {}): Promise<Answer> {
  const records = lines.map((cells, index) => ({ line: index + 2, cells }));
  const body = { header, records, ...more };
  return send(PLAN, { method: 'POST', path: '/responsaveis/imports/plans', body, bearer: by.bearer });
}

async function stepsOf(lines: Line[]): Promise<Step[]> {
  return (await planned(lines)).body.steps as Step[];
}

function act(handler: typeof APPLY, id: unknown, by: SignedIn = escola): Promise<Answer> {
  const params = { id: String(id) };
  return send(handler, {
    method: 'POST',
    path: `/responsaveis/imports/plans/${id}`,
    params,
    body: {},
    bearer: by.bearer,
  });
}

async function imported(lines: Line[]): Promise<string> {
  const { id } = (await planned(lines)).body;
  expect((await act(APPLY, id)).body).toMatchObject({ state: 'applied' });
  return String(id);
}

const bia = ['Bia Lima', 'bia@example.org'];
const caio = ['Caio Lima', 'caio@example.org'];

describe('an import of guardians', () => {
  it('registers, ties, renames and leaves, as the dry run said, and writes nothing before it', async () => {
    const [one, two, three] = pupils;
    await imported([line(three, ...bia)]);
    const before = await guardianRows(schoolId);
    const lines = [
      line(one, 'Bia de Lima', 'BIA@example.org', ...caio),
      line(two, ...caio),
      line(three, 'Bia de Lima', 'bia@example.org'),
    ];
    const { body } = await planned(lines);
    expect(body.steps).toMatchObject([
      {
        line: 2,
        act: 'create',
        changes: [
          { field: 'first', from: null },
          { field: 'second', to: 'Caio Lima <caio@example.org>' },
          { field: 'renamed', from: 'Bia Lima' },
        ],
      },
      { line: 3, act: 'change' },
      {
        line: 4,
        act: 'change',
        changes: [{ from: 'Bia Lima <bia@example.org>', to: 'Bia de Lima <bia@example.org>' }],
      },
    ]);
    expect(await guardianRows(schoolId)).toEqual(before);
    expect((await act(APPLY, body.id)).body).toMatchObject({ state: 'applied', counts: { create: 1, change: 2 } });
    expect(await guardiansOf(String(one?.id))).toEqual([
      '1 Bia de Lima <bia@example.org>',
      '2 Caio Lima <caio@example.org>',
    ]);
    expect(await guardiansOf(String(two?.id))).toEqual(['1 Caio Lima <caio@example.org>']);
    expect(await db().guardian.count({ where: { schoolId } })).toBe(2);
  });

  it('tells who is called otherwise from now on, also where other pupils show it', async () => {
    await imported([line(pupils[0], ...bia)]);
    const [step] = await stepsOf([line(pupils[1], 'Beatriz Lima', 'bia@example.org')]);
    expect(step?.changes).toEqual([
      { field: 'first', from: null, to: 'Beatriz Lima <bia@example.org>' },
      { field: 'renamed', from: 'Bia Lima', to: 'Beatriz Lima' },
    ]);
  });

  it('changes nothing the second time', async () => {
    const lines = [line(pupils[0], ...bia, ...caio), line(pupils[1], 'BIA LIMA', 'Bia@Example.org')];
    await imported(lines);
    const before = await guardianRows(schoolId);
    expect((await stepsOf(lines)).map(({ act: each }) => each)).toEqual(['leave', 'leave']);
    await imported(lines);
    expect(await guardianRows(schoolId)).toEqual(before);
  });

  it('finds a pupil by login, else by provider id, and refuses a line that may be of another child', async () => {
    const [one, two] = pupils;
    const found = await stepsOf([
      [one?.login.toUpperCase(), '', ...bia, '', '', ''],
      ['', '', ...caio, '', '', two?.providerId],
    ]);
    expect(found.map(({ name }) => name)).toEqual([one?.name, two?.name]);
    const neighbour = await pupilsOf((await school()).id, 1);
    const refused = await stepsOf([
      ['nobody', '', ...bia, '', '', ''],
      line(neighbour[0], ...bia),
      ['', '', ...bia, '', '', 'nobody'],
      [one?.login, 'Davi Lima', ...bia, '', '', ''],
      [two?.login, '', ...bia, '', '', pupils[2]?.providerId],
      ['', '', ...bia, '', '', two?.providerId],
      ['no-one', '', ...bia, '', '', pupils[3]?.providerId],
    ]);
    expect(
      refused.map(({ line: at, blocked }) => [at, ...(blocked ?? []).map(({ path, code }) => `${path} ${code}`)]),
    ).toEqual([
      [2, 'login student-unknown'],
      [3, 'login student-unknown'],
      [4, 'providerId student-unknown'],
      [5, 'name student-of-another-name'],
      [6, 'providerId provider-of-another'],
      [7, 'providerId line-repeated'],
      [8, 'login student-unknown'],
    ]);
  });

  it('refuses a line whose provider id is that of another pupil, though the one of the login has none', async () => {
    const [one, two] = pupils;
    await db().student.update({ where: { id: String(one?.id) }, data: { providerId: null } });
    const [step] = await stepsOf([[one?.login, '', ...bia, '', '', two?.providerId]]);
    expect(step?.blocked).toMatchObject([{ path: 'providerId', code: 'provider-of-another' }]);
  });

  it('keeps nothing of a file with an error, and applies nothing', async () => {
    const { body } = await planned([line(pupils[0], ...bia), line(pupils[1], 'Caio', 'caio')]);
    expect(body).toMatchObject({ id: null, steps: [{ act: 'create' }, { blocked: [{ path: 'firstEmail' }] }] });
    expect(await db().bulkPlan.count({ where: { schoolId } })).toBe(0);
  });

  it('is undone to the exact rows of before, once, and not after somebody went on', async () => {
    await imported([line(pupils[0], ...bia), line(pupils[1], ...bia, ...caio)]);
    const before = await guardianRows(schoolId);
    const lines = [line(pupils[0], 'Davi Reis', 'davi@example.org'), line(pupils[1], 'Bia Reis', 'bia@example.org')];
    const id = await imported(lines);
    expect((await act(UNDO, id)).body).toMatchObject({ state: 'undone' });
    expect(await guardianRows(schoolId)).toEqual(before);
    const again = await imported(lines);
    await db().guardian.updateMany({ where: { email: 'davi@example.org' }, data: { revision: 2 } });
    await db().studentGuardian.deleteMany({ where: { studentId: String(pupils[0]?.id) } });
    const answer = await act(UNDO, again);
    expect(answer).toMatchObject({ status: 409, body: { code: 'bulk.built-on' } });
    expect(answer.body.fields).toMatchObject([
      { path: 'Davi Reis', code: 'guardian-changed-since' },
      { path: pupils[0]?.name, code: 'guardians-changed-since' },
    ]);
  });

  it('is not undone once somebody who answered before was deleted', async () => {
    await imported([line(pupils[0], ...bia)]);
    const id = await imported([line(pupils[0], ...caio)]);
    await db().guardian.deleteMany({ where: { schoolId, email: 'bia@example.org' } });
    const { status, body } = await act(UNDO, id);
    expect({ status, fields: body.fields }).toEqual({
      status: 409,
      fields: [{ path: pupils[0]?.name, code: 'guardian-gone-since' }],
    });
    expect(await guardiansOf(String(pupils[0]?.id))).toEqual(['1 Caio Lima <caio@example.org>']);
  });

  it('is told to the second of two tabs that import for the same pupils', async () => {
    const plans = await Promise.all([planned([line(pupils[0], ...bia)]), planned([line(pupils[0], ...caio)])]);
    const answers = await Promise.all(plans.map(({ body }) => act(APPLY, body.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db().guardian.count({ where: { schoolId } })).toBe(1);
  });

  it('has a form that was opened before refused', async () => {
    await imported([line(pupils[0], ...bia)]);
    const rows = await db().student.findMany({ where: { schoolId }, orderBy: { registrationNumber: 'asc' } });
    expect(rows.map(({ revision }) => revision)).toEqual([2, 1, 1, 1]);
  });

  it('is of the own school, and of the one that an administrator names', async () => {
    const admin = await signedIn('admin');
    const lines = [line(pupils[0], ...bia)];
    expect((await planned(lines, admin)).status).toBe(404);
    expect((await planned(lines, admin, { schoolId })).body.steps).toMatchObject([{ act: 'create' }]);
    expect((await planned(lines, await signedIn('escola'), { schoolId })).status).toBe(404);
    const { body } = await planned(lines);
    expect((await act(APPLY, body.id, await signedIn('escola'))).status).toBe(404);
  });
});
