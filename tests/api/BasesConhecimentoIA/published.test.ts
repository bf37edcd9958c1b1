import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { publishedBases, publishedTopic } from '@/lib/knowledge-base/queries/published';
import { storedBase } from '@/tests/support/knowledge/stored-base';

it('an open page says in which language its topic is written, and so does the list', async () => {
  const mark = randomUUID().slice(0, 8);
  const topics = [
    { topic: `Cappy ${mark}`, suggestions: ['What is input?'], body: 'It is how information gets into the machine.' },
    { topic: `Laços ${mark}`, suggestions: ['O que faz o laço?'], body: 'Ele repete o que está dentro.' },
  ];
  const { id } = await storedBase({ kind: 'software', name: `Questions ${mark}`, topics });
  const base = (await publishedBases()).find((each) => each.id === id);
  expect(base).toMatchObject({ language: 'en', topics: [{ language: 'en' }, { language: 'pt-BR' }] });
  expect(await publishedTopic(base?.topics[0]?.id ?? '')).toMatchObject({ language: 'en' });
});
