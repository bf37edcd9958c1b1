import {
  emptyConditions,
  kindsOutOfOrder,
  loudThrows,
  openDatabases,
  serverActions,
  unlistedCommands,
  writingQueries,
} from './layers/kinds';
import { itHolds } from './source/rule';

const take = (target: string) => `import { taken } from '${target}';\n`;
const client = '@/lib/platform/db/client';

/** Who may hold the database outside the kernel. */
const holders = {
  'app/api/health/ready/route.ts': 'asks whether the database answers, and reads nothing',
  'lib/accounts/commands/sign-in.ts': 'reads the login before the transaction, which may not wait for a password hash',
};

itHolds({
  'lets each kind of file take only what runs where it runs': {
    check: kindsOutOfOrder,
    broken: [
      { 'lib/units/rules.ts': take('./queries') },
      { 'lib/units/schemas.ts': take('./contract') },
      { 'lib/units/contract.ts': take('./commands/close-unit') },
      { 'lib/units/contract.ts': take('./schemas') },
      { 'lib/units/queries.ts': take('./commands/close-unit') },
      { 'lib/units/parts/award.ts': take('../commands/close-unit') },
      { 'lib/units/queries/unit-list.ts': take('../contract') },
      { 'lib/units/commands/close-unit.ts': take('../contract') },
      { 'lib/units/client.ts': take('@/lib/points/queries') },
      { 'lib/units/reach.ts': take('./queries') },
      { 'lib/units/mails/report.tsx': take('../queries') },
    ],
    kept: {
      'lib/units/commands/close-unit.ts':
        take('../rules') + take('../mails/report') + take('@/lib/points/commands/award'),
      'lib/units/queries.ts': take('./reach') + take('@/lib/points/queries') + take(client),
      'lib/units/rules.ts': take('./schemas') + take('@/lib/points/rules'),
      'lib/units/contract.ts': `import type { closeUnit } from './commands/close-unit';\n${take('./rules')}`,
      'lib/units/parts/award.ts': take('../rules') + take('@/lib/points/parts/line'),
      'lib/units/client.ts': take('./contract'),
      'lib/units/mails/report.tsx':
        take('../rules') + take('../statements/begin') + take('@/lib/platform/mail/define-mail'),
      'lib/units/rules.test.ts': take('./commands/close-unit'),
    },
  },
  'makes each file of commands one command of its name': {
    check: unlistedCommands,
    broken: [
      { 'lib/units/commands/close-unit.ts': 'export const closeTheUnit = defineCommand({});\n' },
      { 'lib/units/commands/close-unit.ts': 'export async function closeUnit() {}\n' },
      { 'lib/units/commands/close-unit.ts': 'export const closeUnit = defineCommand({});\nexport const also = 1;\n' },
      { 'lib/units/commands/close-unit.ts': 'const closeUnit = defineCommand({});\n' },
    ],
    kept: {
      'lib/units/commands/close-unit.ts': 'export type Closed = 1;\nexport const closeUnit = defineCommand({});\n',
      'lib/accounts/commands/sign-in.ts': 'export const signIn = defineOpenCommand({});\n',
    },
  },
  'keeps queries from writing': {
    check: writingQueries,
    broken: [
      { 'lib/units/queries.ts': 'await db.unit.update({});\n' },
      { 'lib/units/queries/unit-list.ts': 'await db.unit.deleteMany({});\n' },
      { 'lib/units/queries.ts': 'await db.$executeRaw`VACUUM`;\n' },
      { 'lib/units/queries.ts': 'await db.$queryRaw`UPDATE units SET a = 1 RETURNING id`;\n' },
    ],
    kept: {
      'lib/units/queries.ts': 'await db.unit.findMany({});\n',
      'lib/units/commands/a.ts': 'await tx.unit.update({});\n',
    },
  },
  'says no row by a condition that stays false': {
    check: emptyConditions,
    broken: [
      { 'lib/units/reach.ts': 'export const none = () => ({ OR: [] });\n' },
      { 'lib/units/queries.ts': 'db.unit.findMany({ where: { AND: [] } });\n' },
    ],
    kept: { 'lib/units/reach.ts': 'export const none = () => ({ id: { in: [] } });\n' },
  },
  'lets the kernel alone open the database': {
    check: (files) => openDatabases(files, { 'app/api/ready/route.ts': 'shown here' }),
    inProduct: (files) => openDatabases(files, holders),
    broken: [
      { 'app/api/ready/route.ts': '', 'app/api/a/route.ts': take(client) },
      { 'app/api/ready/route.ts': '', 'lib/units/queries.ts': take(client) },
      { 'app/api/ready/route.ts': '', 'lib/units/commands/a.ts': `import { type Tx, pool } from '${client}';\n` },
      { 'lib/units/queries.ts': '' },
    ],
    kept: {
      'app/api/ready/route.ts': take(client),
      'lib/access/define-query.ts': take(client),
      'lib/units/queries.ts': `import type { Tx } from '${client}';\n`,
      'lib/units/queries.test.ts': take(client),
    },
  },
  'throws in domains by fail() alone': {
    check: loudThrows,
    broken: [{ 'lib/units/rules.ts': "throw new Error('no');\n" }, { 'lib/units/commands/a.ts': 'throw error;\n' }],
    kept: {
      'lib/units/rules.ts': "fail('unit.closed');\n",
      'lib/access/a.ts': 'throw error;\n',
      'lib/units/a.test.ts': 'throw error;\n',
    },
  },
  'has no server actions': {
    check: serverActions,
    broken: [
      { 'app/a.ts': "'use server';\n\nexport async function a() {}\n" },
      { 'app/a.tsx': "export function A() {\n  async function save() {\n    'use server';\n  }\n}\n" },
    ],
    kept: { 'app/a.tsx': "'use client';\n\nexport const text = 'use server';\n" },
  },
});
