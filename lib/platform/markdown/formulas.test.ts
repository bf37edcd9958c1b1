import { describe, expect, it } from 'vitest';
import { workedMs } from '@/lib/platform/clock/worked';
import { formulaLengthMax } from './formulas';
import { renderAnswer } from './render-answer';
import { safeMathMl } from './safe-mathml';

const drawn = (text: string) => renderAnswer(text, () => undefined);

describe('formulas', () => {
  it.each([
    ['$x^2$', '<p><math><msup><mi>x</mi><mn>2</mn></msup></math></p>\n'],
    ['\\(x\\)', '<p><math><mi>x</mi></math></p>\n'],
    ['a $$x$$ b', '<p>a <math><mi>x</mi></math> b</p>\n'],
    ['$$\nx\n$$', '<div class="formula" tabindex="0"><math display="block"><mi>x</mi></math></div>\n'],
    ['\\[ x \\]', '<div class="formula" tabindex="0"><math display="block"><mi>x</mi></math></div>\n'],
    ['soma:\n$$x$$', '<p>soma:</p>\n<div class="formula" tabindex="0"><math display="block"><mi>x</mi></math></div>\n'],
  ])('draws %j', (written, html) => {
    expect(drawn(written)).toBe(html);
  });

  it.each([
    'Custa R$ 10 e R$ 20',
    'De R$10 a R$20',
    'entre $5 e 6',
    '$ x $',
    '$$',
    '$$ $$',
    '\\$x\\$',
    '`$x$`',
    '$$\nx\n\ny\n$$',
    '    $$x$$',
    '$nunca fecha',
  ])('leaves %j as text', (written) => {
    expect(drawn(written)).not.toContain('<math');
  });

  it.each([
    '\\href{javascript:alert(1)}{x}',
    '\\url{https://evil.example}',
    '\\includegraphics{https://evil.example/x.png}',
    '\\class{x}{y}',
    '\\id{x}{y}',
    '\\style{color:red}{y}',
    '\\data{a=b}{y}',
    '\\htmlData{a=b}{y}',
    '\\text{<img src=x onerror=alert(1)>}',
    '\\unicode{x3c}script>',
    '\\color{red;background:url(x)}x',
  ])('makes nothing that runs or loads of %j', (formula) => {
    const html = drawn(`$${formula}$`);
    expect(html.replace(/&lt;|&gt;/g, '')).not.toMatch(/<[^>]*\s(?:href|src|style|id|class|data-\w+|on\w+)=/);
    expect(html).not.toMatch(/<(?:a|img|script|span|style)\b/);
  });

  it.each([
    '\\def\\a{\\a\\a}\\a',
    '\\def\\a#1{#1#1#1#1#1#1#1#1}\\a{\\a{\\a{\\a{\\a{\\a{x}}}}}}',
    '\\newcommand{\\b}{\\b\\b}\\b',
    '\\sqrt'.repeat(190),
    '\\left('.repeat(160),
    '{'.repeat(900),
    '\\begin{matrix}'.repeat(60),
    'x'.repeat(10_240),
    '\\frac{1}{2}'.repeat(1_000),
  ])('spends no time on a bomb (%#)', (formula) => {
    drawn('$warm$');
    const begun = workedMs();
    drawn(`$${formula}$`);
    drawn(`$$\n${formula}\n$$`);
    expect(workedMs() - begun).toBeLessThan(500);
  });

  it('spends no time on many dollars', () => {
    // Its own time: the machine may have other work.
    const begun = process.cpuUsage();
    drawn('$a '.repeat(5_000));
    drawn('\\(a '.repeat(5_000));
    drawn('$$a '.repeat(5_000));
    drawn('\\[a\n'.repeat(5_000));
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(3_000);
  });

  it('draws nothing longer than a formula is', () => {
    expect(drawn(`$${'x'.repeat(formulaLengthMax)}$`)).toContain('<math');
    expect(drawn(`$${'x'.repeat(formulaLengthMax + 1)}$`)).not.toContain('<math');
  });

  it('makes no thing larger than its page', () => {
    expect(drawn('$\\rule{99999em}{9999em}\\kern9999em x$')).not.toMatch(/999/);
  });
});

describe('safeMathMl', () => {
  it('keeps known elements and attributes', () => {
    expect(safeMathMl('<math display="block" style="a"><mi onclick="b" mathvariant="normal">x</mi></math>')).toBe(
      '<math display="block"><mi mathvariant="normal">x</mi></math>',
    );
  });

  it.each([
    '<math><a href="x">y</a></math>',
    '<math><mi x=">">y</mi></math>',
    '<math><mi onclick=b>y</mi></math>',
    '<math><maction>y</maction></math>',
    '<math><!-- --></math>',
    '<script></script>',
    'x',
  ])('refuses %j', (written) => {
    expect(safeMathMl(written)).toBeUndefined();
  });
});
