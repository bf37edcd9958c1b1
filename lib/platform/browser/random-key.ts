/** A key for one mutation. `crypto.randomUUID` is missing where a school opens the product by plain http on its network. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
