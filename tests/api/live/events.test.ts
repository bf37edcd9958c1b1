import { describe, expect, it } from 'vitest';
import { POST } from '@/app/api/Cursos/[id]/route';
import { GET } from '@/app/api/live/events/route';
import { send } from '@/tests/support/send';
import { courseData, signedIn, storedCourse } from '@/tests/support/world';

async function events(topics: string[], bearer: string, since?: unknown) {
  const query = new URLSearchParams([
    ...topics.map((topic) => ['topics', topic]),
    ...(since ? [['since', String(since)]] : []),
  ]);
  return send(GET, { path: `/live/events?${query}`, bearer });
}

describe('GET /live/events', () => {
  it('tells what happened since the position that it gave', async () => {
    const { bearer } = await signedIn('admin');
    const { body: begin } = await events(['courses'], bearer);
    expect(begin).toMatchObject({ lost: false, events: [], refused: [] });
    const { code } = await storedCourse();
    const { code: codigo, name: nome, ...rest } = courseData(code);
    const saved = await send(POST, {
      method: 'POST',
      path: `/Cursos/${codigo}`,
      params: { id: codigo },
      body: { ...rest, nome, revision: 1 },
      bearer,
    });
    expect(saved.status).toBe(200);
    const { body } = await events(['courses'], bearer, begin.position);
    expect(body).toMatchObject({ lost: false, events: [{ topic: 'courses', data: {} }] });
    expect((await events(['courses'], bearer, body.position)).body.events).toEqual([]);
  });

  it('refuses topics of others, and says when what was missed is no longer known', async () => {
    const { bearer } = await signedIn('aluno');
    const { body } = await events(['courses', 'nothing'], bearer, '1.1');
    expect(body).toMatchObject({ lost: true, events: [], refused: ['courses', 'nothing'] });
  });
});
