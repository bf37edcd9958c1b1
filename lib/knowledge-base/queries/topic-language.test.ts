import { expect, it } from 'vitest';
import { languageOfTopic } from './topic-language';

it.each([
  ['Laços', '## O que faz o for?\n\nEle repete.\n\n```python\nfor i in range(3):\n    print(i)\n```', 'pt-BR'],
  ['Cappy', '## What is input?\n\nIt is how information gets into the machine.', 'en'],
])('a topic is in the language that it is written in, whichever code it shows: %s', (name, body, language) => {
  expect(languageOfTopic({ name, suggestions: [], body })).toBe(language);
});
