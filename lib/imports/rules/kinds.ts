/** What may be brought in at once as a plan, as addresses call it. */
export const importKinds = ['students', 'guardians'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Photos go in one by one: each stands for itself, and the one before it is replaced. */
export const importPlaces = [...importKinds, 'photos'] as const;
export type ImportPlace = (typeof importPlaces)[number];

/** As plans are called (`lib/bulk`). */
export function planKind<Kind extends ImportKind>(kind: Kind): `imports.${Kind}` {
  return `imports.${kind}`;
}

export function importKindOf(plan: string): ImportKind | undefined {
  return importKinds.find((kind) => planKind(kind) === plan);
}
