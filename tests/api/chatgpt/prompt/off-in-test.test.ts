import { describe, expect, it } from 'vitest';
import { GET as SPEECH } from '@/app/api/chatgpt/speech_consent/route';
import { db } from '@/lib/platform/db/client';
import { withContact } from '@/tests/support/ai/school-keys';
import { imageClient, pictureText } from '@/tests/support/assistant/chat-images';
import { panelOf } from '@/tests/support/assistant/panel';
import { vendor } from '@/tests/support/assistant/vendor-in-use';
import { agedBy, begunTest, classWithTest, releasedTest } from '@/tests/support/class-test';
import { send } from '@/tests/support/send';
import { conclude } from '@/tests/support/test-device';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

const code = 'assistant.off-in-test';
const question = 'Qual é a resposta da questão 3?';

/** A pupil with an open test, in a school with a key of its own. */
async function inTest() {
  const { id: schoolId } = await school();
  await withContact(schoolId, { dailyAnswersMax: 100 });
  await db().schoolAiSettings.update({ where: { schoolId }, data: { speechForStudents: true } });
  const pupils = [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)] as const;
  const of = await classWithTest({ schoolId, pupils });
  await releasedTest(of);
  const [pupil, colleague] = pupils;
  return { of, pupil, colleague, device: await begunTest(of, pupil) };
}

async function asked(panel: ReturnType<typeof panelOf>, text = question) {
  return panel.ask(await panel.add(text));
}

describe('POST /chatgpt/prompt, while a pupil has a test open', () => {
  it.each<[string, (pupil: SignedIn) => ReturnType<typeof panelOf>, object]>([
    ['the lesson itself', (pupil) => panelOf(pupil), {}],
    ['another subject', (pupil) => panelOf(pupil, '', 'curso_RB'), {}],
    ['a knowledge base', (pupil) => panelOf(pupil, 'Sensores', 'c9dc2ed0-0ed4-11ee-be56-0242ac120002'), {}],
    ['another tipo on the wire', (pupil) => panelOf(pupil), { currentUserType: 'instrutor', currentLesson: 'X9' }],
  ])('answers nothing through %s, at once or streamed, and asks no model', async (_, panelFor, stood) => {
    const { pupil } = await inTest();
    const panel = panelFor(pupil);
    const id = await panel.add(question);
    vendor.requests.length = 0;
    expect(await panel.ask(id, stood)).toMatchObject({ status: 409, body: { code } });
    await expect(panel.askStreamed(id)).rejects.toThrow(code);
    expect(vendor.requests).toHaveLength(0);
  });

  it('takes no picture and no voice, hears who is in need, and is there again after the end', async () => {
    const { pupil, device } = await inTest();
    const speech = () => send(SPEECH, { path: '/chatgpt/speech_consent', bearer: pupil.bearer });
    expect((await speech()).body.mayListen).toBe(false);
    expect((await imageClient(pupil.bearer).upload(await pictureText())).body.code).toBe(code);
    expect((await asked(panelOf(pupil), 'quero me matar')).status).toBe(200);
    await conclude(device);
    expect((await asked(panelOf(pupil))).status).toBe(200);
  });

  it('holds until the deadline where the device is never heard of again, and keeps nobody else out', async () => {
    const { of, pupil, device, colleague } = await inTest();
    expect((await asked(panelOf(colleague))).status).toBe(200);
    expect((await asked(panelOf(of.facilitator))).status).toBe(200);
    await agedBy(device.attemptId, 60);
    expect((await asked(panelOf(pupil))).body.code).toBe(code);
    await agedBy(device.attemptId, 24 * 3600);
    expect((await asked(panelOf(pupil))).status).toBe(200);
  });
});
