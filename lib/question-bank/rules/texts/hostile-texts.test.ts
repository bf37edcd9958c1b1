import { expect, it } from 'vitest';
import { asMarkdown } from '../gift/formats';
import { readItem } from '../qti/read-item';
import { splitCode } from './code-fence';
import { markdownOfHtml } from './markdown-of-html';

/** Of this thread alone: the machine may have other work. */
function inAMoment<Made>(work: () => Made): Made {
  const began = process.threadCpuUsage();
  const made = work();
  expect(process.threadCpuUsage(began).user).toBeLessThan(1_000_000);
  return made;
}

it('reads sixty elements within each other in a moment', () => {
  const nested = `${'<span>'.repeat(60)}fim${'</span>'.repeat(60)}`;
  expect(inAMoment(() => markdownOfHtml(nested))).toBe('fim');
});

it('looks no closer at a line of more parts, or a program longer, than any question has', () => {
  const parts = '<b>a</b> '.repeat(10_000);
  expect(inAMoment(() => markdownOfHtml(parts))).toEqual({ name: 'prompt' });
  const program = `<pre><code>${'x\n'.repeat(200_000)}</code></pre>`;
  expect(inAMoment(() => markdownOfHtml(program))).toEqual({ name: 'code' });
});

it('takes white space and open fences of a megabyte in a moment', () => {
  const spaces = `a${' '.repeat(500_000)}b\r\n \t c `;
  expect(inAMoment(() => asMarkdown({ format: 'plain', raw: spaces }))).toContain('b');
  const fences = '```python\n'.repeat(50_000);
  expect(inAMoment(() => splitCode(fences))).toEqual({ prompt: fences, code: null });
});

it('tells a weight that is no number as it stands', () => {
  const item = `<assessmentItem title="Laço"><responseDeclaration identifier="R" cardinality="single" baseType="string"/>
    <itemBody><p>O que é um laço?</p><extendedTextInteraction responseIdentifier="R"/></itemBody></assessmentItem>`;
  const { notes } = readItem(item, { entry: null, weight: Number.NaN }, { image: (source) => source });
  expect(notes).toContainEqual({ code: 'weight-changed', values: { weight: 'NaN' } });
});
