let read = () => new Date();

/** The one clock. A command receives its reading as `now`; nothing else asks the machine for the time of a fact. */
export function now(): Date {
  return read();
}

/** Tests stand at a chosen moment. */
export function setClock(reader: (() => Date) | undefined): void {
  read = reader ?? (() => new Date());
}
