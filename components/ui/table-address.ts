/** Where a table is, in its address: `?q=ana&sort=-name&page=2`. Every state of a table can be linked, and works without script. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

export interface TableAddress {
  /** Without language: what is made of it knows that of the screen. */
  path: string;
  params: SearchParams;
}

export interface TableView<Key extends string = string> {
  search: string;
  sort: Key;
  descending: boolean;
  /** From 1. */
  page: number;
}

function firstOf(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

const textLengthMax = 100;

export function readText(params: SearchParams, name: string): string {
  return firstOf(params[name]).replaceAll('\0', '').trim().slice(0, textLengthMax);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The row that the list is narrowed to; what is no id narrows nothing. */
export function readId(params: SearchParams, name: string): string | undefined {
  const value = readText(params, name);
  return uuid.test(value) ? value : undefined;
}

/** Reads what the address says; an unknown column or a page that is no number falls back quietly. */
export function readTableView<Key extends string>(
  params: SearchParams,
  sortable: readonly Key[],
  fallback: { sort: Key; descending?: boolean },
): TableView<Key> {
  const asked = firstOf(params.sort);
  const key = sortable.find((name) => name === asked.replace(/^-/, ''));
  return {
    search: readText(params, 'q'),
    sort: key ?? fallback.sort,
    descending: key ? asked.startsWith('-') : (fallback.descending ?? false),
    page: readPage(params),
  };
}

const pageMax = 10_000;

export function readPage(params: SearchParams): number {
  const page = Number(firstOf(params.page));
  return Number.isInteger(page) && page > 0 && page <= pageMax ? page : 1;
}

/** The same place with some parameters changed; null takes one away. */
export function tableHref(
  { path, params }: TableAddress,
  changes: Readonly<Record<string, string | number | null>>,
): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (name in changes || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) next.append(name, one);
  }
  for (const [name, value] of Object.entries(changes)) {
    if (value !== null && value !== '') next.set(name, String(value));
  }
  const query = next.toString();
  return query ? `${path}?${query}` : path;
}
