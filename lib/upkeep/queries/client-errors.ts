import * as z from 'zod/mini';
import { type Tipo, tipos } from '@/lib/access/actor';
import { defineQuery } from '@/lib/access/define-query';
import { PageNumber, pageOf } from '@/lib/platform/shapes';
import { abilities } from '../abilities';

type Group = {
  id: string;
  message: string;
  count: number;
  people: number;
  tipos: Tipo[];
  lastSeenAt: Date;
  lastInfo: string;
  solved: boolean;
  total: number;
};

const ErrorGroup = z.object({
  id: z.string(),
  message: z.string(),
  count: z.int(),
  people: z.int(),
  tipos: z.array(z.enum(tipos)),
  lastSeenAt: z.string(),
  lastInfo: z.string(),
  solved: z.boolean(),
});

const errorsPerPage = 25;

/** What is not mended stands first, then what was seen last. */
export const clientErrorList = defineQuery({
  name: 'upkeep.client-errors',
  may: abilities['client-error:read'],
  input: z.object({ page: PageNumber }),
  reply: pageOf(ErrorGroup),
  run: async ({ db, input: { page } }) => {
    const rows = await db.$queryRaw<Group[]>`
      WITH groups AS (
        SELECT e.fingerprint AS id, count(*)::int AS count, count(DISTINCT e.token_hash)::int AS people,
               array_remove(array_agg(DISTINCT e.tipo::text ORDER BY e.tipo::text), NULL) AS tipos,
               max(e.created_at) AS "lastSeenAt", coalesce(max(e.created_at) <= s.solved_at, false) AS solved
          FROM client_errors e LEFT JOIN solved_client_errors s USING (fingerprint)
         GROUP BY e.fingerprint, s.solved_at)
      SELECT g.*, count(*) OVER ()::int AS total, last.message, last.info AS "lastInfo"
        FROM groups g CROSS JOIN LATERAL (
          SELECT message, info FROM client_errors e WHERE e.fingerprint = g.id ORDER BY e.created_at DESC LIMIT 1) last
       ORDER BY g.solved, g."lastSeenAt" DESC, g.id LIMIT ${errorsPerPage} OFFSET ${(page - 1) * errorsPerPage}`;
    return {
      items: rows.map(({ total: _, lastSeenAt, ...row }) => ({ ...row, lastSeenAt: lastSeenAt.toISOString() })),
      total: rows[0]?.total ?? 0,
      page,
      pageSize: errorsPerPage,
    };
  },
});
