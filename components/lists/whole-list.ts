type Page<Row> = { items: readonly Row[]; total: number };

/** Every page of a list, one after the other; a list that shrinks meanwhile ends with its first empty page. */
export async function wholeList<Row>(load: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await load(page);
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}
