/**
 * The spec writes addresses with `#/…`, which no server sees. Pages map them to the real path before they are shown.
 * The function is sent as text (`bridgeScript`), so it uses nothing from outside itself.
 */
export function canonicalOf(path: string, hash: string): string | undefined {
  const areas = /^(\/en)?\/(course|lesson|projects|knowledgebase|facilitator|analytics)\/?$/;
  const [base, , area = ''] = areas.exec(path) || [];
  if (!base || hash.indexOf('#/') !== 0) return undefined;
  const at = base.replace(/\/$/, '');
  const [screen = '', search] = hash.slice(2).split('?');
  const named = screen.replace(/^\/+|\/+$/g, '');
  const query = new URLSearchParams(search);
  const coded = (names: string[]) => {
    const values = names.map((name) => query.get(name));
    return values.every(Boolean) ? values.map((value) => `/${encodeURIComponent(String(value))}`).join('') : '';
  };
  const kept = (name: string) => (query.get(name) ? `?${name}=${encodeURIComponent(String(query.get(name)))}` : '');
  if (area === 'course') return at + coded(named === 'module' ? ['curso', 'modulo'] : ['codigo']);
  if (area === 'lesson') return at + coded(['curso', 'modulo', 'unidade', 'aula']) + kept('planoSelecionado');
  if (area === 'projects') return at;
  const [, topic] = /^info\/(.+)$/.exec(named) || [];
  if (area === 'knowledgebase') return at + (topic ? `/${topic.replace(/\//g, '%2F')}` : kept('origin'));
  return /^[\w/-]+$/.test(named) ? `${at}/${named}` : at;
}

/** Of a redirect that ended a fragment (`endingFragment`), the bare # goes too. */
export const bridgeScript = `(function(c){var p=c(location.pathname,location.hash);if(p)location.replace(p);else if(/#$/.test(location.href))history.replaceState(history.state,'',location.pathname+location.search)})(${String(canonicalOf)})`;
