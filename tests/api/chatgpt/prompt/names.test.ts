import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { panelOf } from '@/tests/support/assistant/panel';
import { storedTurn } from '@/tests/support/assistant/stored-turn';
import { vendor } from '@/tests/support/assistant/vendor-in-use';
import { type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

let pupil: SignedIn;
let classmate: SignedIn;
let facilitator: SignedIn;
beforeAll(async () => {
  const { id } = await school();
  [pupil, classmate] = [await signedIn('aluno', id), await signedIn('aluno', id)];
  facilitator = await signedIn('instrutor', id);
  const named = (who: SignedIn, name: string) => db().account.update({ where: { id: who.actor.id }, data: { name } });
  await named(classmate, 'Mariana Alves da Costa');
  await named(facilitator, 'Otávio Brandt');
  const left = await signedIn('aluno', id);
  await named(left, 'Zacarias Quintela');
  const { id: classId } = await schoolClass(id, { facilitators: [facilitator], pupils: [pupil, classmate, left] });
  await db().enrolment.updateMany({ where: { classId, studentId: left.actor.id }, data: { leftAt: new Date() } });
});

describe('POST /chatgpt/prompt, of who is named in it', () => {
  it.each([
    ['a pupil', () => pupil],
    ['a facilitator', () => facilitator],
  ])('tells the vendor no name of the class that %s is in, of now or of before', async (_, who) => {
    const panel = panelOf(who());
    await panel.add('A Mariana Alves entende laços?');
    await storedTurn(who(), { division: '', turn: 1, content: 'Pergunte à Mariana e ao Otávio Brandt.' });
    await panel.add('E se a mariana da costa e o OTÁVIO tirarem o motor do robô?');
    expect(await panel.ask()).toMatchObject({ status: 200 });
    const sent = JSON.stringify(vendor.requests);
    expect(sent).not.toMatch(/mariana|alves|costa|ot[áa]vio|brandt/i);
    expect(sent).toContain('A [nome] entende laços?');
    expect(sent).toContain('E se a [nome] e o [nome] tirarem o motor do robô?');
    // Its own panel shows what was written.
    expect((await panel.read())[0]?.content).toBe('A Mariana Alves entende laços?');
  });

  it('tells the vendor no nickname that the school has of them, and leaves words of the lessons', async () => {
    await db().student.update({ where: { id: classmate.actor.id }, data: { nickname: 'Nanda' } });
    await db().student.update({ where: { id: pupil.actor.id }, data: { nickname: 'Bola' } });
    await db().facilitator.update({ where: { id: facilitator.actor.id }, data: { nickname: 'Tio Tavito' } });
    const panel = panelOf(pupil, 'apelidos');
    await panel.ask(await panel.add('a nanda e o TAVITO fizeram a bola quicar como?'));
    expect(JSON.stringify(vendor.requests)).toContain('a [nome] e o [nome] fizeram a bola quicar como?');
  });

  it('reads what the guide repeated of an error as the question itself', async () => {
    const panel = panelOf(pupil, 'erro');
    await panel.add("KeyError: 'Joana Prado Quental'");
    await storedTurn(pupil, { division: 'erro', turn: 1, content: 'Na linha 3, o nome é `Joana Prado Quental`.' });
    await db().chatMessage.updateMany({
      where: { role: 'assistant', conversation: { accountId: pupil.actor.id, division: 'erro' } },
      data: { origin: 'guide' },
    });
    await panel.ask(await panel.add('e como arrumo o dicionário?'));
    expect(JSON.stringify(vendor.requests.at(-1))).not.toMatch(/quental/i);
  });

  it('tells the vendor no name of the school that its own login asks for, nor of a class that was called off or is done', async () => {
    const head = await signedIn('escola', pupil.actor.schoolId);
    const panel = panelOf(head);
    await panel.ask(await panel.add('A Mariana Alves e o Zacarias não se entendem com o otávio brandt.'));
    await db().schoolClass.updateMany({
      where: { schoolId: String(pupil.actor.schoolId) },
      data: { status: 'cancelled', endedAt: new Date() },
    });
    const ofPupil = panelOf(pupil, 'cancelada');
    await ofPupil.ask(await ofPupil.add('A Mariana riu?'));
    await db().schoolClass.updateMany({ where: { schoolId: String(pupil.actor.schoolId) }, data: { status: 'done' } });
    await ofPupil.ask(await ofPupil.add('o laço da mariana repete 3 vezes?'));
    const sent = JSON.stringify(vendor.requests);
    expect(vendor.requests).toHaveLength(3);
    expect(sent).toContain('A [nome] e o [nome] não se entendem com o [nome].');
    expect(sent).not.toMatch(/mariana|zacarias|brandt/i);
    await db().schoolClass.updateMany({
      where: { schoolId: String(pupil.actor.schoolId) },
      data: { status: 'initiated', endedAt: null },
    });
  });

  it('tells the vendor no school that somebody works at, whichever the conversation began in', async () => {
    const [first, second] = [await school('Escola Municipal Juriti'), await school('Escola Estadual Castro Alves')];
    const who = await signedIn('instrutor', first.id);
    await db().schoolLink.create({ data: { accountId: who.actor.id, schoolId: second.id } });
    const panel = panelOf(who);
    await panel.ask(await panel.add('Como explico laços para a turma do Castro Alves e para a da Juriti?'));
    const sent = JSON.stringify(vendor.requests);
    expect(sent).toContain('para a turma do [escola] e para a da [escola]?');
    expect(sent).not.toMatch(/castro|juriti/i);
  });

  it('leaves names of the language and of history to whoever is in no class with them', async () => {
    const stranger = panelOf(await signedIn('instrutor', (await school()).id));
    await stranger.ask(await stranger.add('Quem foi Mariana Alves?'));
    expect(JSON.stringify(vendor.requests)).toContain('Quem foi Mariana Alves?');
    const panel = panelOf(pupil);
    vendor.requests.length = 0;
    await panel.ask(await panel.add('Quem foi Zacarias Quintela?'));
    expect(JSON.stringify(vendor.requests)).toContain('Zacarias Quintela');
  });
});
