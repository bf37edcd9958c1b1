type Window = { skip: number; take: number };

/** One page of a list, with how many there are in all. */
export async function paged<Row, Item = Row>(
  { page, pageSize }: { page: number; pageSize: number },
  read: (window: Window) => Promise<readonly Row[]>,
  count: () => Promise<number>,
  shown: (row: Row) => Item = asItIs,
): Promise<{ items: Item[]; total: number; page: number; pageSize: number }> {
  const [rows, total] = await Promise.all([read({ skip: (page - 1) * pageSize, take: pageSize }), count()]);
  return { items: rows.map(shown), total, page, pageSize };
}

function asItIs<Row, Item>(row: Row): Item {
  return row as unknown as Item;
}
