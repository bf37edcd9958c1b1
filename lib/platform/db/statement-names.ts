const names = new Map<string, string>();
const namesMax = 500;
const unnamed = '';

/**
 * A name makes PostgreSQL keep a statement's plan on its connection, and spares sending its text again. Lists of every
 * length make texts without end, so only the first ones that a process meets are named.
 */
export function statementName(sql: string): string {
  const known = names.get(sql);
  if (known || names.size >= namesMax) return known ?? unnamed;
  const name = `prisma-${names.size}`;
  names.set(sql, name);
  return name;
}
