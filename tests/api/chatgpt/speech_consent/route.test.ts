import { describe, expect, it } from 'vitest';
import { GET } from '@/app/api/chatgpt/speech_consent/route';
import { db } from '@/lib/platform/db/client';
import { changeSettings } from '@/lib/school-ai/commands/change-settings';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

const ask = ({ bearer }: SignedIn) => send(GET, { path: '/chatgpt/speech_consent', bearer });

describe('GET /chatgpt/speech_consent', () => {
  it('lets a pupil speak from when the own school agrees, until it does no more', async () => {
    const { id: schoolId } = await school();
    const [pupil, elsewhere] = [await signedIn('aluno', schoolId), await signedIn('aluno', (await school()).id)];
    const manager = await signedIn('escola', schoolId);
    expect((await ask(pupil)).body).toEqual({ mayListen: false });
    const contact = { contactName: 'Ana', contactEmail: 'ana@example.org', dailyAnswersMax: 10 };
    await changeSettings(manager.actor, { schoolId, revision: 0, ...contact, speechForStudents: true });
    expect((await ask(pupil)).body).toEqual({ mayListen: true });
    expect((await ask(elsewhere)).body).toEqual({ mayListen: false });
    await changeSettings(manager.actor, { schoolId, revision: 1, ...contact, speechForStudents: false });
    expect((await ask(pupil)).body).toEqual({ mayListen: false });
  });

  it.each(['speech', 'assistant'] as const)('lets no pupil speak whose family did not allow %s', async (kind) => {
    const { id: schoolId } = await school();
    await db().schoolAiSettings.create({ data: { schoolId, dailyAnswersMax: 10, speechForStudents: true } });
    const pupil = await signedIn('aluno', schoolId);
    expect((await ask(pupil)).body).toEqual({ mayListen: true });
    await db().consent.updateMany({ where: { studentId: pupil.actor.id, kind }, data: { endedAt: new Date() } });
    expect((await ask(pupil)).body).toEqual({ mayListen: false });
  });

  it('lets everybody else speak', async () => {
    const { id: schoolId } = await school();
    expect((await ask(await signedIn('instrutor', schoolId))).body).toEqual({ mayListen: true });
    expect((await ask(await signedIn('admin'))).body).toEqual({ mayListen: true });
  });
});
