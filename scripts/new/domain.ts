import { StartFailure } from '@/lib/platform/env/start-failure';
import type { Draft } from './draft';
import { camel, pascal, plural, sentence, snake } from './names';
import { addWords } from './words';

/** `domain <name> [<noun> [catalogue]]`: a domain with one table, of each school or of everybody's catalogue. */
export function newDomain(
  draft: Draft,
  [domain = '', noun = domain.replace(/s$/, ''), kind = 'school']: readonly string[],
): string {
  if (!/^[a-z]+(-[a-z]+)*$/.test(domain) || !/^[a-z]+(-[a-z]+)*$/.test(noun) || !/^(school|catalogue)$/.test(kind)) {
    throw new StartFailure('Say a domain, what one row is, and perhaps catalogue: npm run new -- domain loans loan');
  }
  const names = { domain, noun, ofSchool: kind === 'school' };
  draft.create(`prisma/schema/${domain}.prisma`, schema(names));
  if (names.ofSchool) {
    const relation = `  ${camel(plural(noun)).padEnd(14)} ${pascal(noun)}[]\n`;
    draft.insert('prisma/schema/schools.prisma', '\n  @@map("schools")', relation);
  }
  draft.create(`lib/${domain}/README.md`, readme(names));
  draft.create(`lib/${domain}/reach.ts`, reach(names));
  draft.create(`tests/support/${domain}/stored-${noun}.ts`, stored(names));
  addFailures(draft, names);
  addToOrder(draft, names);
  return `Say what a row is in prisma/schema/${domain}.prisma, then: npm run db:migrate -- ${snake(domain)}`;
}

type Names = { domain: string; noun: string; ofSchool: boolean };

/** A new domain stands on the last line: it may take from all others, and none takes from it. */
function addToOrder(draft: Draft, { domain, noun }: Names): void {
  const order = 'tests/architecture/layers/domains.ts';
  if (!draft.read(order)?.includes(`'${domain}'`)) {
    draft.insert(order, '],\n] as const', `, '${domain}'`);
    draft.change('lib/README.md', (text) => text.replace(/^(\d+\. .*)\n\n/m, `$1 \`${domain}\`\n\n`));
  }
  const row = `| ${noun.replaceAll('-', ' ')} | | \`${domain}\` | |\n`;
  draft.insert('lib/README.md', '\n## The files of a domain', row);
}

function addFailures(draft: Draft, { domain, noun, ofSchool }: Names): void {
  const own = `of${pascal(domain)}`;
  const code = `${noun}.already-exists`;
  draft.create(
    `lib/${domain}/failures.ts`,
    `import type { Constraints } from '@/lib/platform/errors/failures';

export const failures = {
  '${code}': 409,
} as const;

/** What a broken constraint of these tables means to the person who asked. */
export const constraints: Constraints<typeof failures> = {
  ${snake(plural(noun))}_${ofSchool ? 'school_id_' : ''}name_key: '${code}',
};
`,
  );
  draft.append('lib/failures.ts', `import { failures as ${own} } from './${domain}/failures';\n`);
  draft.insert('lib/failures.ts', '} as const', `  ...${own},\n`);
  draft.append('lib/constraints.ts', `import { constraints as ${own} } from './${domain}/failures';\n`);
  draft.insert('lib/constraints.ts', '};\n\n/** By each process', `  ...${own},\n`);
  addWords(draft, 'failures', noun, {
    'pt-BR': { 'already-exists': 'Este nome já está em uso.' },
    en: { 'already-exists': 'This name is already in use.' },
  });
}

function schema({ noun, ofSchool }: Names): string {
  const school = `  schoolId  String   @map("school_id") @db.Uuid
  school    School   @relation(fields: [schoolId], references: [id], onDelete: Cascade)
`;
  return `/// One ${noun.replaceAll('-', ' ')}${ofSchool ? ' of a school' : ''}.
model ${pascal(noun)} {
  id        String   @id @default(uuid(7)) @db.Uuid
${ofSchool ? school : ''}  name      String${ofSchool ? '' : '   @unique'}
  /// Counts the saves, so that a form opened before another save is refused instead of overwriting it.
  revision  Int      @default(1)
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt DateTime @updatedAt @map("updated_at") @db.Timestamptz(3)

${ofSchool ? '  @@unique([schoolId, name])\n' : ''}  @@map("${snake(plural(noun))}")
}
`;
}

function readme({ domain, noun, ofSchool }: Names): string {
  const words = noun.replaceAll('-', ' ');
  return `# ${domain}

${sentence(plural(noun))} ${ofSchool ? 'of a school' : 'of the catalogue'}.

## Words
${words}: one row of \`${snake(plural(noun))}\`.

## Invariants
- No two have one name${ofSchool ? ' in a school' : ''}.
- \`revision\` as in courses: a form opened before another save is refused, and shows what differs.

## Who may
${ofSchool ? 'People of a school reach its rows, advisors those of the schools they work with, administrators all.' : 'Everyone but the selfie tipos reaches every row.'}

## Deletion
${ofSchool ? 'A row goes with its school.' : 'Nothing refers to a row.'}
`;
}

function reach({ noun, ofSchool }: Names): string {
  const where = `Prisma.${pascal(noun)}WhereInput`;
  const types = `import type { Prisma } from '@/lib/platform/db/generated/client';\n`;
  if (!ofSchool) {
    return `import { everyone, nobody, type Reach } from '@/lib/access/reach';
${types}
/** Everyone's but the selfie product's. */
export const ${camel(noun)}Reach: Reach<${where}> = {
  aluno: everyone,
  instrutor: everyone,
  escola: everyone,
  assessoria: everyone,
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
`;
  }
  return `import type { Actor } from '@/lib/access/actor';
import { everyone, nobody, type Reach } from '@/lib/access/reach';
${types}
/** Without a school of one's own there is no row: a null id must not match anything. */
function ofOwnSchool({ schoolId }: Actor): ${where} {
  return schoolId ? { schoolId } : nobody();
}

export const ${camel(noun)}Reach: Reach<${where}> = {
  aluno: ofOwnSchool,
  instrutor: ofOwnSchool,
  escola: ofOwnSchool,
  assessoria: ({ id }) => ({ school: { links: { some: { accountId: id } } } }),
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
`;
}

function stored({ noun, ofSchool }: Names): string {
  const table = camel(noun);
  return `import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db/client';

/** Its name is fresh each time. */
export async function stored${pascal(noun)}(${ofSchool ? 'schoolId: string' : ''}) {
  return db().${table}.create({ data: { ${ofSchool ? 'schoolId, ' : ''}name: randomUUID() } });
}
`;
}
