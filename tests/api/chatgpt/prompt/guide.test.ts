import { beforeAll, describe, expect, it } from 'vitest';
import { pupilMost } from '@/lib/assistant/rules/daily-most';
import { dayOf } from '@/lib/assistant/rules/day';
import { indexLessons } from '@/lib/lesson-plans/parts/index-lessons';
import { db } from '@/lib/platform/db/client';
import { panelOf } from '@/tests/support/assistant/panel';
import { courseContent } from '@/tests/support/course-content';
import { baseData, storedBase } from '@/tests/support/knowledge/stored-base';
import { signedIn } from '@/tests/support/world';

const mark = crypto.randomUUID().slice(0, 8).replace(/\d/g, 'q');
let topicId: string | undefined;
beforeAll(async () => {
  const { topics } = await storedBase({
    ...baseData(mark),
    topics: [
      {
        topic: `Guizo ${mark}`,
        suggestions: [`O que é um guizo${mark}?`],
        body: `## Som\n\nUm guizo${mark} é um sino pequeno.\n\n- Leve o guizo${mark} no bolso`,
      },
    ],
  });
  topicId = topics[0]?.id;
});

/** What the guide answers to a pupil whose questions to a model are used up. */
async function guided(question: string, subject?: string) {
  const { actor, bearer } = await signedIn('aluno');
  const panel = panelOf({ actor, bearer }, '', subject);
  await db().assistantUse.create({
    data: { accountId: actor.id, day: new Date(dayOf(new Date())), questions: pupilMost.questions },
  });
  await panel.ask(await panel.add(question));
  const [, answer] = await panel.read();
  const stored = await db().chatMessage.findUniqueOrThrow({ where: { id: String(answer?.docId) } });
  return { content: String(answer?.content), origin: answer?.origin, sources: stored.sources };
}

describe('the built-in guide', () => {
  it('quotes the section and not the question that its topic suggests, and keeps what it cites', async () => {
    const { content, origin, sources } = await guided(`O que é um guizo${mark}?`);
    expect(origin).toBe('guide');
    expect(content).toMatch(new RegExp(`^> Um guizo${mark} é um sino pequeno\\. \\[\\d\\]$`, 'm'));
    expect(content).toMatch(new RegExp(`^> - Leve o guizo${mark} no bolso \\[\\d\\]$`, 'm'));
    expect(content).not.toContain(`> O que é um guizo${mark}?`);
    expect(sources).toMatchObject([{ address: `/knowledgebase/${topicId}#text-som` }]);
  });

  it('tells what a thing is from where it is explained, however often the own course names it', async () => {
    const { course, lessons } = await courseContent({
      plan: { materials: `- Um guizo${mark}`, steps: `1. Toque o guizo${mark}.`, activity: `Pinte o guizo${mark}.` },
    });
    await db().$transaction((tx) => indexLessons(tx, { lessonIds: lessons.map(({ id }) => id) }));
    const { content } = await guided(`oq é um guizo${mark}`, `curso_${course.code}`);
    expect(content).toMatch(new RegExp(`^> Um guizo${mark} é um sino pequeno\\. \\[\\d\\]$`, 'm'));
  });

  it('keeps no source of an answer that says there is nothing', async () => {
    const { content, sources } = await guided('Xablau zorvo quimbra?');
    expect(content).toContain('Não encontrei nada sobre isso no material.');
    expect(sources).toEqual([]);
  });

  it('greets who greets', async () => {
    const { content, sources } = await guided('Oi, tudo bem?');
    expect(content).toContain('Oi! Sou o guia da plataforma');
    expect(sources).toEqual([]);
  });
});
