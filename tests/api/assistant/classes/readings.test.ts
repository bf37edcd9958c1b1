import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/assistant/classes/[classId]/pupils/[studentId]/readings/route';
import { GET } from '@/app/api/assistant/classes/[classId]/pupils/route';
import { readConversations } from '@/lib/class-reading/commands/read-conversations';
import { classPupil, classPupils } from '@/lib/class-reading/queries/class-pupils';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { storedTurns } from '@/tests/support/assistant/stored-turns';
import { twoClasses } from '@/tests/support/assistant/two-classes';
import { send } from '@/tests/support/send';
import { type SignedIn, signedIn } from '@/tests/support/world';

let world: Awaited<ReturnType<typeof twoClasses>>;
beforeAll(async () => {
  world = await twoClasses();
});
afterEach(() => setClock(undefined));

const source = { title: 'Repetições e laços', heading: 'Preso no laço', address: '/knowledgebase/x#preso' };

type Read = { items: { question: string; answer: Record<string, unknown> | null }[]; total: number };
async function read(who: SignedIn, classId: string, student: SignedIn, page?: number) {
  const params = { classId, studentId: student.actor.id };
  const path = `/assistant/classes/${classId}/pupils/${student.actor.id}/readings`;
  const { status, body } = await send(POST, {
    method: 'POST',
    path,
    params,
    body: { page },
    bearer: who.bearer,
  });
  return { status, body: body as unknown as Read };
}
const questionsIn = ({ body }: { body: Read }) => body.items.map(({ question }) => question);
const readingsOf = (student: SignedIn) => db().conversationReading.findMany({ where: { studentId: student.actor.id } });

describe('POST /assistant/classes/{classId}/pupils/{studentId}/readings', () => {
  it('tells questions and answers in their order, and writes down once a day who read', async () => {
    const { facilitator, pupil, first } = world;
    await storedTurns(pupil, [
      {
        at: '2026-11-17T13:00:00Z',
        question: 'Meu laço não para',
        answer: {
          content: 'O que muda a cada volta? [2]',
          sources: [source, { ...source, heading: 'Um quadrado' }],
          hint: 1,
        },
      },
      {
        at: '2026-11-17T13:05:00Z',
        question: 'E agora?',
        answer: { content: 'pela metade', state: 'failed', liking: 'disliked', observation: 'não respondeu' },
      },
    ]);
    await storedTurns(pupil, [{ at: '2026-11-17T13:02:00Z', question: 'Outra coisa' }]);
    expect(await readingsOf(pupil)).toEqual([]);
    setClock(() => new Date('2026-11-19T02:30:00Z'));
    const answer = await read(facilitator, first.id, pupil);
    expect(questionsIn(answer)).toEqual(['Meu laço não para', 'Outra coisa', 'E agora?']);
    const [hinted, none, failed] = answer.body.items.map((item) => item.answer);
    expect(hinted).toMatchObject({
      content: 'O que muda a cada volta? [2]',
      hint: 1,
      sources: [{ number: 2, heading: 'Um quadrado' }],
    });
    expect(none).toBeNull();
    expect(failed).toMatchObject({ state: 'failed', content: '', liking: 'disliked', observation: 'não respondeu' });
    await read(facilitator, first.id, pupil);
    setClock(() => new Date('2026-11-19T04:00:00Z'));
    await read(facilitator, first.id, pupil);
    const rows = await readingsOf(pupil);
    expect(rows.map(({ day, readerId }) => [day.toISOString().slice(0, 10), readerId])).toEqual([
      ['2026-11-18', facilitator.actor.id],
      ['2026-11-19', facilitator.actor.id],
    ]);
  });

  it('tells twenty turns at a time, what was said last first', async () => {
    const { facilitator, classmate, first } = world;
    const turns = Array.from({ length: 23 }, (_, at) => ({
      at: `2026-11-16T12:${String(at).padStart(2, '0')}:00Z`,
      question: `Pergunta ${at + 1}`,
    }));
    await storedTurns(classmate, turns);
    const latest = questionsIn(await read(facilitator, first.id, classmate));
    expect([latest.length, latest[0], latest.at(-1)]).toEqual([20, 'Pergunta 4', 'Pergunta 23']);
    const before = await read(facilitator, first.id, classmate, 2);
    expect(questionsIn(before)).toEqual(['Pergunta 1', 'Pergunta 2', 'Pergunta 3']);
    expect(before.body.total).toBe(23);
  });

  it('is of what was written while the pupil was in a class of the reader', async () => {
    const { facilitator, colleague, mover, first, second } = world;
    await storedTurns(mover, [
      { at: '2026-09-01T12:00:00Z', question: 'Antes de entrar na turma' },
      { at: '2026-11-10T12:00:00Z', question: 'Na primeira turma' },
      { at: '2026-11-12T12:00:00Z', question: 'Na segunda turma' },
    ]);
    expect(questionsIn(await read(colleague, second.id, mover))).toEqual(['Na segunda turma']);
    expect((await read(facilitator, first.id, mover)).status).toBe(404);
    expect((await read(facilitator, second.id, mover)).status).toBe(404);
    const { items } = await classPupils(colleague.actor, { classId: second.id });
    expect(items.map(({ lastAt }) => lastAt)).toEqual(['2026-11-12T12:00:00.000Z']);
  });

  it('is of nobody who left, no neighbour, and no class that ended or has not begun; a refusal leaves no row', async () => {
    const { facilitator, colleague, neighbour, pupil, leaver, stranger, first, second, foreign } = world;
    for (const [who, classId, student] of [
      [facilitator, first.id, leaver],
      [colleague, first.id, pupil],
      [colleague, second.id, pupil],
      [neighbour, first.id, pupil],
      [neighbour, foreign.id, pupil],
      [facilitator, foreign.id, stranger],
    ] as const) {
      expect((await read(who, classId, student)).status).toBe(404);
    }
    expect(await readingsOf(leaver)).toEqual([]);
    expect(await readingsOf(stranger)).toEqual([]);
    await db().schoolClass.update({ where: { id: foreign.id }, data: { status: 'done', endedAt: new Date() } });
    expect((await read(neighbour, foreign.id, stranger)).status).toBe(404);
    const going = { status: 'initiated', endedAt: null } as const;
    await db().schoolClass.update({ where: { id: foreign.id }, data: { ...going, startedAt: null } });
    expect((await read(neighbour, foreign.id, stranger)).status).toBe(404);
    await db().schoolClass.update({ where: { id: foreign.id }, data: { startedAt: new Date() } });
    expect((await read(neighbour, foreign.id, stranger)).status).toBe(200);
  });

  it('is closed at another school that the facilitator has open', async () => {
    const { neighbour, pupil, stranger, schoolId, first, foreign } = world;
    await db().classFacilitator.create({ data: { classId: first.id, facilitatorId: neighbour.actor.id } });
    const there = { ...neighbour, actor: { ...neighbour.actor, schoolId } };
    const ask = (actor: SignedIn['actor'], classId: string, student: SignedIn) =>
      readConversations(actor, { classId, studentId: student.actor.id });
    await expect(ask(neighbour.actor, first.id, pupil)).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
    await expect(ask(there.actor, foreign.id, stranger)).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
    expect((await ask(there.actor, first.id, pupil)).total).toBe(3);
    await db().classFacilitator.delete({
      where: { classId_facilitatorId: { classId: first.id, facilitatorId: neighbour.actor.id } },
    });
  });

  it('is never seen through the eyes of a facilitator, and by no administrator', async () => {
    const { facilitator, pupil, first, schoolId } = world;
    const admin = await signedIn('admin');
    const seeing = { id: 'x', byId: admin.actor.id, reason: 'chamado', until: new Date('2027-01-01') };
    const seen = { ...facilitator.actor, seeing };
    const ref = { classId: first.id, studentId: pupil.actor.id };
    await expect(classPupil(seen, ref)).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
    await expect(classPupils(seen, ref)).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
    await expect(readConversations(seen, ref)).rejects.toMatchObject({ code: 'access.seeing-only' });
    for (const tipo of ['admin', 'escola', 'assessoria', 'aluno'] as const) {
      expect((await read(await signedIn(tipo, schoolId), first.id, pupil)).status).toBe(403);
    }
  });
});

describe('GET /assistant/classes/{classId}/pupils', () => {
  it('names who is in the class now, by name, with the moment of the last question alone', async () => {
    const { facilitator, pupil, classmate, stranger, first, foreign } = world;
    const ask = (classId: string) =>
      send(GET, { path: `/assistant/classes/${classId}/pupils`, params: { classId }, bearer: facilitator.bearer });
    const { items } = (await ask(first.id)).body as unknown as {
      items: { id: string; name: string; lastAt: string }[];
    };
    expect(items.map(({ id }) => id).sort()).toEqual([pupil.actor.id, classmate.actor.id].sort());
    expect(items.map(({ name }) => name)).toEqual(items.map(({ name }) => name).sort());
    expect(items.find(({ id }) => id === pupil.actor.id)?.lastAt).toBe('2026-11-17T13:05:00.000Z');
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(['id', 'lastAt', 'name', 'photoUrl']);
    expect((await ask(foreign.id)).status).toBe(404);
    expect(stranger.actor.schoolId).not.toBe(facilitator.actor.schoolId);
  });
});
