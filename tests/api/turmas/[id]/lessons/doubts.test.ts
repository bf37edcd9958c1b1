import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { POST as moveDoubt } from '@/app/api/turmas/[id]/lessons/[number]/doubts/[doubtId]/state/route';
import { POST as withdrawDoubt } from '@/app/api/turmas/[id]/lessons/[number]/doubts/[doubtId]/withdraw/route';
import { POST as askDoubt } from '@/app/api/turmas/[id]/lessons/[number]/doubts/route';
import { live } from '@/app/live';
import type { RouteHandler } from '@/lib/access/serve';
import { endAnswer } from '@/lib/assistant/commands/end-answer';
import { careNotices } from '@/lib/care/queries/care-notices';
import { desk } from '@/lib/classroom/queries/desk';
import { seat } from '@/lib/classroom/queries/seat';
import { openDoubtsMax } from '@/lib/doubts/rules/limits';
import { db } from '@/lib/platform/db/client';
import { classInLesson, runningClass } from '@/tests/support/running-class';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

const iso = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

async function given() {
  const { id: schoolId } = await school();
  const [ana, rui] = [await signedIn('instrutor', schoolId), await signedIn('instrutor', schoolId)];
  const [lia, caio] = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)];
  const { classId } = await classInLesson(schoolId, { facilitators: [ana, rui], pupils: [lia, caio] });
  await db().classLesson.updateMany({ where: { classId }, data: { startedAt: new Date(Date.now() - 600_000) } });
  function tap(who: SignedIn, handler: RouteHandler, body: object, { doubtId = '', id = classId, number = 1 } = {}) {
    const params = { id, number: String(number), ...(doubtId && { doubtId }) };
    const path = handler.operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name as 'id']);
    return send(handler, { method: 'POST', path, params, bearer: who.bearer, body: { at: iso(0), ...body } });
  }
  const ask = (who: SignedIn, text: string, { id = randomUUID(), at = iso(0) } = {}) =>
    tap(who, askDoubt, { doubtId: id, text, at });
  const move = (who: SignedIn, doubtId: unknown, state: string, more: object = {}) =>
    tap(who, moveDoubt, { state, ...more }, { doubtId: String(doubtId) });
  const onDesk = async (who = ana) => (await desk(who.actor, { classId }))?.doubts ?? [];
  const own = async (who = lia) => (await seat(who.actor, { classId }))?.doubts ?? [];
  return { schoolId, classId, ana, rui, lia, caio, tap, ask, move, onDesk, own };
}

describe('a doubt', () => {
  it('waits, is taken up, is answered, and its pupil reads each', async () => {
    const { ana, rui, lia, caio, ask, move, onDesk, own } = await given();
    const { body } = await ask(lia, '  O motor gira ao contrário. ');
    expect(body).toMatchObject({ text: 'O motor gira ao contrário.', state: 'waiting', by: null, help: null });
    expect(await onDesk(rui)).toMatchObject([{ id: body.id, studentId: lia.actor.id, state: 'waiting' }]);
    await move(ana, body.id, 'takenUp');
    expect(await own()).toMatchObject([{ state: 'takenUp', by: ana.actor.name }]);
    await move(rui, body.id, 'answered', { answer: 'Troque os fios.', at: iso(1) });
    expect(await own()).toMatchObject([{ state: 'answered', answer: 'Troque os fios.', by: rui.actor.name }]);
    expect(await own(caio)).toEqual([]);
    // Who goes to a pupil that the colleague has answered takes no answer away.
    expect((await move(ana, body.id, 'takenUp', { at: iso(2) })).body).toMatchObject({ state: 'answered' });
  });

  it('keeps what a colleague wrote, whatever is tapped on a screen that had not shown it', async () => {
    const { ana, rui, lia, ask, move, own } = await given();
    const { body } = await ask(lia, 'Como ligo?', { at: iso(-300) });
    await move(ana, body.id, 'takenUp', { at: iso(-200) });
    await move(rui, body.id, 'answered', { answer: 'Pelo botão.', at: iso(-100) });
    for (const state of ['answered', 'waiting', 'takenUp']) {
      expect((await move(ana, body.id, state, { at: iso(-50) })).body).toMatchObject({ answer: 'Pelo botão.' });
    }
    expect(await own()).toMatchObject([{ state: 'answered', answer: 'Pelo botão.', by: rui.actor.name }]);
    // Written without a line before a colleague said that it was answered aloud.
    const other = (await ask(lia, 'E agora?', { at: iso(-300) })).body.id;
    await move(rui, other, 'answered', { at: iso(-100) });
    await move(ana, other, 'answered', { answer: 'Agora solte.', at: iso(-200) });
    expect((await own())[1]).toMatchObject({ answer: 'Agora solte.', by: ana.actor.name });
    // Who saw it may write over it, and take the words away; what was answered aloud may be set back.
    await move(ana, body.id, 'answered', { answer: 'Pelo botão azul.', at: iso(-40) });
    expect((await own())[0]).toMatchObject({ answer: 'Pelo botão azul.', by: ana.actor.name });
    await move(ana, body.id, 'answered', { answer: '', at: iso(-30) });
    expect((await own())[0]).toMatchObject({ state: 'answered', answer: '' });
    expect((await move(ana, body.id, 'waiting', { at: iso(-20) })).body).toMatchObject({ state: 'waiting' });
  });

  it('is one however often it is sent, and nobody else’s by its id', async () => {
    const { lia, caio, ask } = await given();
    const id = randomUUID();
    const first = await ask(lia, 'Como ligo?', { id });
    expect((await ask(lia, 'Como ligo?', { id })).body).toEqual(first.body);
    expect((await ask(caio, 'Minha', { id })).status).toBe(404);
    expect(await db().doubt.count({ where: { id } })).toBe(1);
  });

  it('of two taps takes the later one, whenever it arrives', async () => {
    const { ana, rui, lia, ask, move } = await given();
    const { body } = await ask(lia, 'Como ligo?', { at: iso(-300) });
    expect(String(body.at) < iso(-299)).toBe(true);
    await move(ana, body.id, 'answered', { answer: 'Pelo botão.', at: iso(-100) });
    const late = await move(rui, body.id, 'waiting', { at: iso(-200) });
    expect(late.body).toMatchObject({ state: 'answered', answer: 'Pelo botão.', by: ana.actor.name });
  });

  it('keeps an answer written without a line, although a colleague went to the pupil before it arrived', async () => {
    const { ana, rui, lia, ask, move, own } = await given();
    const { body } = await ask(lia, 'Como ligo?', { at: iso(-300) });
    await move(rui, body.id, 'takenUp', { at: iso(-100) });
    await move(ana, body.id, 'answered', { answer: 'Pelo botão.', at: iso(-200) });
    expect(await own()).toMatchObject([{ state: 'answered', answer: 'Pelo botão.', by: ana.actor.name }]);
    expect((await move(rui, body.id, 'waiting', { at: iso(-150) })).body).toMatchObject({ state: 'answered' });
  });

  it('is taken back while nobody took it up, for good', async () => {
    const { ana, lia, caio, tap, ask, move, onDesk, own } = await given();
    const [one, other] = [String((await ask(lia, 'Um')).body.id), String((await ask(lia, 'Dois')).body.id)];
    await move(ana, other, 'takenUp');
    expect((await tap(lia, withdrawDoubt, {}, { doubtId: other })).body.code).toBe('doubt.taken-up');
    expect((await tap(caio, withdrawDoubt, {}, { doubtId: one })).status).toBe(404);
    for (let time = 0; time < 2; time += 1)
      expect((await tap(lia, withdrawDoubt, {}, { doubtId: one })).body.state).toBe('withdrawn');
    expect((await move(ana, one, 'answered', { answer: 'Tarde' })).body).toMatchObject({
      state: 'withdrawn',
      answer: '',
    });
    expect((await onDesk()).map(({ id }) => id)).toEqual([other]);
    expect((await own()).map(({ id }) => id)).toEqual([other]);
  });

  it('is asked of a lesson that began, in one’s own class, so many at a time', async () => {
    const { schoolId, lia, tap, ask, classId } = await given();
    const body = () => ({ doubtId: randomUUID(), text: 'Como?' });
    expect((await tap(lia, askDoubt, body(), { number: 2 })).body.code).toBe('lesson.not-started');
    const { id } = await runningClass(schoolId);
    expect((await tap(lia, askDoubt, body(), { id })).status).toBe(404);
    await db().classLesson.updateMany({
      where: { classId },
      data: { status: 'closed', closedAt: new Date(), attendanceSavedAt: new Date() },
    });
    for (let count = 0; count < openDoubtsMax; count += 1) expect((await ask(lia, `Dúvida ${count}`)).status).toBe(200);
    expect((await ask(lia, 'Mais uma')).body.code).toBe('doubt.too-many');
    // Who is in need is heard all the same.
    expect((await ask(lia, 'quero me matar')).status).toBe(200);
  });

  it('is moved by its own lesson alone, and by who teaches the class', async () => {
    const { schoolId, ana, lia, caio, ask, tap } = await given();
    const { body } = await ask(lia, 'Como ligo?');
    const state = { state: 'answered' };
    const { classId: id } = await classInLesson(schoolId, { facilitators: [ana] });
    expect((await tap(ana, moveDoubt, state, { doubtId: String(body.id), id })).status).toBe(404);
    expect(
      (await tap(await signedIn('instrutor', schoolId), moveDoubt, state, { doubtId: String(body.id) })).status,
    ).toBe(404);
    expect((await tap(caio, moveDoubt, state, { doubtId: String(body.id) })).status).toBe(403);
  });
});

describe('a doubt that tells of danger', () => {
  const told = async ({ actor }: SignedIn) => (await careNotices(actor, {})).items.map(({ excerpt }) => excerpt);

  it('is answered with help, and both sides hear of it', async () => {
    const { schoolId, ana, lia, ask, own, onDesk } = await given();
    const head = await signedIn('escola', schoolId);
    const { body } = await ask(lia, 'quero me matar');
    expect(body.help).toContain('href="tel:188"');
    expect((await own())[0]?.help).toBe(body.help);
    expect(await told(head)).toEqual(['quero me matar']);
    expect(await told(ana)).toEqual(['quero me matar']);
    expect(await onDesk()).toHaveLength(1);
    expect(JSON.stringify(await onDesk())).not.toContain('188');
  });

  it('of who teaches is on nobody’s desk, nor can it be moved, nor what goes on with it', async () => {
    const { schoolId, classId, ana, rui, lia, ask, move, own, onDesk } = await given();
    const head = await signedIn('escola', schoolId);
    await db().account.update({ where: { id: ana.actor.id }, data: { name: 'Marta Ribeiro' } });
    const plain = (await ask(lia, 'Como ligo o motor?')).body.id;
    const { body } = await ask(lia, 'minha professora me bate');
    await ask(lia, 'foi a Marta');
    expect(body.help).toContain('tel:100');
    for (const who of [ana, rui]) {
      expect((await onDesk(who)).map(({ id }) => id)).toEqual([plain]);
      expect(await told(who)).toEqual([]);
      expect((await move(who, body.id, 'answered', { answer: 'Não foi' })).status).toBe(404);
    }
    expect((await told(head)).sort()).toEqual(['foi a Marta', 'minha professora me bate']);
    expect(await own()).toHaveLength(3);
    const events = await db().liveEvent.findMany({ where: { topic: `desk:${classId}` }, select: { data: true } });
    expect(JSON.stringify(events)).not.toContain('me bate');
  });

  it('is gone from every desk that stands open once a later one says who it was, asked in a lesson or of the assistant', async () => {
    const { schoolId, classId, ana, lia, caio, ask, onDesk } = await given();
    await signedIn('escola', schoolId);
    const gone = async () => {
      const events = await db().liveEvent.findMany({ where: { topic: `desk:${classId}` }, orderBy: { id: 'asc' } });
      return events.flatMap(({ data }) => (data as { doubtsGone?: string[] }).doubtsGone ?? []);
    };
    const first = (await ask(lia, 'alguém me bateu e eu tenho medo')).body.id;
    const second = (await ask(caio, 'alguém me bateu e eu tenho medo')).body.id;
    expect(await onDesk(ana)).toHaveLength(2);
    await ask(lia, 'foi o professor');
    expect((await onDesk(ana)).map(({ id }) => id)).toEqual([second]);
    expect(await gone()).toEqual([first]);
    const care = { topic: 'violence' as const, severity: 'high' as const, excerpt: 'meu professor me bate' };
    const answer = { id: randomUUID(), state: 'done' as const, content: '', origin: 'care' as const, sources: [] };
    await endAnswer(caio.actor, { ...answer, standsIn: false, isStoppedHere: false, care });
    expect(await onDesk(ana)).toEqual([]);
    expect(await gone()).toEqual([first, second]);
    // Nor is it caught up with by who had no line meanwhile.
    const told = await db().liveEvent.findMany({ where: { topic: `desk:${classId}` }, select: { data: true } });
    expect(JSON.stringify(told)).not.toContain('me bateu');
  });

  it('is nothing that an administrator reads who sees as the pupil', async () => {
    const { classId, lia, ask } = await given();
    await ask(lia, 'quero me matar');
    const seeing = { byId: randomUUID() } as NonNullable<SignedIn['actor']['seeing']>;
    expect((await seat({ ...lia.actor, seeing }, { classId }))?.doubts).toEqual([]);
  });

  it('is nothing that an administrator reads or hears who sees as the facilitator', async () => {
    const { classId, ana, lia, ask } = await given();
    await ask(lia, 'quero me matar');
    const seen = { ...ana.actor, seeing: { byId: randomUUID() } as NonNullable<SignedIn['actor']['seeing']> };
    expect((await desk(seen, { classId }))?.doubts).toEqual([]);
    const topics = [`desk:${classId}`, `lessons:${classId}`];
    expect((await live.missed(ana.actor, { topics })).refused).toEqual([]);
    expect((await live.missed(seen, { topics })).refused).toEqual([`desk:${classId}`]);
  });
});
