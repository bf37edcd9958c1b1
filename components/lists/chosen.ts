/** The ids of a list's rows that are selected, on whatever page they stand. */
export type Chosen = ReadonlySet<string>;

export function chosen(before: Chosen, ids: readonly string[]): Chosen {
  return new Set([...before, ...ids]);
}

export function without(before: Chosen, ids: readonly string[]): Chosen {
  const gone = new Set(ids);
  return new Set([...before].filter((id) => !gone.has(id)));
}
