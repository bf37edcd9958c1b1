import { awardUnit } from '@/lib/points/rules/award-unit';
import { nothingPaid, type PaidBefore } from '@/lib/points/rules/awards';
import { type ToldLine, worthOf } from '@/lib/points/rules/explain';
import { type PinnedModule, type PupilFacts, units } from '@/lib/points/rules/facts';
import { sum } from '@/lib/points/rules/fractions';
import type { SchemeValues } from '@/lib/points/rules/scheme';
import type { ModulePoints } from '../schemas';

type UnitPoints = ModulePoints['units'][number];
type OfUnit<Row> = Row & { unit: number };

/** What the ledger has of one pupil's way through a module. */
export type Ledger = {
  entries: OfUnit<Omit<UnitPoints['lines'][number], 'worth'>>[];
  honors: (OfUnit<UnitPoints['honors'][number]> & { id: string })[];
};

type Known = {
  pinned: PinnedModule;
  scheme: SchemeValues;
  /** None of who is not in the class any more, or where it ended: what it did not close is never paid. */
  facts: PupilFacts | undefined;
  journey: (PaidBefore & { settled: ReadonlyMap<number, { by: string }> }) | undefined;
  ledger: Ledger | undefined;
  /** What the class closed: before a pupil came it pays him nothing any more. */
  closed: readonly number[];
};

/** What was paid, and what the first open unit would bring now: that is not final. */
export function pointsByUnit({ pinned, scheme, facts, journey, ledger, closed }: Known): UnitPoints[] {
  const settled = new Set([...(journey?.settled.keys() ?? []), ...closed]);
  const withWorth = <L extends ToldLine>(line: L) => ({ ...line, worth: worthOf(line, pinned, scheme) });
  const open = units.find((unit) => !settled.has(unit));
  return units.map((unit): UnitPoints => {
    if (settled.has(unit)) {
      const paid = paidIn(ledger, unit);
      const paidBy = journey?.settled.get(unit)?.by ?? null;
      return { ...paid, lines: paid.lines.map(withWorth), unit, standing: 'final', paidBy };
    }
    const nothing = { unit, paidBy: null, points: 0, lines: [], honors: [] };
    if (!facts) return { ...nothing, standing: 'ended' };
    if (unit !== open) return { ...nothing, standing: 'ahead' };
    const awarded = awardUnit(pinned, facts, unit, journey ?? nothingPaid, scheme);
    const lines = awarded.lines.map(withWorth);
    return { ...awarded, unit, standing: 'open', paidBy: null, points: sum(lines.map(({ amount }) => amount)), lines };
  });
}

function paidIn(ledger: Ledger | undefined, of: number) {
  const lines = (ledger?.entries ?? []).flatMap(({ unit, ...line }) => (unit === of ? [line] : []));
  const honors = (ledger?.honors ?? []).flatMap(({ unit, ...honor }) => (unit === of ? [honor] : []));
  return { points: sum(lines.map(({ amount }) => amount)), lines, honors };
}
