/** Ids in their order, a list a group. */
export type Order = readonly { readonly key: string; readonly ids: readonly string[] }[];
/** Into which group, and to which place in it, from 1. */
export type Place = { group: string; place: number };

export function placeOf(order: Order, id: string): Place | undefined {
  for (const { key, ids } of order) {
    const index = ids.indexOf(id);
    if (index >= 0) return { group: key, place: index + 1 };
  }
  return undefined;
}

export function moved(order: Order, id: string, { group, place }: Place): Order {
  return order.map(({ key, ids }) => {
    const rest = ids.filter((each) => each !== id);
    return { key, ids: key === group ? rest.toSpliced(place - 1, 0, id) : rest };
  });
}

/** One step towards the beginning or the end: past the edge of a group into the next one. */
export function stepped(order: Order, id: string, step: -1 | 1): Place | undefined {
  const from = placeOf(order, id);
  if (!from) return undefined;
  const at = order.findIndex(({ key }) => key === from.group);
  const place = from.place + step;
  if (place >= 1 && place <= (order[at]?.ids.length ?? 0)) return { group: from.group, place };
  const next = order[at + step];
  return next && { group: next.key, place: step === 1 ? 1 : next.ids.length + 1 };
}
