/** Without letters and digits that look alike: it is read from a screen and typed twelve times. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';

/** What §5 asks of a password, from eight random bytes: four letters, four digits. */
export function testPassword(bytes: Uint8Array): string {
  const picked = (from: number, set: string) =>
    Array.from({ length: 4 }, (_, index) => set.charAt((bytes[from + index] ?? 0) % set.length));
  return [...picked(0, letters), ...picked(4, digits)].join('');
}
