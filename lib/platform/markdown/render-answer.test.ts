import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workedMs } from '@/lib/platform/clock/worked';
import { finishedBlocks } from './finished-blocks';
import { renderAnswer } from './render-answer';

const cited = (number: number) =>
  number === 1 || number === 2 ? { href: `/lesson/a?x="${number}"`, label: `Fonte ${number}: <b>` } : undefined;
const drawn = (text: string) => renderAnswer(text, cited);

/** Pieces that answers, and those who attack them, are made of. */
const piece = fc.oneof(
  fc.constantFrom(
    '\n',
    '\n\n',
    ' ',
    '- a',
    '1. b',
    '> c',
    '# d',
    '```py\n',
    '```',
    '~~~',
    '$$',
    '$x$',
    '\\[',
    '\\]',
    '| a | b |',
    '|---|---|',
    '[1]',
    '[2](',
    ')',
    '[9]',
    '[x](javascript:alert(1))',
    '[x](data:text/html,y)',
    '![i](http://e/x)',
    '<script>',
    '</p>',
    '<img src=x onerror=y>',
    '" onclick="',
    '\\',
    '`',
    '***',
    '---',
    '===',
    '\t',
    '    ',
    '\r\n',
    '\r',
    '@[youtube](dQw4w9WgXcQ)',
    '[1]: http://e',
    '[1, 2]',
    '&lt;',
    '\u0000',
    '[x](/api/Users/logout)',
    '<http://e>',
    '\\href{javascript:x}{y}',
    '_x_',
    'texto',
  ),
  fc.string({ maxLength: 6 }),
);
const markdown = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

describe('renderAnswer', () => {
  it('links citations of what there is, and leaves other numbers', () => {
    expect(drawn('a [1] [1, 2] [7] `v[1]` [x](https://e.org)')).toBe(
      '<p>a <a class="citation" href="/lesson/a?x=&quot;1&quot;" aria-label="Fonte 1: &lt;b&gt;">1</a> ' +
        '<a class="citation" href="/lesson/a?x=&quot;1&quot;" aria-label="Fonte 1: &lt;b&gt;">1</a>' +
        '<a class="citation" href="/lesson/a?x=&quot;2&quot;" aria-label="Fonte 2: &lt;b&gt;">2</a> [7] ' +
        '<code>v[1]</code> x</p>\n',
    );
  });

  it('highlights code and draws headings of one level without ids', () => {
    const html = drawn('# A\n### B\n```py\nprint(1)\n```\n');
    expect(html).toContain('<h3>A</h3>\n<h3>B</h3>');
    expect(html).toContain('<span class="hljs-built_in">print</span>');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](mailto:a@b.c)',
    '[x](#main)',
    '[x](/api/Users/logout)',
    '[x](//e.org)',
    '[2]()',
    '[1](https://e.org)',
    '[1, 2](https://e.org)',
    '[[7]](https://e.org)',
    '[**1**](/lesson/a)',
    '[`1`](https://e.org)',
    '[\u00B9](https://e.org)',
    '[ １ ](https://e.org)',
    '[1\u200B](https://e.org)',
    '[Aula 1](tel:190)',
    '[188](tel:190)',
    '[0900](tel:0900)',
  ])('makes no link of %s', (text) => {
    expect(drawn(text)).not.toContain('<a');
  });

  it('links words that hold a number', () => {
    expect(drawn('[Aula 1](/lesson/a) [a 2](/en/knowledgebase/b)').match(/<a /g)).toHaveLength(2);
  });

  it('leaves the words of a link to what is not of the material', () => {
    expect(drawn('[Aula 1](https://e.org) <https://192.0.2.1/> [x](/adm/users)')).toBe(
      '<p>Aula 1 https://192.0.2.1/ x</p>\n',
    );
  });

  it('links the number of a help line to call it', () => {
    expect(drawn('[188](tel:188)')).toBe('<p><a href="tel:188">188</a></p>\n');
  });

  it('shows no picture from elsewhere', () => {
    expect(drawn('![x](https://e.org/x.png)')).toBe('<p>x</p>\n');
  });

  it('never emits a script, a handler or a foreign address that loads', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const html = drawn(text);
        for (const [tag, name = ''] of html.matchAll(/<\/?([a-zA-Z][a-zA-Z0-9]*)[^>]*>/g)) {
          expect(name).toMatch(
            /^(?:p|a|em|strong|s|code|pre|span|br|hr|h3|ul|ol|li|blockquote|div|table|thead|tbody|tr|th|td|img|math|m[a-z]+)$/,
          );
          expect(tag).not.toMatch(/\s(?:on\w+|style|srcdoc|formaction)=/i);
          expect(/\s(?:href|src)="(?!https?:|\/(?!api\/(?!files\/)))/.test(tag), tag).toBe(false);
        }
        expect(html.replace(/<\/?[a-zA-Z][^<>]*>/g, '')).not.toMatch(/</);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('finishedBlocks', () => {
  const whole = ({ blocks, tail }: ReturnType<typeof finishedBlocks>) => blocks.join('') + tail;

  it.each([
    ['um\n\ndois', ['um\n\n'], 'dois'],
    ['um\n', [], 'um\n'],
    ['- a\n\n', [], '- a\n\n'],
    ['- a\n\nb\n', ['- a\n\n'], 'b\n'],
    ['1. a\n\n2', [], '1. a\n\n2'],
    ['```py\na\n\nb\n', [], '```py\na\n\nb\n'],
    ['```py\na\n```\n', ['```py\na\n```\n'], ''],
    ['| a | b |\n|---|---|\n| 1 | 2 |\n', [], '| a | b |\n|---|---|\n| 1 | 2 |\n'],
    ['| a | b |\n|---|---|\n| 1 | 2 |\n\n', ['| a | b |\n|---|---|\n| 1 | 2 |\n\n'], ''],
    ['$$\nx\n', [], '$$\nx\n'],
    ['$$\nx\n$$\n', ['$$\nx\n$$\n'], ''],
    ['# a\n', ['# a\n'], ''],
    ['', [], ''],
  ])('splits %j', (text, blocks, tail) => {
    expect(finishedBlocks(text)).toEqual({ blocks, tail });
  });

  it('gives blocks that are the whole together, as text and as drawn', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const found = finishedBlocks(text);
        expect(whole(found)).toBe(text);
        const pieces = [...found.blocks, found.tail].map(drawn).join('');
        expect(pieces.replace(/\s+/g, ' ')).toBe(drawn(text).replace(/\s+/g, ' '));
      }),
      { numRuns: 1_000 },
    );
  });

  it('never changes a block that it gave when more comes, told as a whole or from the rest on', () => {
    fc.assert(
      fc.property(markdown, markdown, (before, more) => {
        const first = finishedBlocks(before);
        const both = finishedBlocks(before + more);
        expect(both.blocks.slice(0, first.blocks.length)).toEqual(first.blocks);
        const rest = finishedBlocks(first.tail + more);
        expect([...first.blocks, ...rest.blocks]).toEqual(both.blocks);
      }),
      { numRuns: 1_000, examples: [['!\n\r', '\n']] },
    );
  });

  it('takes a few milliseconds for a usual answer', () => {
    const text =
      'Um parágrafo com `código`, $x^2$ e [1].\n\n- a\n- b\n\n```py\nfor i in range(3):\n    print(i)\n```\n\n'.repeat(
        8,
      );
    finishedBlocks(text);
    drawn(text);
    const begun = workedMs();
    for (let run = 0; run < 20; run += 1) {
      finishedBlocks(text);
      drawn(text);
    }
    expect((workedMs() - begun) / 20).toBeLessThan(15);
  });
});
