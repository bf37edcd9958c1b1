import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the server of the end-to-end tests says which database it is on, for facts that no screen can make. */
export function databaseAddressFile(port: number): string {
  return join(tmpdir(), `school-computing-e2e-${port}.url`);
}
