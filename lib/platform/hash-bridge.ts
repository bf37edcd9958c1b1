const areas = /^(\/en)?\/(course|lesson|projects|knowledgebase|facilitator|analytics)\/?$/;

/** Where an address of the spec with `#/…` leads, which no server sees: each page asks for it before it is shown. */
export function canonicalOf(path: string, hash: string): string | undefined {
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

/** Where the server says it (app/api/addresses): the mapping itself would weigh a kilobyte in every page. */
const askedAddress = '/api/addresses';

/** Of a redirect that ended a fragment (`endingFragment`), the bare # goes too. */
export const bridgeScript = `(function(l,e){if(!l.hash.indexOf('#/')&&${areas}.test(l.pathname))l.replace('${askedAddress}?at='+e(l.pathname)+'&hash='+e(l.hash));else if(/#$/.test(l.href))history.replaceState(history.state,'',l.pathname+l.search)})(location,encodeURIComponent)`;
