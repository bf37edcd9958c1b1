import type { AttendanceState } from './attendance-states';

type Person = { readonly id: string; readonly name: string };
type Said = {
  readonly studentId: string;
  readonly state: AttendanceState;
  readonly late: boolean;
  readonly note: string;
};
export type StoredMark = Said & { readonly at: Date; readonly by: Person | null };
type Tapped = Said & { readonly seen?: AttendanceState | null | undefined };

type Merged = {
  /** What is written now. */
  readonly written: readonly StoredMark[];
  /** What stands of the pupils that were tapped. */
  readonly standing: readonly StoredMark[];
  readonly disagreements: readonly {
    studentId: string;
    stands: AttendanceState;
    was: AttendanceState;
    other: Person | null;
  }[];
};

/**
 * Two who teach one class tap at once, or one of them without a line for an hour: of each pupil the later tap stands. Where
 * the other had said something else than this screen showed, or the tap does not stand, it is named.
 */
export function mergedMarks(stored: readonly StoredMark[], tapped: readonly Tapped[], by: Person, at: Date): Merged {
  const storedOf = new Map(stored.map((mark) => [mark.studentId, mark]));
  const written: StoredMark[] = [];
  const standing: StoredMark[] = [];
  const disagreements: Merged['disagreements'][number][] = [];
  for (const { seen, ...said } of lastOfEach(tapped)) {
    const before = storedOf.get(said.studentId);
    const isLater = before !== undefined && before.at > at;
    const isCorrected = isLater && correctsOwn(before, { ...said, seen }, by);
    const own = { ...said, at: isCorrected ? before.at : at, by };
    const stands = isLater && !isCorrected ? before : own;
    standing.push(stands);
    if (stands === own) written.push(own);
    if (!before || before.by?.id === by.id || !differs(before, said, { isOwn: stands === own, seen })) continue;
    const was = stands === own ? before.state : said.state;
    disagreements.push({ studentId: said.studentId, stands: stands.state, was, other: before.by });
  }
  return { written, standing, disagreements };
}

/** Another person's mark says something else, and this one's screen had not shown it, or it stands against the tap. */
function differs(before: Said, said: Said, { isOwn, seen }: { isOwn: boolean; seen: Tapped['seen'] }): boolean {
  return before.state !== said.state && (!isOwn || before.state !== seen);
}

/** Who saw the own mark and says otherwise tapped after it, whatever the clock of the device says. */
function correctsOwn(before: StoredMark, { seen, state }: Tapped, by: Person): boolean {
  return before.by?.id === by.id && before.state === seen && state !== seen;
}

function lastOfEach(tapped: readonly Tapped[]): Tapped[] {
  return [...new Map(tapped.map((mark) => [mark.studentId, mark])).values()];
}
