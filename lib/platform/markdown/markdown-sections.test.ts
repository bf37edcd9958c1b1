import { describe, expect, it } from 'vitest';
import { markdownSections } from './markdown-sections';
import { renderMarkdown } from './render-markdown';

const text = `Leve **papel** e [lápis](/course/MT).

# Preparação

- Corte o papel
- Dobre

3. Cole

![Um robô](/api/files/a.webp)

\`\`\`python
print('oi')
\`\`\`

## Na *mesa*

| peça | quanto |
|---|---|
| roda | 2 |

@[youtube](dQw4w9WgXcQ "A garra")`;

describe('markdownSections', () => {
  // What is stored was made so: another form counts one up in lib/passages/rules/form.ts.
  it('gives the words below each heading, without marks', () => {
    expect(markdownSections(text, { idPrefix: 'steps' })).toEqual([
      { heading: '', id: '', text: 'Leve papel e lápis.' },
      {
        heading: 'Preparação',
        id: 'steps-preparacao',
        text: "- Corte o papel\n- Dobre\n3. Cole\nUm robô\n    print('oi')",
      },
      { heading: 'Na mesa', id: 'steps-na-mesa', text: 'peça | quanto\nroda | 2\nA garra' },
    ]);
    expect(markdownSections('  \n')).toEqual([]);
  });

  it('names the ids that the rendered text has', () => {
    const html = renderMarkdown(text, { idPrefix: 'steps' });
    for (const { id } of markdownSections(text, { idPrefix: 'steps' }).slice(1)) expect(html).toContain(` id="${id}"`);
  });
});
