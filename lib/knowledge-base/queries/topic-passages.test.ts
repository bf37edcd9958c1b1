import { expect, it } from 'vitest';
import { passagesOfTopic } from './topic-passages';

const topic = { id: '0199dddd-0000-7000-8000-000000000001', suggestions: [] };

it('is in the language that a topic is written in, whichever code it shows', () => {
  const localesOf = (name: string, body: string) =>
    passagesOfTopic({ ...topic, name, body }).map(({ locale }) => locale);
  expect(
    localesOf('Laços', '## O que faz o for?\n\nEle repete.\n\n```python\nfor i in range(3):\n    print(i)\n```'),
  ).toEqual(['pt-BR']);
  expect(localesOf('Cappy', '## What is input?\n\nIt is how information gets into the machine.')).toEqual(['en']);
});
