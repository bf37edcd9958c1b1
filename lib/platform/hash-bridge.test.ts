import { describe, expect, it } from 'vitest';
import { bridgeScript, canonicalOf } from './hash-bridge';

describe('canonicalOf', () => {
  it('maps the addresses of the spec, in either language', () => {
    expect(canonicalOf('/course/', '#/list?codigo=MY')).toBe('/course/MY');
    expect(canonicalOf('/en/course', '#/list?codigo=A/B')).toBe('/en/course/A%2FB');
    expect(canonicalOf('/course', '#/list')).toBe('/course');
    expect(canonicalOf('/course/', '#/module?curso=MT&modulo=MT1')).toBe('/course/MT/MT1');
    expect(canonicalOf('/course', '#/module?curso=MT')).toBe('/course');
    const lesson = '#/?curso=MT&modulo=MT1&unidade=2&aula=MT1-06&nome=O%20la%C3%A7o';
    expect(canonicalOf('/lesson/', lesson)).toBe('/lesson/MT/MT1/2/MT1-06');
    expect(canonicalOf('/en/lesson', `${lesson}&planoSelecionado=P%201`)).toBe(
      '/en/lesson/MT/MT1/2/MT1-06?planoSelecionado=P%201',
    );
    expect(canonicalOf('/lesson', '#/')).toBe('/lesson');
    expect(canonicalOf('/projects/', '#/')).toBe('/projects');
  });

  it('maps the addresses of the knowledge base', () => {
    const id = 'c9dc2ed0-0ed4-11ee-be56-0242ac120002';
    expect(canonicalOf('/knowledgebase/', '#/list/?origin=9')).toBe('/knowledgebase?origin=9');
    expect(canonicalOf('/en/knowledgebase', '#/list/')).toBe('/en/knowledgebase');
    expect(canonicalOf('/knowledgebase', `#/info/${id}`)).toBe(`/knowledgebase/${id}`);
    expect(canonicalOf('/knowledgebase', '#/info/')).toBe('/knowledgebase');
  });

  it.each([
    ['/course/', '#/module?curso=MT&modulo=MT1', '/course/MT/MT1'],
    [
      '/lesson/',
      '#/?curso=MT&modulo=MT1&unidade=2&aula=8&nome=x&planoSelecionado=P1',
      '/lesson/MT/MT1/2/8?planoSelecionado=P1',
    ],
    ['/en/lesson', '#/?curso=A/B&modulo=M&unidade=1&aula=1&nome=', '/en/lesson/A%2FB/M/1/1'],
    ['/lesson', '#/?curso=MT', '/lesson'],
    ['/knowledgebase/', '#/list/?origin=9', '/knowledgebase?origin=9'],
    ['/knowledgebase/', '#/list/', '/knowledgebase'],
    ['/knowledgebase', '#/info/c9dc2ed0-0ed4-11ee', '/knowledgebase/c9dc2ed0-0ed4-11ee'],
    ['/knowledgebase', '#/info/a/b', '/knowledgebase/a%2Fb'],
    ['/projects/', '#/', '/projects'],
    ['/facilitator/', '#/mural/', '/facilitator/mural'],
    ['/en/facilitator', '#/mural/', '/en/facilitator/mural'],
    ['/analytics/', '#/advisor/school_engagement', '/analytics/advisor/school_engagement'],
    ['/analytics', '#/school/school_engagement', '/analytics/school/school_engagement'],
  ])('maps %s%s to %s', (path, hash, canonical) => {
    expect(canonicalOf(path, hash)).toBe(canonical);
  });

  it('never leads out of its own area', () => {
    for (const hash of ['#//evil.example/x', '#/../adm', '#/javascript:1', '#/%00']) {
      expect(canonicalOf('/facilitator', hash)).toMatch(/^\/facilitator(\/|$)(?!.*\.\.)/);
    }
  });

  it('leaves other fragments and other pages alone', () => {
    expect(canonicalOf('/course', '#objetivo')).toBeUndefined();
    expect(canonicalOf('/course/MY', '#/list?codigo=MT')).toBeUndefined();
    expect(canonicalOf('/discourse', '#/list?codigo=MT')).toBeUndefined();
  });

  it('is asked for by a script that needs nothing else', () => {
    const location = { pathname: '/course/', hash: '#/list?codigo=MY', replace: (path: string) => replaced.push(path) };
    const replaced: string[] = [];
    new Function('location', bridgeScript)(location);
    expect(replaced).toEqual(['/api/addresses?at=%2Fcourse%2F&hash=%23%2Flist%3Fcodigo%3DMY']);
  });

  it('takes away the bare # that a redirect left for a fragment', () => {
    const shown: string[] = [];
    const history = { state: null, replaceState: (_: unknown, __: string, address: string) => shown.push(address) };
    const run = (location: object) => new Function('location', 'history', bridgeScript)(location, history);
    run({ pathname: '/facilitator', search: '?a=1', hash: '', href: 'http://own/facilitator?a=1#' });
    run({ pathname: '/facilitator', search: '', hash: '', href: 'http://own/facilitator' });
    run({ pathname: '/course', search: '', hash: '#objetivo', href: 'http://own/course#objetivo' });
    run({ pathname: '/run', search: '', hash: '#/list', href: 'http://own/run#/list' });
    expect(shown).toEqual(['/facilitator?a=1']);
  });
});
