import { describe, expect, it } from 'vitest';
import { inPlaces, sourcesIn } from './sources';

const sources = [1, 2, 3, 4].map((number) => ({
  number,
  title: `T${number}`,
  heading: '',
  address: `/knowledgebase/${number}`,
}));
const numbersIn = (content: string) => sourcesIn(content, sources).map(({ number }) => number);

describe('sourcesIn', () => {
  it('takes what is cited, one by one or together, each once', () => {
    expect(numbersIn('Sim [2]. Não [4, 2]. Talvez [4;1]')).toEqual([1, 2, 4]);
  });

  it('takes neither code nor links nor numbers of nothing for a citation', () => {
    expect(numbersIn('`v[1]` e\n```\nv[2] = 0\n```\n[3](https://a.example) [9]')).toEqual([]);
    expect(numbersIn('```\nv[2] = 0')).toEqual([]);
  });
});

describe('inPlaces', () => {
  it('finds a passage under the number that it is cited by', () => {
    expect(inPlaces(sourcesIn('[3]', sources))[2]).toBe(sources[2]);
  });
});
