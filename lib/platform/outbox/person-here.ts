const listeners = new Set<() => void>();

/**
 * Whose page this is: the server writes it on the body of each signed-in page. A kept shell, which is nobody's, says it
 * with `standHere` once it has read who that is. Nobody's where an administrator sees as somebody: what is tapped there would
 * wait for that person on a device that is not theirs.
 */
export function personHere(): string | undefined {
  const { person, seeing } = globalThis.document?.body.dataset ?? {};
  return seeing === undefined ? person : undefined;
}

/** On a device that several use, the next person takes the place of the one before without a new page. */
export function standHere(person: string | undefined): void {
  if (person === document.body.dataset.person) return;
  if (person) document.body.dataset.person = person;
  else delete document.body.dataset.person;
  for (const tell of listeners) tell();
}

export function onPersonHere(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
