import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GET as SPEECH } from '@/app/api/chatgpt/speech_consent/route';
import { closeLesson } from '@/lib/lessons/commands/close-lesson';
import { setSwitches } from '@/lib/lessons/commands/set-switches';
import { db } from '@/lib/platform/db/client';
import { withContact } from '@/tests/support/ai/school-keys';
import { imageClient, pictureText } from '@/tests/support/assistant/chat-images';
import { panelOf } from '@/tests/support/assistant/panel';
import { vendor } from '@/tests/support/assistant/vendor-in-use';
import { classInLesson } from '@/tests/support/running-class';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

const code = 'assistant.off-in-lesson';
const question = 'Como o robô vira?';

async function given() {
  const { id: schoolId } = await school();
  await withContact(schoolId, { dailyAnswersMax: 100 });
  const pupil = await signedIn('aluno', schoolId);
  const held = await classInLesson(schoolId, { pupils: [pupil] });
  return { schoolId, pupil, held, panel: panelOf(pupil) };
}

type Held = Awaited<ReturnType<typeof classInLesson>>;

function switched({ facilitator, classId, number }: Held, assistantOff: boolean, seconds = 0) {
  const at = new Date(Date.now() + seconds * 1000).toISOString();
  return setSwitches(facilitator.actor, { classId, number, at, assistantOff });
}

async function asked(panel: ReturnType<typeof panelOf>, text = question) {
  return panel.ask(await panel.add(text));
}

describe('POST /chatgpt/prompt, while a lesson has the assistant off', () => {
  it('refuses its pupils, asks no model and counts nothing, until it is on again', async () => {
    const { pupil, held, panel } = await given();
    expect((await asked(panel)).status).toBe(200);
    vendor.requests.length = 0;
    await switched(held, true);
    const refused = await asked(panel);
    expect(refused).toMatchObject({ status: 409, body: { code } });
    expect(vendor.requests).toHaveLength(0);
    const use = await db().assistantUse.findMany({ where: { accountId: pupil.actor.id } });
    expect(use.map(({ questions }) => questions)).toEqual([1]);
    await switched(held, false);
    // The question that was refused is answered now.
    expect((await panel.ask()).status).toBe(200);
    expect((await panel.read()).map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
  });

  it('works again once the lesson is closed', async () => {
    const { held, panel } = await given();
    await switched(held, true);
    expect((await asked(panel)).body.code).toBe(code);
    const { classId, number, facilitator } = held;
    await db().classLesson.updateMany({ where: { classId }, data: { attendanceSavedAt: new Date() } });
    await closeLesson(facilitator.actor, { classId, number, at: new Date().toISOString() });
    expect((await asked(panel)).status).toBe(200);
  });

  it('refuses in whichever of a pupil’s classes it is, and nobody of another class or school', async () => {
    const { schoolId, pupil, held, panel } = await given();
    const other = await classInLesson(schoolId, { pupils: [pupil, await signedIn('aluno', schoolId)] });
    const elsewhere = await given();
    await switched(elsewhere.held, true);
    expect((await asked(panel)).status).toBe(200);
    await switched(other, true);
    expect((await asked(panel)).body.code).toBe(code);
    await switched(held, false);
    expect((await asked(panel)).body.code).toBe(code);
    // Who left that class is not in its lesson.
    await db().enrolment.updateMany({
      where: { classId: other.classId, studentId: pupil.actor.id },
      data: { leftAt: new Date() },
    });
    expect((await asked(panel)).status).toBe(200);
    // A class that ended under its lesson keeps nobody out.
    await switched(held, true, 1);
    expect((await asked(panel)).body.code).toBe(code);
    await db().schoolClass.update({ where: { id: held.classId }, data: { status: 'cancelled', endedAt: new Date() } });
    expect((await asked(panel)).status).toBe(200);
  });

  it('refuses no facilitator of it', async () => {
    const { held } = await given();
    await switched(held, true);
    expect((await asked(panelOf(held.facilitator))).status).toBe(200);
  });

  it.each<[string, (pupil: SignedIn) => ReturnType<typeof panelOf>, object]>([
    ['another subject', (pupil) => panelOf(pupil, '', 'curso_RB'), {}],
    ['a knowledge base', (pupil) => panelOf(pupil, 'Sensores', 'c9dc2ed0-0ed4-11ee-be56-0242ac120002'), {}],
    [
      'another tipo and place on the wire',
      (pupil) => panelOf(pupil),
      { currentUserType: 'instrutor', currentLesson: 'X9' },
    ],
  ])('is not passed by %s', async (_, panelFor, stood) => {
    const { pupil, held } = await given();
    await switched(held, true);
    const panel = panelFor(pupil);
    const id = await panel.add(question);
    expect((await panel.ask(id, stood)).body.code).toBe(code);
    expect((await panel.ask(undefined, { ...stood, classId: randomUUID(), assistantOff: false })).body.code).toBe(code);
    await expect(panel.askStreamed(id)).rejects.toThrow(code);
    expect(vendor.requests).toHaveLength(0);
  });

  it('lets an answer that is being written end, and told again', async () => {
    const { held, panel } = await given();
    vendor.set({ pace: { firstTokenMs: 20, perTokenMs: 20 } });
    const id = await panel.add(question);
    const stream = await panel.askStreamed(id);
    await stream.until(2);
    await switched(held, true);
    await stream.ended;
    expect(stream.frames.at(-1)?.event).toBe('done');
    expect((await panel.ask(id)).status).toBe(200);
    expect((await asked(panel, 'E para trás?')).body.code).toBe(code);
  });

  it('hears who is in need all the same', async () => {
    const { held, panel } = await given();
    await switched(held, true);
    expect((await asked(panel, 'quero me matar')).status).toBe(200);
    expect((await panel.read()).at(-1)).toMatchObject({ origin: 'care' });
  });

  it('takes no picture and no voice', async () => {
    const { schoolId, pupil, held } = await given();
    await db().schoolAiSettings.update({ where: { schoolId }, data: { speechForStudents: true } });
    const mayListen = async () =>
      (await send(SPEECH, { path: '/chatgpt/speech_consent', bearer: pupil.bearer })).body.mayListen;
    const { upload } = imageClient(pupil.bearer);
    expect(await mayListen()).toBe(true);
    await switched(held, true);
    expect(await mayListen()).toBe(false);
    expect((await upload(await pictureText())).body.code).toBe(code);
    await switched(held, false);
    expect((await upload(await pictureText())).status).toBe(200);
  });
});
