import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayLink, mayShow } from './addresses';
import { renderMarkdown } from './render-markdown';

const elements =
  'h[3-6]|p|br|hr|strong|em|s|a|img|ul|ol|li|blockquote|pre|code|span|small|div|table|thead|tbody|tr|th|td';
const attributes = 'id|href|data-frame|rel|target|title|src|alt|loading|decoding|class|tabindex|scope|start';
/** All that may leave: text without a bracket, and these elements with these attributes. */
const inert = new RegExp(`^(?:[^<>]|<(?:${elements})(?: (?:${attributes})="[^"<>]*")*>|</(?:${elements})>)*$`);

function valuesOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
  );
}

function expectInert(html: string): void {
  expect(html).toMatch(inert);
  for (const href of valuesOf(html, 'href')) {
    expect(['http:', 'https:', 'mailto:']).toContain(new URL(href, 'http://own.example').protocol);
  }
  for (const frame of valuesOf(html, 'data-frame')) {
    expect(['https://www.youtube-nocookie.com', 'https://scratch.mit.edu']).toContain(new URL(frame).origin);
  }
  for (const source of valuesOf(html, 'src')) expect(new URL(source, 'http://own.example').host).toBe('own.example');
}

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>1</script>">',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt&colon;alert(1))',
  '[a](java\nscript:alert(1))',
  '[a](\u0001javascript:alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a](vbscript:x)',
  '[a](//evil.example)',
  '[a](/\\evil.example)',
  '![a](https://evil.example/pixel.png)',
  '![a](/api/files/../Users/logout)',
  '![a](data:image/svg+xml,<svg onload=alert(1)>)',
  '![" onerror="alert(1)](/api/files/a.webp)',
  '[a](https://x.example "" onmouseover=alert(1)")',
  '[a](https://x.example/"onclick=alert(1))',
  '<javascript:alert(1)>',
  '<https://x.example/"><script>>',
  '[r]\n\n[r]: javascript:alert(1) "x"',
  '```html" onload="alert(1)\n<script>1</script>\n```',
  '```scratch\ndiga [<b>] por (2)\n```',
  '@[youtube](dQw4w9WgXcQ "<img src=x onerror=1>")',
  '@[youtube]("><script>1)',
  '@[scratch](javascript:1)',
  '| a |\n|:-:|\n| <b onclick=1> |',
  '# <b id=x>\n# __proto__',
  '\u202e<\u200bscript>',
  '＜script＞',
  '&lt;script&gt;',
  '&#x3c;script&#x3e;',
  '> > - [x](javascript:1)\n> > - ![](javascript:1)',
];

describe('renderMarkdown against hostile text', () => {
  it('makes nothing of each known attack but text and inert elements', () => {
    for (const text of hostile) expectInert(renderMarkdown(text));
  });

  it('holds for any mixture of attacks, marks and characters of every script', () => {
    const part = fc.oneof(
      fc.constantFrom(...hostile),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\n', '\n\n', '> ', '- ', '  ', '`', '```', '**', '[', '](', ')', '<', '"', '|', '\t', '\\', '#'),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => expectInert(renderMarkdown(parts.join('')))),
      { numRuns: 600 },
    );
  });

  it('lets no address through that leaves http, mail and our own pages', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (address) => {
        const host = new URL(address, 'http://own.example');
        return !mayLink(address) || ['http:', 'https:', 'mailto:'].includes(host.protocol);
      }),
    );
    for (const address of ['/api/Users/logout', '/course/../api/sso/google', 'javascript:1', 'x', '//x', '/\\x']) {
      expect(mayLink(address)).toBe(false);
    }
    for (const address of ['/pt-BR/api/Users/logout', '/PT-br/pt-BR/api/x', '/pt-BR/__/auth/x', '/pt-BR/_next/x']) {
      expect(mayLink(address), address).toBe(false);
    }
    for (const address of ['/%61pi/Users/logout', '/%2561pi', '/a/%2e%2e/api/x', '/__/auth/x', '/%5f%5f/auth/x']) {
      expect(mayLink(address), address).toBe(address === '/%2561pi');
    }
    for (const address of ['/course/MT', '#text-a', '/api/files/guia.pdf', 'mailto:a@b.example', 'HTTPS://a.example']) {
      expect(mayLink(address)).toBe(true);
    }
    expect(mayShow('/api/files/course-photos/abc-1_2.webp')).toBe(true);
    expect(mayShow('/api/files/../x')).toBe(false);
  });

  it('ends in good time on nests that have no end', () => {
    for (const open of ['> ', '- ', '[', '![', '**a ', '`a`` ', '<', '](', '| ']) {
      expectInert(renderMarkdown(open.repeat(20_000)));
    }
  });
});

describe('renderMarkdown', () => {
  it('continues the outline at h3 without a gap, and gives each heading an id of its own', () => {
    const html = renderMarkdown('# Preparação\n\n### Ímã & motor\n\n## Preparação\n\n# 你好', { idPrefix: 'steps' });
    expect(html.match(/<h\d id="[^"]+"/g)).toEqual([
      '<h3 id="steps-preparacao"',
      '<h4 id="steps-ima-motor"',
      '<h4 id="steps-preparacao-2"',
      '<h3 id="steps-part"',
    ]);
  });

  it('gives every heading of any text another id', () => {
    const headings = fc.array(fc.constantFrom('a', 'a 2', 'A-2', 'ã', '2', '', '!'), { maxLength: 12 });
    fc.assert(
      fc.property(headings, (words) => {
        const ids = valuesOf(renderMarkdown(words.map((word) => `# ${word}\n`).join('\n')), 'id');
        return new Set(ids).size === ids.length && ids.every((id) => /^text-[a-z0-9-]+$/.test(id));
      }),
    );
  });

  it('tells search engines and other sites nothing through a foreign link', () => {
    expect(renderMarkdown('[a](https://a.example/?b=1&c=2)')).toBe(
      '<p><a href="https://a.example/?b=1&amp;c=2" rel="noopener nofollow">a</a></p>\n',
    );
    expect(renderMarkdown('[a](/course/MT)')).toBe('<p><a href="/course/MT">a</a></p>\n');
  });

  it('shows our own pictures when they come near, and of others the words', () => {
    expect(renderMarkdown('![Um *robô*](/api/files/lesson-images/a.webp)')).toBe(
      '<p><img src="/api/files/lesson-images/a.webp" alt="Um robô" loading="lazy" decoding="async"></p>\n',
    );
    expect(renderMarkdown('![Um robô](https://a.example/a.png)')).toBe('<p>Um robô</p>\n');
  });

  it('leads to a player in a new tab, says so, and names what may stand in its place', () => {
    expect(renderMarkdown('@[youtube](dQw4w9WgXcQ "A garra")', { newTab: '(abre em outra aba)' })).toBe(
      '<p class="embed"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" target="_blank" rel="noopener nofollow noreferrer" ' +
        'data-frame="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0"><span>YouTube: A garra <small>(abre em outra aba)</small></span></a></p>\n',
    );
    expect(renderMarkdown('Veja:\n@[scratch](10128407)\ndepois')).toContain('scratch.mit.edu/projects/10128407/');
    expect(renderMarkdown('@[scratch](abc)')).toBe('<p>@[scratch](abc)</p>\n');
  });

  it('makes no heading of an empty corner', () => {
    expect(renderMarkdown('| | b |\n|---|---|\n| 1 | 2 |')).toContain('<tr>\n<td></td>\n<th scope="col">b</th>\n</tr>');
  });

  it('aligns cells by class, names the columns and lets the table scroll', () => {
    expect(renderMarkdown('| a | b |\n|---|--:|\n| 1 | 2 |')).toBe(
      '<div class="wide-table" tabindex="0"><table>\n<thead>\n<tr>\n<th scope="col">a</th>\n<th class="right" scope="col">b</th>\n' +
        '</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td class="right">2</td>\n</tr>\n</tbody>\n</table></div>\n',
    );
  });

  it('marks the parts of the languages that are taught', () => {
    const samples = {
      python: ['def f():', 'hljs-keyword'],
      js: ['const a = 1', 'hljs-keyword'],
      html: ['<p class="a">', 'hljs-tag'],
      css: ['a { color: red }', 'hljs-attribute'],
      ino: ['void loop() {}', 'hljs-type'],
      'c++': ['int a;', 'hljs-type'],
      json: ['{"a": 1}', 'hljs-attr'],
      scratch: ['mova (10) passos', 'hljs-motion'],
    };
    for (const [language, [code, mark]] of Object.entries(samples)) {
      expect(renderMarkdown(`\`\`\`${language}\n${code}\n\`\`\``), language).toContain(`class="${mark}"`);
    }
    expect(renderMarkdown('```cobol\nADD <A>\n```')).toBe(
      '<pre tabindex="0"><code class="language-cobol">ADD &lt;A&gt;\n</code></pre>\n',
    );
  });

  it('knows the palette of Scratch blocks in both languages', () => {
    const lines = {
      'quando ⚑ for clicado': 'events',
      'when flag clicked': 'events',
      'mude x para (0)': 'motion',
      'set x to (0)': 'motion',
      'mude [pontos v] para (0)': 'variables',
      'set [score v] to (0)': 'variables',
      '  diga [Olá!] por (2) segundos': 'looks',
      'se <tocando em [borda v]?> então': 'control',
      'se tocar na borda, volte': 'motion',
      'repeat (10)': 'control',
      'toque o som [Miau v]': 'sound',
      'pergunte [Nome?] e espere': 'sensing',
    };
    for (const [line, palette] of Object.entries(lines)) {
      expect(renderMarkdown(`\`\`\`scratch\n${line}\n\`\`\``), line).toContain(`<span class="hljs-${palette}">`);
    }
  });
});
