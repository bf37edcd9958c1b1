import { beforeAll, describe, expect, it } from 'vitest';
import { DELETE, GET, PUT } from '@/app/api/Aulas/comments/route';
import { db } from '@/lib/platform/db/client';
import { authorise, authorisedContent } from '@/tests/support/authorised-content';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

type Shown = { id: string; text: string; author: string; mayDelete: boolean; replies: Shown[] };

let author: SignedIn;
let colleague: SignedIn;
let neighbour: SignedIn;
let admin: SignedIn;
let content: Awaited<ReturnType<typeof authorisedContent>>;
beforeAll(async () => {
  const { id: schoolId } = await school();
  const { id: neighbourId } = await school();
  [author, colleague, neighbour, admin] = await Promise.all([
    signedIn('instrutor', schoolId),
    signedIn('instrutor', schoolId),
    signedIn('instrutor', neighbourId),
    signedIn('admin'),
  ]);
  content = await authorisedContent(schoolId);
  await authorise(neighbourId, content.module.id);
});

const lessonCode = (at = 0) => String(content.lessons[at]?.code);
const write = (who: SignedIn, text: string, { at = 0, answersId }: { at?: number; answersId?: string } = {}) =>
  send(PUT, {
    method: 'PUT',
    path: '/Aulas/comments',
    body: { aulacodigo: lessonCode(at), text, ...(answersId && { answersId }) },
    bearer: who.bearer,
  });
const idOf = async (written: ReturnType<typeof write>) => String((await written).body.id);
async function read(who: SignedIn, at = 0, page = 1) {
  const path = `/Aulas/comments?aulacodigo=${lessonCode(at)}&page=${page}`;
  const { body } = await send(GET, { path, bearer: who.bearer });
  return body as unknown as { items: Shown[]; total: number };
}
const remove = (who: SignedIn, id: string) =>
  send(DELETE, { method: 'DELETE', path: `/Aulas/comments?id=${id}`, bearer: who.bearer });

describe('/Aulas/comments', () => {
  it('shows a comment with its answers to the school, and to no other', async () => {
    const answersId = await idOf(write(author, 'O labirinto coube em 20 minutos.'));
    await write(colleague, 'Aqui também.', { answersId });
    const { items, total } = await read(colleague);
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      text: 'O labirinto coube em 20 minutos.',
      author: author.actor.name,
      mayDelete: false,
    });
    expect(items[0]?.replies).toMatchObject([{ text: 'Aqui também.', mayDelete: true }]);
    expect((await read(neighbour)).items).toEqual([]);
  });

  it('has the content team heard by every school, and each school answer it apart', async () => {
    const answersId = await idOf(write(admin, 'Nova versão em breve.', { at: 1 }));
    await write(author, 'Obrigada!', { at: 1, answersId });
    const [mine, theirs] = [await read(colleague, 1), await read(neighbour, 1)];
    expect(mine.items[0]?.replies).toMatchObject([{ text: 'Obrigada!' }]);
    expect(theirs.items[0]).toMatchObject({ text: 'Nova versão em breve.', replies: [] });
  });

  it('takes no answer to an answer, to another lesson or to what the neighbour cannot read', async () => {
    const answersId = await idOf(write(author, 'Pergunta'));
    const answer = await idOf(write(colleague, 'Resposta', { answersId }));
    const refused = [
      write(author, 'De novo', { answersId: answer }),
      write(author, 'Noutra aula', { answersId, at: 2 }),
      write(neighbour, 'Estou vendo', { answersId }),
    ];
    for (const { status } of await Promise.all(refused)) expect(status).toBe(404);
    expect((await write(author, '   ')).status).toBe(422);
  });

  it('lets the author and the administrators delete, with the answers', async () => {
    const answersId = await idOf(write(author, 'Vou apagar'));
    const answer = await idOf(write(colleague, 'Que pena', { answersId }));
    expect((await remove(colleague, answersId)).status).toBe(404);
    expect((await remove(neighbour, answersId)).status).toBe(404);
    expect((await remove(author, answersId)).body).toEqual({ count: 2 });
    expect(await db().planComment.count({ where: { id: { in: [answersId, answer] } } })).toBe(0);
    const other = await idOf(write(author, 'Fora do tom'));
    expect((await remove(admin, other)).body).toEqual({ count: 1 });
  });

  it('gives twenty a page, the newest first', async () => {
    for (let at = 1; at <= 21; at += 1) await write(author, `Comentário ${at}`, { at: 3 });
    const first = await read(author, 3);
    expect(first.total).toBe(21);
    expect(first.items).toHaveLength(20);
    expect(first.items[0]?.text).toBe('Comentário 21');
    expect((await read(author, 3, 2)).items).toMatchObject([{ text: 'Comentário 1' }]);
  });
});
