/** What may be brought in at once, as addresses call it. */
export const importKinds = ['guardians', 'students'] as const;
export type ImportKind = (typeof importKinds)[number];

/** As plans are called (`lib/bulk`). */
export function planKind<Kind extends ImportKind>(kind: Kind): `imports.${Kind}` {
  return `imports.${kind}`;
}

export function importKindOf(plan: string): ImportKind | undefined {
  return importKinds.find((kind) => planKind(kind) === plan);
}
