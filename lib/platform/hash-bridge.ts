/**
 * The spec writes addresses with `#/…`, which no server sees. Open pages map them to the real path before they are
 * shown. The function is sent as text (`bridgeScript`), so it uses nothing from outside itself.
 */
export function canonicalOf(path: string, hash: string): string | undefined {
  if (hash.indexOf('#/') !== 0) return undefined;
  const base = path.replace(/\/$/, '');
  const [screen, search] = hash.slice(2).split('?');
  const query = new URLSearchParams(search);
  const code = query.get('codigo');
  if (/(^|\/)course$/.test(base)) return screen === 'list' && code ? `${base}/${encodeURIComponent(code)}` : base;
  return undefined;
}

export const bridgeScript = `(function(c){var p=c(location.pathname,location.hash);if(p)location.replace(p)})(${String(canonicalOf)})`;
