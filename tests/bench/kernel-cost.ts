import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/access/actor';
import { updateCourse } from '@/lib/lesson-plans/commands/update-course';
import { db, pool } from '@/lib/platform/db/client';
import { median } from './load';

export type KernelCost = {
  /** CPU of the command over that of the same statements through Prisma: the medians of the rounds. */
  readonly ratio: number;
  readonly kernelMs: number;
  readonly prismaMs: number;
  readonly pgMs: number;
};

const rounds = 40;
const callsPerRound = 20;
const code = 'C007';

const changes = {
  version: '1.1',
  family: 'teens' as const,
  name: 'Robótica com Sucata',
  photoUrl: null,
  durationType: 'long' as const,
  durationDescription: '15 aulas por módulo, 3 módulos',
  targetAudience: 'Turmas do 7º ano ao ensino médio, com um kit para cada quatro estudantes.',
  objective: 'Construir máquinas que percebem e respondem ao ambiente, com motores reaproveitados.',
  characterization: 'Papelão, tampinhas e um microcontrolador. Os circuitos são desenhados antes de montados.',
  monthlyPriceCents: 8900,
  materialPriceCents: 12_000,
  installments: 10,
  status: 'active' as const,
};

/** One command as a person sends it, against its own statements without the kernel: by Prisma, and by bare pg. */
export async function measureKernel(admin: Actor): Promise<KernelCost> {
  let saves = 0;
  const saved = (way: (revision: number) => Promise<unknown>) => () => {
    saves += 1;
    return way(saves);
  };
  const ways = [
    saved((revision) => updateCourse(admin, { code, revision, ...changes })),
    saved(() => byPrisma(admin)),
    saved(() => byPg(admin)),
  ] as const;
  const spent: number[][] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const costs: number[] = [];
    for (const way of ways) costs.push(await cpuMsPerCall(way));
    // The first round warms up.
    if (round > 0) spent.push(costs);
  }
  await assertAudited(ways.length * (rounds + 1) * callsPerRound);
  const of = (way: number) => spent.map((costs) => costs[way] ?? Number.NaN);
  return {
    ratio: median(of(0)) / median(of(1)),
    kernelMs: median(of(0)),
    prismaMs: median(of(1)),
    pgMs: median(of(2)),
  };
}

async function cpuMsPerCall(way: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let call = 0; call < callsPerRound; call += 1) await way();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / callsPerRound;
}

/** All three must have done the work, or the cheapest would be the one that did nothing. */
async function assertAudited(calls: number): Promise<void> {
  const { rows } = await pool().query(
    `SELECT (SELECT revision FROM courses WHERE code = $1) AS revision,
            (SELECT count(*)::int FROM audit_entries WHERE command = 'courses.update') AS entries`,
    [code],
  );
  const { revision, entries } = rows[0];
  if (revision !== calls + 1 || entries !== calls) {
    throw new Error(`${calls} saves left revision ${revision} and ${entries} audit entries`);
  }
}

const audited = ['code', ...Object.keys(changes)];

function byPrisma(admin: Actor): Promise<unknown> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM courses WHERE code = ${code} FOR UPDATE`;
    const target = await tx.course.findFirstOrThrow({ where: { code } });
    const course = await tx.course.update({
      where: { id: target.id },
      data: { ...changes, revision: target.revision + 1 },
    });
    await tx.$executeRaw`SELECT pg_notify('catalogue', 'courses')`;
    await tx.$executeRaw`
      WITH recorded AS (INSERT INTO live_events (topic, data) VALUES ('courses', ${{ code }}::jsonb))
      SELECT pg_notify('live', '')`;
    await tx.auditEntry.create({
      data: {
        command: 'courses.update',
        actorId: admin.id,
        actorTipo: admin.tipo,
        schoolId: null,
        targetId: target.id,
        fields: audited,
      },
      select: { id: true },
    });
    return course;
  });
}

const columns = Object.keys(changes).map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
const assignments = columns.map((column, index) => `${column} = $${index + 3}`).join(', ');
const update = `UPDATE courses SET revision = $2, updated_at = now(), ${assignments} WHERE id = $1 RETURNING *`;
const tell = `WITH recorded AS (INSERT INTO live_events (topic, data) VALUES ('courses', $1::jsonb))
              SELECT pg_notify('live', '')`;
const insert = `INSERT INTO audit_entries (id, command, actor_id, actor_tipo, target_id, fields)
                VALUES ($1, 'courses.update', $2, $3, $4, $5)`;

async function byPg(admin: Actor): Promise<unknown> {
  const client = await pool().connect();
  try {
    await client.query('BEGIN');
    await client.query({ name: 'lock', text: 'SELECT 1 FROM courses WHERE code = $1 FOR UPDATE', values: [code] });
    const { rows } = await client.query({
      name: 'read',
      text: 'SELECT * FROM courses WHERE code = $1',
      values: [code],
    });
    const [{ id, revision }] = rows;
    const values = [id, revision + 1, ...Object.values(changes)];
    const saved = await client.query({ name: 'save', text: update, values });
    await client.query(`SELECT pg_notify('catalogue', 'courses')`);
    await client.query({ name: 'tell', text: tell, values: [{ code }] });
    const entry = [randomUUID(), admin.id, admin.tipo, id, audited];
    await client.query({ name: 'audit', text: insert, values: entry });
    await client.query('COMMIT');
    return saved.rows[0];
  } finally {
    client.release();
  }
}
