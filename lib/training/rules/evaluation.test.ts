import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalAddress,
  changeOf,
  citedNumbers,
  cites,
  faultCode,
  faultKinds,
  faultOf,
  faultsOf,
  isPhrase,
  isStalled,
  matchedParts,
  says,
  scoreOf,
} from './evaluation';
import { stalledAfterMs } from './limits';

describe('says', () => {
  it.each([
    ['O **Laço** repete.', 'laco', true],
    ['O entrelaço repete.', 'laço', false],
    ['Repete para\nsempre, sem fim', 'PARA SEMPRE', true],
    ['Repete sempre', 'para sempre', false],
    ['Use um sensor', 'motor | sensor', true],
    ['Use um led', 'motor|sensor', false],
    ['O valor é 10.', '10', true],
    ['O valor é 110.', '10', false],
    ['qualquer coisa', '|', false],
  ])('%j says %j: %s', (text, phrase, expected) => {
    expect(says(text, phrase)).toBe(expected);
  });

  it('finds what was put between other words, whatever its case', () => {
    const word = fc.stringMatching(/^[a-zçãé]{1,8}$/);
    fc.assert(
      fc.property(
        fc.array(word),
        fc.array(word, { minLength: 1, maxLength: 3 }),
        fc.array(word),
        (before, said, after) => {
          const text = [...before, said.join(', ').toUpperCase(), ...after].join(' ');
          expect(says(text, said.join(' '))).toBe(true);
        },
      ),
    );
  });
});

it('isPhrase refuses an alternative without a word', () => {
  expect(['laço', 'a | b', '1'].every(isPhrase)).toBe(true);
  expect(['', '|', 'a|', '!?', 'a | … | b'].some(isPhrase)).toBe(false);
});

describe('cites', () => {
  const cited = ['/lesson/MT/MA1/1/MA1-01#passos', '/knowledgebase/a'];
  it.each([
    ['/lesson/MT/MA1/1/MA1-01', true],
    ['/lesson/MT/MA1/1/MA1-01#passos', true],
    ['/lesson/MT/MA1/1/MA1-01#atividade', false],
    ['/lesson/MT/MA1/1/MA1-0', false],
    ['/knowledgebase/a', true],
    ['/knowledgebase/a#x', false],
  ])('%s: %s', (wanted, expected) => expect(cites(cited, wanted)).toBe(expected));
});

describe('canonicalAddress', () => {
  it.each([
    ['/knowledgebase/a#tres-fios', '/knowledgebase/a#tres-fios'],
    ['https://escola.example/en/knowledgebase/a?x=1#b', '/knowledgebase/a#b'],
    ['/en/lesson/MT/MA1/1/MA1-01/', '/lesson/MT/MA1/1/MA1-01'],
    ['/english', '/english'],
    ['/knowledgebase/a#', '/knowledgebase/a'],
    ['knowledgebase/a', undefined],
    ['//other.example/a', undefined],
    ['/\\other.example', undefined],
    ['/a b', undefined],
    ['/', undefined],
    ['', undefined],
  ])('%j is %j', (typed, expected) => expect(canonicalAddress(typed)).toBe(expected));

  it('changes nothing more the second time', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        const once = canonicalAddress(url);
        if (once !== undefined) expect(canonicalAddress(once)).toBe(once);
      }),
    );
  });
});

describe('faultsOf', () => {
  const criteria = { mustCite: ['/a', '/b#c'], mustSay: ['laço', 'repete|repetir'], mustNotSay: ['senha'] };

  it('is nothing for a good answer, which need cite only one of the pages', () => {
    expect(faultsOf(criteria, { content: 'O laço vai repetir [1].', cited: ['/a#x'] })).toEqual([]);
  });

  it('names everything that is missing and everything that must not be there', () => {
    expect(faultsOf(criteria, { content: 'A senha é 1.', cited: ['/b'] })).toEqual([
      { kind: 'not-cited', about: '' },
      { kind: 'not-said', about: 'laço' },
      { kind: 'not-said', about: 'repete|repetir' },
      { kind: 'said', about: 'senha' },
    ]);
  });

  it('is stored as codes that are read back', () => {
    const fault = fc.record({ kind: fc.constantFrom(...faultKinds), about: fc.string() });
    fc.assert(
      fc.property(fault, (one) => {
        expect(faultOf(faultCode(one))).toEqual(one);
      }),
    );
  });
});

it('citedNumbers takes only passages that were given, each once', () => {
  expect(citedNumbers('Um [2], dois [1][2], nada [3] [0] [x].', 2)).toEqual([2, 1]);
});

it('citedNumbers takes several in one pair of brackets, as a reader is shown them, and no link or list of code', () => {
  expect(citedNumbers('Três [3, 1] e quatro [2;4].', 4)).toEqual([3, 1, 2, 4]);
  expect(citedNumbers('Veja [1](https://a.example) e [2]: b.', 4)).toEqual([]);
});

it('changeOf tells what is new since the run before', () => {
  const before = [
    { questionId: 'a', faults: [] },
    { questionId: 'b', faults: ['not-cited'] },
  ];
  expect(changeOf({ questionId: 'a', faults: ['not-cited'] }, before)).toBe('newly-failed');
  expect(changeOf({ questionId: 'b', faults: [] }, before)).toBe('newly-passed');
  expect(changeOf({ questionId: 'b', faults: ['said:x'] }, before)).toBe('same');
  expect(changeOf({ questionId: 'c', faults: [] }, before)).toBe('new');
});

it('scoreOf stays between 0 and 1, and nothing asked has none', () => {
  expect(scoreOf(0, 0)).toBeNull();
  expect(scoreOf(3, 4)).toBe(0.75);
});

it('isStalled waits its time', () => {
  const now = new Date(1_000_000_000_000);
  expect(isStalled(new Date(now.getTime() - stalledAfterMs), now)).toBe(false);
  expect(isStalled(new Date(now.getTime() - stalledAfterMs - 1), now)).toBe(true);
});

describe('matchedParts', () => {
  it('marks the words of the question, accents and endings aside', () => {
    expect(matchedParts('Variáveis guardam; o robô não.', 'o que a variavel guarda no robo?')).toEqual([
      { text: 'Variáveis', marked: true },
      { text: ' ', marked: false },
      { text: 'guardam', marked: true },
      { text: '; o ', marked: false },
      { text: 'robô', marked: true },
      { text: ' não.', marked: false },
    ]);
  });

  it('loses no letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, question) => {
        expect(
          matchedParts(text, question)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
