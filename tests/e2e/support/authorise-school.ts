import type { Client } from 'pg';
import type { DemoLogin } from './sessions';
import type { StoredContent } from './store-content';

type Period = { until?: string };

/** The school of this login may use the module; with a day in the past, it may not any more. */
export async function authoriseSchool(
  database: Client,
  { ids }: StoredContent,
  login: DemoLogin,
  { until }: Period = {},
): Promise<void> {
  await database.query(
    `INSERT INTO module_authorisations (school_id, module_id, "from", until, updated_at)
     SELECT accounts.school_id, course_modules.id, '2020-01-01', $3::date, now()
       FROM accounts, course_modules WHERE accounts.login = $1 AND course_modules.course_id = $2
     ON CONFLICT (school_id, module_id) DO UPDATE SET until = excluded.until`,
    [login, ids.course, until ?? null],
  );
}
