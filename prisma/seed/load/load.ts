import type { Client } from 'pg';
import { bulkWriter } from './bulk-writer';
import type { Chapter, LoadWorld } from './chapter';
import { classes } from './classes';
import { courses } from './courses';
import { lessons } from './lessons';
import { passages } from './passages';
import { people } from './people';
import { lowestId, markedFrom, markedUntil, randomOf } from './random';
import { roles } from './roles';
import { schools } from './schools';

/** In the order in which rows refer to each other. A part of the product adds its tables as one more chapter here. */
const chapters: readonly Chapter[] = [schools, people, roles, courses, lessons, passages, classes];

type Load = {
  schoolCount: number;
  seed: number;
  /** Shows a chapter as it is written. */
  shown(name: string, write: () => Promise<string>): Promise<unknown>;
};

/** Writes every chapter inside the transaction that the client has open. */
export async function writeLoad(client: Client, { schoolCount, seed, shown }: Load): Promise<void> {
  const world: LoadWorld = { schoolCount, schoolIds: [], people: [], courses: [], lessons: [] };
  const writer = bulkWriter(client);
  for (const { name, write } of chapters) {
    await shown(name, () => write({ world, random: randomOf(seed, name), writer }));
  }
}

const tables = chapters.flatMap((chapter) => chapter.tables);
const marked = `id >= '${lowestId(markedFrom)}' AND id < '${lowestId(markedUntil)}'`;

/** Takes away what a load wrote, the last chapter first, and nothing else. */
export async function removeLoad(client: Client): Promise<number> {
  let removed = 0;
  for (const table of tables.toReversed()) {
    removed += (await client.query(`DELETE FROM "${table}" WHERE ${marked}`)).rowCount ?? 0;
  }
  return removed;
}

export type Found = { loaded: boolean; realAccounts: boolean };

export async function foundIn(client: Client): Promise<Found> {
  const { rows } = await client.query<Found>(
    `SELECT EXISTS (SELECT FROM accounts WHERE ${marked}) OR EXISTS (SELECT FROM schools WHERE ${marked}) AS loaded,
            EXISTS (SELECT FROM accounts WHERE NOT (${marked})) AS "realAccounts"`,
  );
  return rows[0] as Found;
}
