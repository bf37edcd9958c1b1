import type { Names } from './names';

/** The files that a new command brings. What it does to the row is the one line that its developer then changes. */
export function newFiles(names: Names): Record<string, string> {
  const { domain, verbNoun, resource, camel } = names;
  return {
    [`lib/${domain}/commands/${verbNoun}.ts`]: command(names),
    [`app/api/${resource}/${camel}/route.ts`]: route(names),
    [`tests/api/${resource}/${camel}.test.ts`]: test(names),
  };
}

function command({ domain, verbNoun, ability, camel, pascal, model, reach }: Names): string {
  return `import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { lockRows } from '@/lib/platform/db/lock';
import { abilities } from '../abilities';
import { ${reach} } from '../reach';
import { ${pascal} } from '../schemas';

export const ${camel} = defineCommand({
  name: '${domain}.${verbNoun}',
  may: abilities['${ability}'],
  input: ${pascal},
  target: async ({ tx, actor, input: { id } }) => {
    await lockRows(tx, '${domain}', 'id', id);
    return tx.${model}.findFirst({ where: { AND: [within(${reach}, actor), { id }] }, select: { id: true } });
  },
  run: ({ tx, target, now }) =>
    tx.${model}.update({ where: { id: target.id }, data: { updatedAt: now }, select: { id: true } }),
});
`;
}

function route({ domain, verbNoun, camel, op }: Names): string {
  return `import { serve } from '@/lib/access/serve';
import { ${camel} } from '@/lib/${domain}/commands/${verbNoun}';
import { ${op} } from '@/lib/${domain}/contract';

export const POST = serve(${op}, ${camel});
`;
}

function test({ domain, verbNoun, camel, path, resource, target, needs }: Names): string {
  const world = ['type SignedIn', 'signedIn', target.startsWith('row') ? 'school' : needs].filter(Boolean).join(', ');
  const id = target.startsWith('row') ? '(await school()).id' : target;
  return `import { beforeAll, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/${resource}/${camel}/route';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { ${world} } from '@/tests/support/world';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn('admin');
});

const ask = (id: string) => send(POST, { method: 'POST', path: '${path}', body: { id }, bearer: admin.bearer });

describe('POST ${path}', () => {
  it('acts on the row and writes one audit row', async () => {
    const id = ${id};
    expect(await ask(id)).toMatchObject({ status: 200, body: { id } });
    expect(await db().auditEntry.count({ where: { command: '${domain}.${verbNoun}', targetId: id } })).toBe(1);
  });

  it('gives two requests at once the same row, one after the other', async () => {
    const id = ${id};
    const answers = await Promise.all([ask(id), ask(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('answers a missing row with MODEL_NOT_FOUND', async () => {
    const answer = await ask('01890000-0000-7000-8000-000000000000');
    expect(answer).toMatchObject({ status: 404, body: { code: 'MODEL_NOT_FOUND' } });
  });

  it('names an id that is none', async () => {
    expect(await ask('none')).toMatchObject({ status: 422, body: { fields: [{ path: 'id' }] } });
  });
});
`;
}
