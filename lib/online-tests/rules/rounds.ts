type Given = { readonly questionId: string; readonly seq: number };

/** One answer a question each, the earliest first: one statement judges no question twice. */
export function inRounds<Answer extends Given>(answers: readonly Answer[]): Answer[][] {
  const rounds: Map<string, Answer>[] = [];
  for (const answer of answers.toSorted((one, other) => one.seq - other.seq)) {
    const round = rounds.find((each) => !each.has(answer.questionId));
    if (round) round.set(answer.questionId, answer);
    else rounds.push(new Map([[answer.questionId, answer]]));
  }
  return rounds.map((round) => [...round.values()]);
}
