type Said = { id: string; at: string; subject: string; subjectName: string | null; division: string };
type Spell<T> = Pick<Said, 'at' | 'subjectName' | 'division'> & { key: string; turns: T[] };

/** Turns that follow each other about the same thing on the same day stand together. */
export function spelled<T extends Said>(turns: readonly T[], day: (at: string) => string): Spell<T>[] {
  const spells: (Spell<T> & { about: string })[] = [];
  for (const turn of turns) {
    const { subjectName, division } = turn;
    const at = day(turn.at);
    const about = [at, turn.subject, division].join('\n');
    const last = spells.at(-1);
    if (last?.about === about) last.turns.push(turn);
    else spells.push({ key: turn.id, about, at, subjectName, division, turns: [turn] });
  }
  return spells;
}
