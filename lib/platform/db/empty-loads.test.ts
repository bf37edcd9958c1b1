import { describe, expect, it } from 'vitest';
import { findsNothing } from './empty-loads';

const names = '"public"."accounts"';
const select = `SELECT ${names}."id", ${names}."name" FROM ${names} WHERE`;

describe('a statement as Prisma writes it', () => {
  it.each([
    `${select} ${names}."id" IN (NULL) OFFSET $1`,
    `${select} (${names}."id" IN (NULL) AND ${names}."school_id" IN (NULL)) OFFSET $1`,
    `${select} (${names}."left_at" IS NULL AND (${names}."a" = $1 OR ${names}."b" = $2) AND ${names}."id" IN (NULL)) ORDER BY ${names}."name" ASC OFFSET $3`,
    `SELECT ${names}."id", COALESCE("n"."_count", 0) AS "_count" FROM ${names} LEFT JOIN (SELECT "x"."id", COUNT(*) AS "_count" FROM "x" WHERE "x"."a" = $1 GROUP BY "x"."id") AS "n" ON ("n"."id" = ${names}."id") WHERE ${names}."id" IN (NULL) LIMIT $2 OFFSET $3`,
  ])('finds nothing: %s', (sql) => {
    expect(findsNothing(sql)).toBe(true);
  });

  it.each([
    `${select} ${names}."id" IN ($1) OFFSET $2`,
    `${select} ${names}."id" NOT IN (NULL) OFFSET $1`,
    `${select} (NOT ${names}."id" IN (NULL)) OFFSET $1`,
    `${select} (${names}."id" = $1 OR ${names}."id" IN (NULL)) OFFSET $2`,
    `${select} (${names}."id" = $1 AND (${names}."id" IN (NULL) OR ${names}."name" = $2)) OFFSET $3`,
    `${select} (${names}."id" = $1 AND EXISTS(SELECT "t"."id" FROM "t" WHERE "t"."id" IN (NULL))) OFFSET $2`,
    `SELECT COUNT(*) AS "_count" FROM ${names} WHERE ${names}."id" IN (NULL)`,
    `SELECT COUNT(*) AS "_count" FROM (SELECT ${names}."id" FROM ${names} WHERE ${names}."id" IN (NULL) OFFSET $1) AS "sub"`,
    `UPDATE ${names} SET "name" = $1 WHERE ${names}."id" IN (NULL)`,
    `DELETE FROM ${names} WHERE ${names}."id" IN (NULL)`,
  ])('may find something, or does more than read: %s', (sql) => {
    expect(findsNothing(sql)).toBe(false);
  });
});
