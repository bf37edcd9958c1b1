import { beforeAll, expect, it } from 'vitest';
import { assistantWords } from '@/lib/assistant/prompts/assistant-words';
import { guideAnswer } from '@/lib/assistant/prompts/guide-answer';
import { placeOf } from '@/lib/assistant/queries/place';
import { startersAt } from '@/lib/assistant/queries/starters';
import { findPassages } from '@/lib/passages/queries/find-passages';
import { coverageOf } from '@/lib/passages/queries/question-coverage';
import { db } from '@/lib/platform/db/client';
import { seedDemo } from '@/prisma/seed/demo';

beforeAll(seedDemo, 60_000);

/** Everything that the panel can be about, but for screens. */
async function everyPart(): Promise<{ subject: string; division: string }[]> {
  const open = { unit: { module: { status: 'released' as const, course: { status: 'active' as const } } } };
  const lessons = await db().lesson.findMany({
    where: open,
    select: {
      code: true,
      unit: { select: { module: { select: { code: true, course: { select: { code: true } } } } } },
    },
  });
  const bases = await db().knowledgeBase.findMany({ select: { id: true, topics: { select: { name: true } } } });
  const subjects = new Set(
    lessons.flatMap(({ code, unit: { module } }) => [
      `licao_${code}`,
      `modulo_${module.code}`,
      `curso_${module.course.code}`,
    ]),
  );
  return [
    ...[...subjects].map((subject) => ({ subject, division: '' })),
    ...bases.flatMap(({ id, topics }) => [
      { subject: id, division: '' },
      ...topics.map(({ name }) => ({ subject: id, division: name })),
    ]),
  ];
}

const unanswered = [assistantWords('pt-BR')('guide.nothing'), assistantWords('en')('guide.nothing')];

async function expectUseful(question: string, near: readonly string[]): Promise<void> {
  const passages = await findPassages(question, { locale: 'pt-BR', near, max: 6 });
  const asked = { question, passages, coverage: (await coverageOf(question))() };
  for (const [tipo, hint] of [
    ['aluno', 1],
    ['instrutor', null],
  ] as const) {
    const { content, fits } = guideAnswer({ ...asked, reader: { tipo, schoolYear: null, locale: 'pt-BR' }, hint });
    expect(fits, question).toBe(true);
    expect(content, question).toMatch(/\[\d\]/);
    expect(unanswered.filter((words) => content.includes(words))).toEqual([]);
  }
}

it('offers of each part of the demo its own questions, and the built-in guide answers every one', async () => {
  const parts = await everyPart();
  expect(parts.length).toBeGreaterThan(50);
  const without: string[] = [];
  for (const part of parts) {
    const { near = [] } = (await placeOf(null, part)) ?? {};
    const questions = await startersAt(near, 'pt-BR');
    if (questions.length === 0) without.push(`${part.subject} ${part.division}`);
    for (const question of questions) await expectUseful(question, near);
  }
  expect(without).toEqual([]);
}, 120_000);
