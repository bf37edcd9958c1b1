import { randomKey } from './random-key';

/** The id of a row that this browser makes: a UUID of version 4. */
export function randomId(): string {
  const hex = randomKey();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
