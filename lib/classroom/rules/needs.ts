type Class = {
  readonly id: string;
  readonly name: string;
  readonly isStarted: boolean;
  readonly isLeftOpen: boolean;
  readonly due: { readonly number: number } | null;
  readonly doubts: number;
  readonly absences: readonly { readonly id: string; readonly name: string; readonly lessons: number }[];
  readonly sliders: { readonly number: number; readonly missing: number } | null;
};

type OfClass = { readonly classId: string; readonly className: string } & (
  | { readonly kind: 'leftOpen'; readonly number: number }
  | { readonly kind: 'doubts'; readonly count: number }
  | { readonly kind: 'absences'; readonly studentId: string; readonly name: string; readonly count: number }
  | { readonly kind: 'sliders'; readonly number: number; readonly count: number }
  | { readonly kind: 'waiting' }
);
/** `training`: requests of one's own that were answered these days. */
export type Need = OfClass | { readonly kind: 'training'; readonly count: number };

/** As many as a tired teacher reads. */
const needsMax = 7;
const urgency: readonly Need['kind'][] = ['leftOpen', 'doubts', 'absences', 'sliders', 'waiting', 'training'];

/** What waits for the facilitator in all classes, what cannot wait first. */
export function needsOf(classes: readonly Class[], answeredTraining: number): Need[] {
  const training: Need[] = answeredTraining > 0 ? [{ kind: 'training', count: answeredTraining }] : [];
  return [...classes.flatMap(needsOfClass), ...training]
    .toSorted((one, other) => urgency.indexOf(one.kind) - urgency.indexOf(other.kind))
    .slice(0, needsMax);
}

function needsOfClass({ id, name, isStarted, isLeftOpen, due, doubts, absences, sliders }: Class): OfClass[] {
  const of = { classId: id, className: name };
  if (!isStarted) return [{ ...of, kind: 'waiting' }];
  return [
    ...(isLeftOpen && due ? [{ ...of, kind: 'leftOpen' as const, number: due.number }] : []),
    ...(doubts > 0 ? [{ ...of, kind: 'doubts' as const, count: doubts }] : []),
    ...absences.map((pupil) => ({
      ...of,
      kind: 'absences' as const,
      studentId: pupil.id,
      name: pupil.name,
      count: pupil.lessons,
    })),
    ...(sliders ? [{ ...of, kind: 'sliders' as const, number: sliders.number, count: sliders.missing }] : []),
  ];
}
