/**
 * The spec writes addresses with `#/…`, which no server sees. Open pages map them to the real path before they are
 * shown. The function is sent as text (`bridgeScript`), so it uses nothing from outside itself.
 */
export function canonicalOf(path: string, hash: string): string | undefined {
  if (hash.indexOf('#/') !== 0) return undefined;
  const base = path.replace(/\/$/, '');
  const [screen, search] = hash.slice(2).split('?');
  const query = new URLSearchParams(search);
  function below(...names: string[]): string {
    const parts = names.map((name) => query.get(name) || '');
    return parts.every(Boolean) ? `${base}/${parts.map(encodeURIComponent).join('/')}` : base;
  }
  function knowledge(): string {
    const [name, id] = (screen || '').split('/');
    const origin = query.get('origin');
    if (name === 'info') return id ? `${base}/${id}` : base;
    return origin ? `${base}?${new URLSearchParams({ origin })}` : base;
  }
  if (/(^|\/)course$/.test(base)) return screen === 'module' ? below('curso', 'modulo') : below('codigo');
  if (/(^|\/)lesson$/.test(base)) {
    const plan = query.get('planoSelecionado');
    return (
      below('curso', 'modulo', 'unidade', 'aula') + (plan ? `?${new URLSearchParams({ planoSelecionado: plan })}` : '')
    );
  }
  if (/(^|\/)knowledgebase$/.test(base)) return knowledge();
  return /(^|\/)projects$/.test(base) ? base : undefined;
}

export const bridgeScript = `(function(c){var p=c(location.pathname,location.hash);if(p)location.replace(p)})(${String(canonicalOf)})`;
