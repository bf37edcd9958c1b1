import type { Award } from '@/lib/points/rules/awards';

type Told = {
  lines: readonly { kind: string; ref: string; amount: number }[];
  honors: readonly { kind: string; number: number; level?: string | null | undefined }[];
};

/** Where what was paid is not what the facts say now, in the ledger's own words. */
export function driftBetween(paid: Told, counted: Award): string[] {
  const [was, is] = [wordsOf(paid), wordsOf(counted)];
  return [
    ...[...was].filter((word) => !is.has(word)).map((word) => `paid ${word}`),
    ...[...is].filter((word) => !was.has(word)).map((word) => `counted ${word}`),
  ].sort();
}

function wordsOf({ lines, honors }: Told): Set<string> {
  return new Set([
    ...lines.map(({ kind, ref, amount }) => `${kind} ${ref} ${amount}`),
    ...honors.map(({ kind, number, level }) => `honor ${kind} ${number} ${level ?? ''}`.trim()),
  ]);
}
