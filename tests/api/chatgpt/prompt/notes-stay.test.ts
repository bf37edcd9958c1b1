import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { indexLessons } from '@/lib/lesson-plans/parts/index-lessons';
import { db } from '@/lib/platform/db/client';
import { withContact } from '@/tests/support/ai/school-keys';
import { panelOf } from '@/tests/support/assistant/panel';
import { vendor } from '@/tests/support/assistant/vendor-in-use';
import { courseContent } from '@/tests/support/course-content';
import { school, signedIn } from '@/tests/support/world';

const mark = randomUUID().slice(0, 8).replace(/\d/g, 'q');
const word = `quindim${mark}`;

/** A lesson that says why in the notes for who leads it alone. */
async function lesson() {
  const { lessons, course } = await courseContent({
    plan: {
      materials: `- Roda ${word}, já presa num eixo\n- Cola branca`,
      steps: `1. As duplas montam o carrinho ${word} na mesa.`,
      activity: `Monte o carrinho ${word}.`,
      facilitatorNotes: `## Consertos\n\nRoda do ${word} presa: a cola azulejada travou o palito esquisito.`,
    },
  });
  await db().$transaction((tx) => indexLessons(tx, { lessonIds: lessons.map(({ id }) => id) }));
  return { course, lesson: lessons[0] };
}

async function asked(isModelAllowed: boolean, question = `por que a cola e a roda presa do ${word}?`) {
  vendor.requests.length = 0;
  const { id: schoolId } = await school();
  await withContact(schoolId);
  const who = await signedIn('aluno', schoolId);
  if (!isModelAllowed) await db().consent.deleteMany({ where: { studentId: who.actor.id } });
  const { course, lesson: open } = await lesson();
  const panel = panelOf(who, '', `curso_${course.code}`);
  await panel.ask(await panel.add(question), { currentLesson: open?.code });
  return { told: JSON.stringify(await panel.read()), stored: await storedOf(who.actor.id) };
}

async function storedOf(accountId: string) {
  return JSON.stringify(await db().chatMessage.findMany({ where: { conversation: { accountId } } }));
}

/** Words of the notes that stand nowhere else. */
const secret = /azulejad|travou|esquisit|Consertos/i;

describe('POST /chatgpt/prompt, of the notes for who leads a lesson', () => {
  it('tells a pupil to ask, and where, and not one word of them', async () => {
    const { told, stored } = await asked(false);
    expect(told).toContain('quem conduz a aula sabe');
    expect(told).toContain('Minhas dúvidas');
    expect(told).toContain('Pedir ajuda');
    expect(told + stored).not.toMatch(secret);
    expect(vendor.requests).toHaveLength(0);
  });

  it('sends a model none of them', async () => {
    const { told, stored } = await asked(true);
    expect(vendor.requests.length).toBeGreaterThan(0);
    expect(JSON.stringify(vendor.requests) + told + stored).not.toMatch(secret);
  });
});
