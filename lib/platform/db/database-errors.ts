import { Failure } from '@/lib/platform/errors/failures';

type Meaning = { code: string; status: number };

const held = globalThis as { constraintMeanings?: ReadonlyMap<string, Meaning> };

/** Said once by each process that writes: the domains, which know what their constraints mean, stand above. */
export function setConstraintMeanings(meanings: ReadonlyMap<string, Meaning>): void {
  held.constraintMeanings = meanings;
}

type DriverCause = { originalCode?: string; originalMessage?: string; constraint?: { index?: string } };

function causeOf(error: unknown): DriverCause {
  const meta = (error as { meta?: { driverAdapterError?: { cause?: DriverCause } } }).meta;
  return meta?.driverAdapterError?.cause ?? (error as { cause?: DriverCause }).cause ?? {};
}

const lostRace = new Set(['40001', '40P01']);

/** Two transactions met and the database chose this one to go again. */
export function isLostRace(error: unknown): boolean {
  return (error as { code?: string }).code === 'P2034' || lostRace.has(causeOf(error).originalCode ?? '');
}

const constraintName = /constraint "([^"]+)"/;

/** As its field says it: the sentence is in the server's language, and says it where there is no such field. */
function brokenConstraint({ constraint, originalMessage }: DriverCause): string | undefined {
  return constraint?.index ?? constraintName.exec(originalMessage ?? '')?.[1];
}

/** Prisma's codes appear nowhere else. A known constraint becomes its failure; any other error of the database stays what it is. */
export function translated(error: unknown): unknown {
  const name = brokenConstraint(causeOf(error));
  if (!name) return error;
  if (!held.constraintMeanings) return new Error('knowConstraints() did not run in this process', { cause: error });
  const meaning = held.constraintMeanings.get(name);
  return meaning ? new Failure(meaning.code, meaning.status, { cause: error }) : error;
}
