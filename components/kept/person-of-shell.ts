import { hasLeft } from '@/components/shell/leave-device';
import { isHereNoMore, type KeptPerson, keptPerson } from '@/lib/platform/kept/person';

/** Who is here, for a page that knows nobody. `inTest`: a session that ends takes nobody from a test. */
export async function personOfShell({ inTest = false } = {}): Promise<KeptPerson | undefined> {
  if (hasLeft()) return undefined;
  const person = await keptPerson();
  return person && (inTest || !isHereNoMore(person)) ? person : undefined;
}
