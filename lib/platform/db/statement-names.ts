/** One a process, whatever bundle asks: all of them share the connections, where a name means one statement. */
const held = globalThis as { statementNames?: Map<string, string> };
const namesMax = 500;
const unnamed = '';

/**
 * A name makes PostgreSQL keep a statement's plan on its connection, and spares sending its text again. Lists of every
 * length make texts without end, so only the first ones that a process meets are named.
 */
export function statementName(sql: string): string {
  held.statementNames ??= new Map();
  const names = held.statementNames;
  const known = names.get(sql);
  if (known || names.size >= namesMax) return known ?? unnamed;
  const name = `prisma-${names.size}`;
  names.set(sql, name);
  return name;
}
