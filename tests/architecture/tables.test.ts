import { climbingReads, foreignWrites, ownerlessTables } from './layers/tables';
import { itHolds, type Rule } from './source/rule';

const signedIn = 'app/[locale]/(signed-in)';
const schema = {
  'prisma/schema/classes.prisma': 'model SchoolClass {\n  id String @id\n  awards Award[]\n\n  @@map("classes")\n}\n',
  'prisma/schema/points.prisma':
    'model Award {\n  id String @id\n  class SchoolClass @relation(fields: [classId])\n\n  @@map("awards")\n}\n',
};

/** Reads that go up through a relation, or join it in SQL. */
const exceptedReads = {
  'lib/students/reach.ts':
    'a facilitator sees the pupils of his classes: the condition stands with the pupil and brings nothing of a class back',
  'lib/access/session.ts':
    'whether the account is active, in the one read that every request makes: whoever ends it cannot forget a session',
  'lib/access/seeing.ts': 'the same, of the person who is seen',
};

const rules: Record<string, Rule> = {
  'gives each table an owner': {
    check: ownerlessTables,
    broken: [
      { 'prisma/schema/misc.prisma': 'model A {\n}\n' },
      { 'prisma/schema/schema.prisma': 'datasource db {\n}\n\nmodel A {\n}\n' },
    ],
    kept: { ...schema, 'prisma/schema/schema.prisma': 'datasource db {\n}\n' },
  },
  'lets the owner alone write a table': {
    check: foreignWrites,
    broken: [
      { ...schema, 'lib/points/commands/award.ts': 'await tx.schoolClass.update({});\n' },
      { ...schema, 'lib/points/commands/award.ts': 'await tx.schoolClass\n    .createMany({});\n' },
      { ...schema, 'app/api/a/route.ts': 'await db().schoolClass.delete({});\n' },
      { ...schema, 'lib/points/queries.ts': 'await tx.$executeRaw`UPDATE classes SET name = 1`;\n' },
      { ...schema, 'lib/points/queries.ts': 'await tx.$executeRaw`\n    INSERT INTO "classes" (id) VALUES (1)`;\n' },
      {
        ...schema,
        'lib/classes/commands/start.ts': 'await tx.schoolClass.update({ data: { awards: { create: {} } } });\n',
      },
    ],
    kept: {
      ...schema,
      'lib/classes/commands/start.ts': 'await tx.schoolClass.update({});\nawait tx.award.findMany({});\n',
      'lib/points/commands/award.ts': 'await tx.award.create({});\nawait tx.$executeRaw`UPDATE awards SET a = 1`;\n',
      'prisma/seed/classes.ts': 'await tx.schoolClass.create({});\n',
      'tests/api/a.test.ts': 'await db().schoolClass.create({});\n',
    },
  },
  'reads tables of its own and lower lines only': {
    check: (files) => climbingReads(files, { 'lib/classes/reach.ts': 'shown here' }),
    inProduct: (files) => climbingReads(files, exceptedReads),
    broken: [
      ...[
        'db.schoolClass.findMany({ select: { id: true, awards: true } });',
        'db.schoolClass.findMany({ select: { id: true, awards: { select: { id: true } } } });',
        'db.schoolClass.findFirst({ include: { awards: true } });',
        'db.schoolClass.findMany({ where: { awards: { some: {} } } });',
        'db.schoolClass.count({ where: { AND: [mine, { OR: [{ NOT: { awards: { none: {} } } }] }] } });',
        'db.schoolClass.findMany({ select: { _count: { select: { awards: { where: { open: true } } } } } });',
        'db.schoolClass.findMany({ orderBy: [{ awards: { _count: "desc" } }] });',
        'tx.schoolClass.update({ where: { id }, data, select: { awards: { take: 1 } } });',
        'db.schoolClass.findMany({ where: all ? {} : { awards: { every: { open: true } } } });',
        'db.schoolClass.findMany({ where: { id, ...(all ? {} : { awards: { some: {} } }) } });',
        'const card = { awards: true } as const satisfies Prisma.SchoolClassSelect;',
        'const honoured: Prisma.SchoolClassWhereInput = { awards: { some: {} } };',
        'const part = { select: { class: { select: { awards: true } } } } satisfies Prisma.SchoolClass$awardsArgs;',
        'function ofMine(): Prisma.SchoolClassWhereInput {\n  return { awards: { some: {} } };\n}',
        'const reach: Reach<Prisma.SchoolClassWhereInput> = { aluno: ({ id }) => ({ awards: { some: { id } } }) };',
        'const card = { id: true, awards: { select: { id: true } } };',
        'export const card = (one: string) => ({ awards: { where: { one } } });',
      ].map((line) => ({ ...schema, 'lib/classes/queries.ts': `${line}\n` })),
      { ...schema, 'lib/classes/reach.ts': 'db.award.findMany({});\n' },
      { ...schema, 'lib/classes/reach.ts': 'db.schoolClass.findMany({});\n' },
      { ...schema, 'lib/classes/queries.ts': 'db.award.findMany({});\n' },
      { ...schema, 'lib/classes/queries.ts': 'db.$queryRaw`SELECT 1 FROM classes JOIN awards USING (id)`;\n' },
      { ...schema, 'lib/platform/db/count.ts': 'db.schoolClass.count();\n' },
      { ...schema, [`${signedIn}/adm/page.tsx`]: 'db().schoolClass.findMany({});\n' },
    ],
    kept: {
      ...schema,
      'lib/classes/reach.ts':
        'export const all = { awards: { some: {} } };\ndb.$queryRaw`SELECT c.id FROM classes c JOIN awards USING (id)`;\n',
      'lib/classes/queries.ts':
        'db.schoolClass.findMany({ select: { id: true } });\nexport const shown = { awards: 3 };\n',
      'lib/points/queries.ts':
        'db.schoolClass.findMany({ where: { awards: { some: {} } } });\n' +
        'db.award.count({ where: { class: { awards: { some: {} } } } });\n',
    },
  },
};

itHolds(rules);
