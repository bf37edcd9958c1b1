/** What may be brought in at once, as addresses call it. */
export const importKinds = ['guardians'] as const;
export type ImportKind = (typeof importKinds)[number];

/** As plans are called (`lib/bulk`). */
export function planKind(kind: ImportKind): `imports.${ImportKind}` {
  return `imports.${kind}`;
}

export function importKindOf(plan: string): ImportKind | undefined {
  return importKinds.find((kind) => planKind(kind) === plan);
}
