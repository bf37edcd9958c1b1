import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { db, pool } from '@/lib/platform/db/client';
import { toldError } from '@/lib/platform/log/told-error';

/** What a person entered, which no log needs. */
const entered = `nobody-${Math.random().toString(36).slice(2)}`;

afterAll(() => pool().query('DROP TABLE IF EXISTS held_rows'));

async function refusals(): Promise<unknown[]> {
  await pool().query(`CREATE TABLE held_rows (
    email text UNIQUE CHECK (length(email) < 60), born date, parent text REFERENCES held_rows (email))`);
  await pool().query('INSERT INTO held_rows (email) VALUES ($1)', [entered]);
  const refused = [
    () => pool().query('INSERT INTO held_rows (email) VALUES ($1)', [entered]),
    () => pool().query('INSERT INTO held_rows (email) VALUES ($1)', [entered.repeat(9)]),
    () => pool().query('INSERT INTO held_rows (parent) VALUES ($1)', [`${entered}-parent`]),
    () => pool().query('INSERT INTO held_rows (born) VALUES ($1)', [entered]),
    () => db().$executeRawUnsafe('INSERT INTO held_rows (email) VALUES ($1)', entered),
    // What the client itself refuses, with all that it was given.
    () => db().account.create({ data: { login: entered, loginKey: entered } as never }),
    () => db().account.findFirst({ where: { loginKey: entered, nothing: entered } as never }),
  ];
  return Promise.all(
    refused.map((act) =>
      act().then(
        () => 'was not refused',
        (error: unknown) => error,
      ),
    ),
  );
}

it('are in no error of the database, in no line of our log and in none of its own', async () => {
  const errors = await refusals();
  expect(errors.every((error) => error instanceof Error)).toBe(true);
  for (const error of errors) expect(JSON.stringify(toldError(error))).not.toContain(entered);
  // As the framework prints what a page threw. What is no date the server quotes in its very message.
  for (const error of [errors[0], errors[1], errors[2], errors[4]]) {
    expect(inspect(error, { depth: 9 })).not.toContain(entered);
  }
  const { rows } = await pool().query('SHOW data_directory');
  const written = readFileSync(join(rows[0].data_directory, '..', 'postgres.log'), 'utf8');
  expect(written).not.toContain(entered);
});

it('tells which rule was broken', async () => {
  const error = await pool()
    .query('INSERT INTO held_rows (email) VALUES ($1)', [entered])
    .catch((refused: unknown) => refused);
  expect(toldError(error)).toMatchObject({ code: '23505', constraint: 'held_rows_email_key' });
});
