import { storedKeys } from '../browser/stored-keys';
import { readStored, removeStored, writeStored } from '../browser/stored-values';
import { personHere } from './person-here';

type Kind = 'unsent' | 'unsentAnswers';

/**
 * The way out asks whether taps or a test's answers wait without bringing any of this into the shell: on the body, and in
 * this browser for the next page, whose way out may be pressed before its scripts have come (early-press.ts).
 */
export function noteUnsent(kind: Kind, value: string | undefined): void {
  const { dataset } = document.body;
  if (value === undefined) delete dataset[kind];
  else dataset[kind] = value;
  const person = personHere();
  if (!person) return;
  const isMarked = readStored('local', storedKeys.unsent) === person;
  const isWaiting = dataset.unsent !== undefined || dataset.unsentAnswers !== undefined;
  if (isWaiting && !isMarked) writeStored('local', storedKeys.unsent, person);
  if (isMarked && !isWaiting) removeStored('local', storedKeys.unsent);
}
