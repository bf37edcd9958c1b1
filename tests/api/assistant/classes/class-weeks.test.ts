import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as WEEK } from '@/app/api/assistant/classes/[classId]/week/route';
import { GET } from '@/app/api/assistant/classes/route';
import { tellWeeks } from '@/lib/class-reading/jobs/tell-weeks';
import { classWeekMail } from '@/lib/class-reading/mails/week';
import { classWeek, classWeeks } from '@/lib/class-reading/queries/class-weeks';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { type Source, storedTurns } from '@/tests/support/assistant/stored-turns';
import { moved, twoClasses } from '@/tests/support/assistant/two-classes';
import { send } from '@/tests/support/send';

const loops = (heading: string): Source => ({
  title: 'Repetições e laços',
  heading,
  address: `/knowledgebase/loops#${heading}`,
});
const lists: Source = { title: 'Listas', heading: 'Armadilhas', address: '/knowledgebase/lists#armadilhas' };

let world: Awaited<ReturnType<typeof twoClasses>>;
beforeAll(async () => {
  world = await twoClasses();
  const { pupil, classmate, leaver, mover, stranger } = world;
  setClock(() => new Date('2026-11-12T12:00:00Z'));
  await storedTurns(pupil, [
    {
      at: '2026-11-09T13:00:00Z',
      question: 'Como paro este laço?',
      answer: { content: 'Veja [2].', sources: [lists, loops('Preso')], hint: 1 },
    },
    {
      at: '2026-11-09T13:01:00Z',
      question: 'Mas ainda não para…',
      answer: { content: 'Repare [1] e [2].', sources: [loops('Preso'), loops('Quadrado')], hint: 2 },
    },
    {
      at: '2026-11-09T13:02:00Z',
      question: 'Nada muda no meu laço',
      answer: { content: 'Sem citar.', sources: [{ number: 1, ...loops('Preso') }], hint: 3, liking: 'disliked' },
    },
    {
      at: '2026-11-15T13:00:00Z',
      question: 'Qual o melhor time de futebol?',
      answer: { content: 'Não achei isso no material.', origin: 'guide', sources: [] },
    },
    {
      at: '2026-11-10T13:03:00Z',
      question: 'segredo que ninguém cita',
      answer: { content: 'Converse com alguém [1].', origin: 'care', sources: [lists] },
    },
    // Half an hour into the Monday of Brasília, and half an hour before it.
    { at: '2026-11-09T03:30:00Z', question: 'Primeira da semana' },
    { at: '2026-11-09T02:30:00Z', question: 'Última da semana anterior' },
  ]);
  await storedTurns(classmate, [
    { at: '2026-11-11T12:59:00Z', question: 'Oi, tudo bem?', answer: { content: 'Oi!', origin: 'guide', sources: [] } },
    {
      at: '2026-11-11T13:02:00Z',
      question: 'obrigado!',
      answer: { content: 'De nada [1].', sources: [lists], hint: 3, liking: 'disliked' },
    },
    {
      at: '2026-11-11T13:00:00Z',
      question: 'Como uso uma lista?',
      answer: { content: 'Assim [1].', sources: [lists] },
    },
    {
      at: '2026-11-11T13:01:00Z',
      question: 'E o laço da lista?',
      answer: { content: 'Veja [1, 2].', sources: [lists, loops('Quadrado')] },
    },
  ]);
  await storedTurns(leaver, [{ at: '2026-11-10T12:00:00Z', question: 'De quem saiu da turma' }]);
  await storedTurns(mover, [
    { at: '2026-11-10T12:00:00Z', question: 'Antes de mudar', answer: { content: '[1]', sources: [lists] } },
    { at: '2026-11-12T11:00:00Z', question: 'Depois de mudar', answer: { content: '[1]', sources: [lists] } },
  ]);
  await storedTurns(stranger, [{ at: '2026-11-10T12:00:00Z', question: 'De outra escola' }]);
});
afterAll(() => setClock(undefined));

describe('GET /assistant/classes/{classId}/week', () => {
  it('sums up what the class asked, by the page that the answers cited', async () => {
    const { facilitator, first } = world;
    const { item, week } = await classWeek(facilitator.actor, { classId: first.id });
    expect(week).toBe('2026-11-09');
    expect(item).toMatchObject({ pupils: 2, questions: 8, askers: 2 });
    expect(item.asked).toMatchObject([
      {
        title: 'Repetições e laços',
        address: '/knowledgebase/loops',
        headings: [
          { heading: 'Preso', address: '/knowledgebase/loops#Preso' },
          { heading: 'Quadrado', address: '/knowledgebase/loops#Quadrado' },
        ],
        questions: 4,
        askers: 2,
        disliked: 1,
        lastHints: 1,
        returned: 1,
      },
      { title: 'Listas', questions: 2, askers: 1, disliked: 0, lastHints: 0, returned: 0 },
    ]);
    expect(item.asked[0]?.examples).toEqual(['E o laço da lista?', 'Como paro este laço?']);
    expect(item.stuck[0]?.examples).toEqual(['Nada muda no meu laço']);
    expect(item.stuck.map(({ title }) => title)).toEqual(['Repetições e laços']);
    expect(item.helpful.map(({ heading }) => heading)).toEqual(['Preso', 'Armadilhas', 'Quadrado']);
    expect(item.unanswered).toEqual({ questions: 1, examples: ['Qual o melhor time de futebol?'] });
    expect(JSON.stringify(item)).not.toContain('segredo');
  });

  it('counts no greeting and no thanks: nobody is stuck there, and the material has nothing to answer', async () => {
    const { facilitator, first } = world;
    const { item } = await classWeek(facilitator.actor, { classId: first.id });
    expect(JSON.stringify(item)).not.toMatch(/Oi, tudo bem|obrigado/);
    expect(item.stuck.map(({ address }) => address)).not.toContain(lists.address.split('#')[0]);
  });

  it('counts a pupil who moved where the question was asked', async () => {
    const { colleague, second } = world;
    const { item } = await classWeek(colleague.actor, { classId: second.id });
    expect(moved < '2026-11-12').toBe(true);
    expect(item).toMatchObject({ pupils: 1, questions: 1, askers: 1, asked: [{ examples: ['Depois de mudar'] }] });
  });

  it('counts what somebody in two classes asks about the course of one of them there alone', async () => {
    const { facilitator, colleague, first, second, mover: both } = await twoClasses();
    await db().enrolment.updateMany({ where: { studentId: both.actor.id }, data: { leftAt: null } });
    const { code } = await db().course.findUniqueOrThrow({ where: { id: second.courseId } });
    const at = '2026-11-12T11:00:00Z';
    await storedTurns(both, [{ at, question: 'Como giro o motor?' }], `curso_${code}`);
    await storedTurns(both, [{ at, question: 'Como salvo o arquivo?' }], randomUUID());
    const counted = async (who: typeof colleague, classId: string) =>
      (await classWeek(who.actor, { classId, week: '2026-11-09' })).item.questions;
    expect(await counted(facilitator, first.id)).toBe(1);
    expect(await counted(colleague, second.id)).toBe(2);
  });

  it('goes back eight weeks by the clock of Brasília, and no further', async () => {
    const { facilitator, first } = world;
    const asked = async (week: string) => {
      const path = `/assistant/classes/${first.id}/week?week=${week}`;
      const answer = await send(WEEK, { path, params: { classId: first.id }, bearer: facilitator.bearer });
      return answer.body as unknown as { week: string; weeks: string[]; item: { questions: number } };
    };
    const before = await asked('2026-11-02');
    expect([before.week, before.item.questions, before.weeks.length]).toEqual(['2026-11-02', 1, 9]);
    expect((await asked('2025-01-06')).week).toBe('2026-11-09');
    expect((await asked('2026-11-10')).week).toBe('2026-11-09');
  });

  it('is not there for another facilitator, nor while an administrator sees as this one', async () => {
    const { facilitator, colleague, neighbour, first } = world;
    for (const { bearer } of [colleague, neighbour]) {
      const path = `/assistant/classes/${first.id}/week`;
      expect((await send(WEEK, { path, params: { classId: first.id }, bearer })).status).toBe(404);
    }
    const seeing = { id: 'x', byId: 'y', reason: 'chamado', until: new Date('2027-01-01') };
    const seen = { ...facilitator.actor, seeing };
    await expect(classWeek(seen, { classId: first.id })).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
    await expect(classWeeks(seen, {})).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
  });
});

describe('GET /assistant/classes', () => {
  it('lists the own classes of the school that is open', async () => {
    const { facilitator, neighbour, schoolId, first, foreign } = world;
    const listed = async (bearer: string) => {
      const { body } = await send(GET, { path: '/assistant/classes', bearer });
      return (body as unknown as { items: { id: string; questions: number }[] }).items.map(({ id, questions }) => [
        id,
        questions,
      ]);
    };
    expect(await listed(facilitator.bearer)).toEqual([[first.id, 8]]);
    expect(await listed(neighbour.bearer)).toEqual([[foreign.id, 1]]);
    expect((await classWeeks({ ...neighbour.actor, schoolId }, {})).items).toEqual([]);
  });
});

/** Twice on Friday, and by an administrator who tries it again on Monday. */
async function tellAll(): Promise<void> {
  for (const at of ['2026-11-13T18:00:00Z', '2026-11-13T18:01:00Z', '2026-11-16T12:00:00Z']) {
    setClock(() => new Date(at));
    await tellWeeks.run({}, { signal: new AbortController().signal, lastAttempt: false });
  }
}

describe('the mail on Friday', () => {
  it('tells who teaches once of the own class, by names of pages and without a child’s words', async () => {
    const { facilitator, colleague, first, pupil } = world;
    const email = `${randomUUID()}@escola.example`;
    await db().account.update({ where: { id: facilitator.actor.id }, data: { email } });
    await tellAll();
    const mails = await db().mail.findMany({ where: { toAddress: email } });
    expect(mails).toHaveLength(1);
    const [one] = mails;
    expect(one?.data).toMatchObject({ classes: [{ name: first.name, questions: 8, stuck: ['Repetições e laços'] }] });
    const told = JSON.stringify(one);
    for (const word of ['laço?', 'futebol', 'segredo', pupil.actor.name]) expect(told).not.toContain(word);
    expect(await db().mail.count({ where: { toName: colleague.actor.name } })).toBe(0);
  });

  it('tells each of two who share a mailbox of the own classes', async () => {
    const { facilitator, neighbour, first, foreign } = world;
    const email = `${randomUUID()}@escola.example`;
    const shared = { id: { in: [facilitator.actor.id, neighbour.actor.id] } };
    await db().account.updateMany({ where: shared, data: { email } });
    // What the first was told before, elsewhere.
    await db().mail.deleteMany({ where: { template: classWeekMail.name } });
    await tellAll();
    const told = (await db().mail.findMany({ where: { toAddress: email } })).map(({ data }) => data);
    expect(told).toHaveLength(2);
    for (const { name } of [first, foreign]) expect(JSON.stringify(told)).toContain(name);
  });
});
