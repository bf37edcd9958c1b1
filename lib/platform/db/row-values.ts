import { DatabaseError } from 'pg';

/** Where the server says what stands in the row that it refused: `Key (email)=(…)`, `Failing row contains (…)`. */
const told = ['detail', 'where', 'internalQuery', 'hint'] as const;

/**
 * An error of the database carries no row, whoever logs, stores or shows it: the driver's errors forget what the server
 * adds to the name of the broken rule. Which rule it was stands in the message and in `constraint`.
 */
export function forgetRowValues(): void {
  const forgotten = { configurable: true, get: () => undefined, set: () => undefined };
  for (const name of told) Object.defineProperty(DatabaseError.prototype, name, forgotten);
}
