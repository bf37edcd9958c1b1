import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as SAVE_DRAFT } from '@/app/api/Aulas/[lessonId]/draft/route';
import { POST as PUBLISH } from '@/app/api/Aulas/[lessonId]/publish/route';
import { POST } from '@/app/api/outbox/route';
import { GET as SEARCH } from '@/app/api/passages/route';
import { sendOutbox } from '@/app/outbox';
import { defineOutbox } from '@/lib/access/define-outbox';
import { keyOf, servedOperations } from '@/scripts/served-operations';
import { courseContent } from '@/tests/support/course-content';
import { type Editor, editor } from '@/tests/support/editor';
import { openedOn } from '@/tests/support/opened-on';
import { send } from '@/tests/support/send';
import { courseData } from '@/tests/support/world';

let admin: Editor;
beforeAll(async () => {
  admin = await editor();
});

/** A word that no other lesson says. */
const word = `zz${randomUUID()
  .replace(/[^a-f]/g, '')
  .slice(0, 9)}x`;

async function publishedLesson() {
  const { course, lessons } = await courseContent();
  const [{ id: lessonId }] = lessons as [(typeof lessons)[number]];
  const at = (end: string) => ({ path: `/Aulas/${lessonId}/${end}`, params: { lessonId } });
  const plan = {
    materials: '- Papel',
    steps: `Digam ${word}.`,
    activity: 'A',
    questions: '1. Q?',
    facilitatorNotes: '',
  };
  await admin.post(SAVE_DRAFT, { ...at('draft'), body: { ...plan, revision: 1 } });
  expect(await admin.post(PUBLISH, { ...at('publish'), body: { revision: 2 } })).toMatchObject({ status: 200 });
  return course;
}

async function found(): Promise<number> {
  const { body } = await send(SEARCH, { path: `/passages?search=${word}` });
  return body.total as number;
}

describe('the outbox', () => {
  it('carries out each operation by the very handler that its address serves', async () => {
    const served = await servedOperations(process.cwd());
    const behind = new Map(served.map((route) => [keyOf(route), route.handler]));
    expect(sendOutbox.handlers.length).toBeGreaterThan(0);
    for (const handler of sendOutbox.handlers) expect(behind.get(keyOf({ op: handler.operation }))).toBe(handler);
  });

  it('takes a course that is made inactive out of public search, as its own address does', async () => {
    const { code } = await publishedLesson();
    expect(await found()).toBeGreaterThan(0);
    const turn = async (status: string) => {
      const { code: _, name: nome, ...data } = courseData(code);
      const input = { id: code, ...data, nome, status, revision: await openedOn('courses', 'code', code) };
      const items = [{ key: randomUUID(), operation: 'POST /Cursos/{id}', input }];
      return send(POST, { method: 'POST', path: '/outbox', body: { items }, bearer: admin.bearer });
    };
    expect((await turn('inactive')).body.items).toMatchObject([{ state: 'done', reply: { status: 'inactive' } }]);
    expect(await found()).toBe(0);
    expect((await turn('active')).body.items).toMatchObject([{ state: 'done' }]);
    expect(await found()).toBeGreaterThan(0);
  });
});

it('is made of no operation whose path and body would carry the same name', () => {
  const handler = sendOutbox.handlers[0] as (typeof sendOutbox.handlers)[number];
  const clashing = { ...handler, operation: { ...handler.operation, path: '/rows/{nome}', params: { nome: 'rowId' } } };
  expect(() => defineOutbox([clashing as never])).toThrow('both carry a `nome`');
});
