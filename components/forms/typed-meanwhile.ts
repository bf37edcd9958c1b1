type Values = Readonly<Record<string, unknown>>;

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields that were changed since they were sent. */
export function typedSince(sent: Values, now: Values): Values {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(value, sent[name])));
}

/** What stands in a form beside what somebody else saved first: theirs, and what was typed here since it was opened. */
export function typedOver(theirs: Values, opened: Values, now: Values): Values {
  return { ...theirs, ...typedSince(opened, now) };
}

/** What stands in a form that begins anew once its text is sent: of what was typed on, only what is not sent yet. */
export function leftAfter(sent: Values, now: Values, initial: Values): Values {
  const left = Object.entries(typedSince(sent, now)).map(([name, value]) => {
    const before = sent[name];
    const goesOn = typeof value === 'string' && typeof before === 'string' && value.startsWith(before);
    return [name, goesOn ? value.slice(before.length).trimStart() : value] as const;
  });
  return { ...initial, ...Object.fromEntries(left) };
}

/** On the way from the form that made something to the page that edits it. */
const carried = new Map<string, Values>();

export function carry(path: string, values: Values): void {
  if (Object.keys(values).length > 0) carried.set(path, values);
}

/** Each value is taken once, by the form of that page that has a field for it. */
export function takeCarried(path: string, names: readonly string[]): Values {
  const values = carried.get(path) ?? {};
  const [taken, rest]: [[string, unknown][], [string, unknown][]] = [[], []];
  for (const entry of Object.entries(values)) (names.includes(entry[0]) ? taken : rest).push(entry);
  if (rest.length > 0) carried.set(path, Object.fromEntries(rest));
  else carried.delete(path);
  return Object.fromEntries(taken);
}
