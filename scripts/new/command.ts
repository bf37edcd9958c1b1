import { StartFailure } from '@/lib/platform/env/start-failure';
import { type Exported, hasField, isOfSchool, type Model, modelOf, reachOf, resourceOf, topicOf } from './domain-facts';
import type { Draft } from './draft';
import { camel, sentence } from './names';
import { addAbility, addCell, rowId } from './tables';

/** `command <domain> <verb-noun>`: one thing that can happen to a row, behind a route. */
export function newCommand(draft: Draft, [domain = '', verbNoun = '']: readonly string[]): string {
  if (!/^[a-z]+(-[a-z]+)+$/.test(verbNoun)) {
    throw new StartFailure(`"${verbNoun}" is no verb-noun in small letters, such as close-unit.`);
  }
  const [verb = '', ...nouns] = verbNoun.split('-');
  const model = modelOf(domain, nouns.join('-'));
  const reach = reachOf(domain, model);
  const ability = `${nouns.join('-')}:${verb}`;
  const name = camel(verbNoun);
  const path = `/${resourceOf(domain)}/${name}`;
  const id = rowId(model);
  draft.create(
    `lib/${domain}/commands/${verbNoun}.ts`,
    command({ domain, verbNoun, ability, model, reach, topic: topicOf(domain) }),
  );
  addAbility(draft, domain, ability, ['admin']);
  draft.append(`lib/${domain}/contract.ts`, contract(name, verbNoun, path));
  draft.create(
    `app/api${path}/route.ts`,
    `import { serve } from '@/lib/access/serve';
import { ${name} } from '@/lib/${domain}/commands/${verbNoun}';
import { ${name}Op } from '@/lib/${domain}/contract';

export const POST = serve(${name}Op, ${name});
`,
  );
  addCell(
    draft,
    domain,
    `${id.imported}  'POST ${path}': {
    owner: 'admin',
    rows: '${isOfSchool(model) || model.name === 'School' ? 'school' : 'catalogue'}',
    request: async (${id.takesRow ? '{ schoolId }' : ''}) => ({ path: '${path}', body: { id: ${id.text} } }),
  },
`,
  );
  draft.create(`tests/api${path}.test.ts`, test(domain, verbNoun, path, id));
  return 'Say in the command what it does to the row, and in abilities.ts of the domain which tipo may.';
}

type Command = {
  domain: string;
  verbNoun: string;
  ability: string;
  model: Model;
  reach: Exported;
  topic: Exported | undefined;
};

/** What it does to the row is the one line that its developer then changes. */
function command({ domain, verbNoun, ability, model, reach, topic }: Command): string {
  const revision = hasField(model, 'revision') ? "revision: 'not-overwritten', " : '';
  return `import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '../abilities';
${topic ? `import { ${topic.name} } from '../live';\n` : ''}import { ${reach.name} } from '${within(domain, reach)}';

export const ${camel(verbNoun)} = defineCommand({
  name: '${domain}.${verbNoun}',
  may: abilities['${ability}'],
  input: z.object({ id: z.uuid() }),
  reply: z.object({ id: z.uuid() }),
${topic ? `  changes: ${topic.name},\n` : ''}  target: row('${model.accessor}', ${reach.name}, { by: 'id', ${revision}select: { id: true } }),
  run: ({ tx, target: { id }, now }) =>
    tx.${model.accessor}.update({ where: { id }, data: { updatedAt: now }, select: { id: true } }),
});
`;
}

/** A file of the same domain, as a file in one of its folders imports it. */
function within(domain: string, { from }: Exported): string {
  return from.replace(`@/lib/${domain}/`, '../');
}

function contract(name: string, verbNoun: string, path: string): string {
  return `import { operation } from '@/lib/platform/http/operation';
import type { ${name} } from './commands/${verbNoun}';

export const ${name}Op = operation<typeof ${name}>({
  method: 'POST',
  path: '${path}',
  summary: '${sentence(verbNoun)}',
});
`;
}

function test(domain: string, verbNoun: string, path: string, id: ReturnType<typeof rowId>): string {
  const world = id.takesRow ? `import { school, signedIn } from '@/tests/support/world';` : '';
  return `import { expect, it } from 'vitest';
import { POST } from '@/app/api${path}/route';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
${id.imported}${world || `import { signedIn } from '@/tests/support/world';`}

it('acts on the row, and says so in one audit row', async () => {
  const { bearer } = await signedIn('admin');
${id.takesRow ? '  const { id: schoolId } = await school();\n' : ''}  const id = ${id.text};
  const answer = await send(POST, { method: 'POST', path: '${path}', body: { id }, bearer });
  expect(answer).toMatchObject({ status: 200, body: { id } });
  expect(await db().auditEntry.count({ where: { command: '${domain}.${verbNoun}', targetId: id } })).toBe(1);
});
`;
}
