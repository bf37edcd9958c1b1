/**
 * From here on our browser modules call a server of this machine as this person: a browser would know the address by its
 * page and send its cookie by itself. What comes back gives the real `fetch` its place again.
 */
export function callAs(person: Record<string, string>, url: string): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = (address, init) =>
    real(url + String(address), { ...init, headers: { ...init?.headers, ...person } });
  return () => {
    globalThis.fetch = real;
  };
}
