import type { PrismaPg } from '@prisma/adapter-pg';

type Queries = Pick<Awaited<ReturnType<PrismaPg['connect']>>, 'queryRaw'>;

/**
 * Of rows that are none, Prisma still asks for what belongs to them, relation by relation: `WHERE "id" IN (NULL)`, to
 * which every database answers with nothing. A pupil's home sent nineteen of these with its fourteen questions. They are
 * answered here, without a way to the database and back.
 */
export function withoutEmptyLoads(adapter: PrismaPg): PrismaPg {
  const connect = adapter.connect.bind(adapter);
  adapter.connect = async () => {
    const connected = await connect();
    answerEmptyLoads(connected);
    const startTransaction = connected.startTransaction.bind(connected);
    connected.startTransaction = async (level) => {
      const transaction = await startTransaction(level);
      answerEmptyLoads(transaction);
      return transaction;
    };
    return connected;
  };
  return adapter;
}

function answerEmptyLoads(queries: Queries): void {
  const queryRaw = queries.queryRaw.bind(queries);
  queries.queryRaw = async (query) =>
    findsNothing(query.sql) ? { columnNames: [], columnTypes: [], rows: [] } : queryRaw(query);
}

const none = ' IN (NULL)';

/**
 * Whether a statement as Prisma writes it reads rows, each under a condition that none fulfils: one of those that all must
 * hold. A count answers also of nothing, and where one condition of several is enough, the database is asked.
 */
export function findsNothing(sql: string): boolean {
  if (!(sql.includes(none) && /^\s*SELECT "/.test(sql))) return false;
  const from = wordAt(sql, ' WHERE ', 0);
  if (from < 0) return false;
  let condition = sql.slice(from + ' WHERE '.length).trimStart();
  if (condition.startsWith('(')) condition = condition.slice(1, closingAt(condition));
  else condition = condition.slice(0, endOf(condition));
  if (wordAt(condition, ' OR ', 0) >= 0) return false;
  const all = separated(condition);
  return all.some((each) => each.endsWith(none) && !each.endsWith(` NOT${none}`) && !each.startsWith('NOT '));
}

/** Where a word first stands outside of every parenthesis and name, or -1. */
function wordAt(sql: string, word: string, start: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < sql.length; at += 1) {
    const sign = sql[at];
    if (sign === '"' || sign === "'") isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth === 0 && sql.startsWith(word, at)) return at;
  }
  return -1;
}

/** Of a text that begins with a parenthesis, where that one closes. */
function closingAt(sql: string): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < sql.length; at += 1) {
    const sign = sql[at];
    if (sign === '"' || sign === "'") isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return sql.length;
}

function endOf(condition: string): number {
  const ends = [' ORDER BY ', ' GROUP BY ', ' OFFSET ', ' LIMIT ', ' FOR ']
    .map((word) => wordAt(condition, word, 0))
    .filter((at) => at >= 0);
  return Math.min(condition.length, ...ends);
}

function separated(condition: string): string[] {
  const parts: string[] = [];
  let rest = condition;
  for (let at = wordAt(rest, ' AND ', 0); at >= 0; at = wordAt(rest, ' AND ', 0)) {
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at + ' AND '.length);
  }
  return [...parts, rest.trim()];
}
