/** A browser without a screen at the provider: from where we send it to where the provider sends it back. */
export async function walkProvider(start: string, name: string | null): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = new URL(start);
  let form: URLSearchParams | undefined;
  for (let steps = 0; steps < 8; steps += 1) {
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { body: form }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = response.headers.get('location');
    if (!location) {
      form = new URLSearchParams(name === null ? { cancel: '1' } : { name });
      continue;
    }
    form = undefined;
    const next = new URL(location, address);
    if (next.pathname.startsWith('/api/sso/')) return next;
    address = next;
  }
  throw new Error(`the provider never sent the browser back from ${start}`);
}
