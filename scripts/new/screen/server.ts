import { topicOf } from '../domain-facts';
import type { Draft } from '../draft';
import { addAbility } from '../tables';
import type { Screen } from './screen-names';

/** The list and the row behind a screen, what may be done to them, and the routes to both. */
export function addServer(draft: Draft, screen: Screen): void {
  const { domain, noun, nouns, path, tipos } = screen;
  const lib = `lib/${domain}`;
  for (const verb of ['read', 'create', 'update', 'delete']) addAbility(draft, domain, `${noun}:${verb}`, tipos);
  if (!draft.read(`${lib}/rules.ts`)?.includes('textLengthMax')) {
    draft.append(`${lib}/rules.ts`, 'export const textLengthMax = 200;\n');
  }
  draft.append(`${lib}/schemas.ts`, schemas(screen));
  draft.create(`${lib}/queries/${nouns}.ts`, queries(screen));
  draft.create(`${lib}/commands/create-${noun}.ts`, createCommand(screen));
  draft.create(`${lib}/commands/update-${noun}.ts`, updateCommand(screen));
  draft.create(`${lib}/commands/delete-${noun}.ts`, deleteCommand(screen));
  draft.append(`${lib}/contract.ts`, contract(screen));
  draft.create(`app/api${path}/route.ts`, routeOfAll(screen));
  draft.create(`app/api${path}/[id]/route.ts`, routeOfOne(screen));
}

function schemas({ one, One, columns }: Screen): string {
  return `import * as z from 'zod/mini';
import { PageNumber, pageOf } from '@/lib/platform/shapes';
import { textLengthMax } from './rules';

const ${one} = {
${columns.map(({ name, input }) => `  ${name}: ${input},`).join('\n')}
};

export const ${One}Ref = z.object({ id: z.uuid() });
export const New${One} = z.object(${one});
/** \`revision\` is the one that the form was opened on. */
export const ${One}Changes = z.object({ id: z.uuid(), revision: z.int(), ...${one} });
export const ${One}Detail = z.object({
  id: z.uuid(),
${columns.map(({ name, reply }) => `  ${name}: ${reply},`).join('\n')}
  revision: z.int(),
});
export const ${One}Search = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(textLengthMax)), ''),
  page: PageNumber,
});
export const ${One}Page = pageOf(${One}Detail);
`;
}

function queries({ domain, noun, one, One, model, reach, columns }: Screen): string {
  const lead = columns[0]?.name;
  return `import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { paged } from '@/lib/platform/db/paged';
import { abilities } from '../abilities';
import { ${reach.name} } from '${reach.from.replace(`@/lib/${domain}/`, '../')}';
import { ${One}Detail, ${One}Page, ${One}Ref, ${One}Search } from '../schemas';

export const ${one}Detail = {
  id: true,
${columns.map(({ name }) => `  ${name}: true,`).join('\n')}
  revision: true,
} satisfies Prisma.${model.name}Select;

const pageSize = 20;

export const ${one}List = defineQuery({
  name: '${domain}.list-${noun}',
  may: abilities['${noun}:read'],
  input: ${One}Search,
  reply: ${One}Page,
  run: ({ db, actor, input: { search, page } }) => {
    const where = within(${reach.name}, actor, { ${lead}: { contains: search, mode: 'insensitive' as const } });
    return paged(
      { page, pageSize },
      (window) => db.${model.accessor}.findMany({ where, orderBy: [{ ${lead}: 'asc' }, { id: 'asc' }], select: ${one}Detail, ...window }),
      () => db.${model.accessor}.count({ where }),
    );
  },
});

export const ${one}ById = defineQuery({
  name: '${domain}.read-${noun}',
  may: abilities['${noun}:read'],
  input: ${One}Ref,
  reply: ${One}Detail,
  run: ({ db, actor, input: { id } }) =>
    db.${model.accessor}.findFirst({ where: within(${reach.name}, actor, { id }), select: ${one}Detail }),
});
`;
}

/** What the three commands have in common, up to their target. */
function head({ domain, One, noun }: Screen, verb: string, input: string, reply: string): string {
  const topic = topicOf(domain);
  return `${topic ? `import { ${topic.name} } from '../live';\n` : ''}
export const ${verb}${One} = defineCommand({
  name: '${domain}.${verb}-${noun}',
  may: abilities['${noun}:${verb}'],
  input: ${input},
  reply: ${reply},
${topic ? `  changes: ${topic.name},\n` : ''}`;
}

function createCommand(screen: Screen): string {
  const { one, One, nouns, model, ofSchool } = screen;
  return `import { defineCommand${ofSchool ? '' : ', noTarget'} } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { ${one}Detail } from '../queries/${nouns}';
import { New${One}, ${One}Detail } from '../schemas';
${head(screen, 'create', `New${One}`, `${One}Detail`)}${
  ofSchool
    ? `  target: async ({ actor: { schoolId } }) => (schoolId ? { schoolId } : null),
  run: ({ tx, input, target }) => tx.${model.accessor}.create({ data: { ...input, ...target }, select: ${one}Detail }),`
    : `  target: noTarget,
  run: ({ tx, input }) => tx.${model.accessor}.create({ data: input, select: ${one}Detail }),`
}
});
`;
}

function updateCommand(screen: Screen): string {
  const { domain, one, One, nouns, model, reach } = screen;
  return `import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '../abilities';
import { ${one}Detail } from '../queries/${nouns}';
import { ${reach.name} } from '${reach.from.replace(`@/lib/${domain}/`, '../')}';
import { ${One}Changes, ${One}Detail } from '../schemas';
${head(screen, 'update', `${One}Changes`, `${One}Detail`)}  target: row('${model.accessor}', ${reach.name}, { by: 'id', revision: 'compared', select: { revision: true } }),
  run: ({ tx, input: { id, ...data }, target }) =>
    tx.${model.accessor}.update({
      where: { id },
      data: { ...data, revision: target.revision + 1 },
      select: ${one}Detail,
    }),
});
`;
}

function deleteCommand(screen: Screen): string {
  const { domain, One, model, reach } = screen;
  return `import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { ${reach.name} } from '${reach.from.replace(`@/lib/${domain}/`, '../')}';
import { ${One}Ref } from '../schemas';
${head(screen, 'delete', `${One}Ref`, 'Count')}  target: row('${model.accessor}', ${reach.name}, { by: 'id', revision: 'not-overwritten', select: { id: true } }),
  run: async ({ tx, target: { id } }) => {
    await tx.${model.accessor}.delete({ where: { id }, select: { id: true } });
    return { count: 1 };
  },
});
`;
}

function contract({ one, One, Many, noun, nouns, path }: Screen): string {
  const operations = [
    ['list', Many, `${one}List`, 'GET', '', nouns],
    ['create', One, `create${One}`, 'PUT', '', `Insert a ${noun}`],
    ['read', One, `${one}ById`, 'GET', '/{id}', `One ${noun}`],
    ['update', One, `update${One}`, 'POST', '/{id}', `Update a ${noun}`],
    ['delete', One, `delete${One}`, 'DELETE', '/{id}', `Delete a ${noun}`],
  ] as const;
  return `import { operation } from '@/lib/platform/http/operation';
import type { create${One} } from './commands/create-${noun}';
import type { delete${One} } from './commands/delete-${noun}';
import type { update${One} } from './commands/update-${noun}';
import type { ${one}ById, ${one}List } from './queries/${nouns}';

${operations
  .map(
    ([verb, name, callee, method, rest, summary]) => `export const ${verb}${name}Op = operation<typeof ${callee}>({
  method: '${method}',
  path: '${path}${rest}',
  summary: '${summary.charAt(0).toUpperCase()}${summary.slice(1).replaceAll('-', ' ')}',
${rest && `  params: { id: 'id' },\n`}});
`,
  )
  .join('\n')}`;
}

function routeOfAll({ domain, one, One, Many, noun, nouns }: Screen): string {
  return `import { serve } from '@/lib/access/serve';
import { create${One} } from '@/lib/${domain}/commands/create-${noun}';
import { create${One}Op, list${Many}Op } from '@/lib/${domain}/contract';
import { ${one}List } from '@/lib/${domain}/queries/${nouns}';

export const GET = serve(list${Many}Op, ${one}List);
export const PUT = serve(create${One}Op, create${One});
`;
}

function routeOfOne({ domain, one, One, noun, nouns }: Screen): string {
  return `import { serve } from '@/lib/access/serve';
import { delete${One} } from '@/lib/${domain}/commands/delete-${noun}';
import { update${One} } from '@/lib/${domain}/commands/update-${noun}';
import { delete${One}Op, read${One}Op, update${One}Op } from '@/lib/${domain}/contract';
import { ${one}ById } from '@/lib/${domain}/queries/${nouns}';

export const GET = serve(read${One}Op, ${one}ById);
export const POST = serve(update${One}Op, update${One});
export const DELETE = serve(delete${One}Op, delete${One});
`;
}
