import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arePlaces,
  copiedLessonCode,
  courseCode,
  expectedDate,
  languageOf,
  mayBeCode,
  mayBeUnit,
  moduleDisplayName,
  partKinds,
  partNumbers,
  reordered,
  repeatedTerm,
  storedFileId,
  youtubeVideo,
} from './rules';

describe('courseCode', () => {
  it('takes what an address can hold unescaped', () => {
    for (const code of ['MY', 'MYe', 'FF1', 'a_b-c']) expect(courseCode.test(code)).toBe(true);
    for (const code of ['', 'A/B', 'a b', 'é']) expect(courseCode.test(code)).toBe(false);
  });
});

describe('mayBeCode', () => {
  it('takes older codes and nothing that no course can have', () => {
    for (const code of ['MY', 'A/B', 'Iniciação à computação']) expect(mayBeCode(code)).toBe(true);
    for (const code of ['', '\0', 'A\0', 'x'.repeat(41)]) expect(mayBeCode(code)).toBe(false);
  });
});

describe('moduleDisplayName', () => {
  it('names the modules of each family as schools know them', () => {
    expect(moduleDisplayName('teens', 'MA1')).toBe('CT1');
    expect(moduleDisplayName('other', 'MA12')).toBe('CT12');
    expect(moduleDisplayName('kids', 'M1r')).toBe('K1');
    expect(moduleDisplayName('kids', 'M1re')).toBe('K1');
  });

  it('leaves every other code as it is', () => {
    for (const [family, code] of [
      ['teens', 'M1r'],
      ['kids', 'MA1'],
      ['teens', 'MT1'],
      ['kids', 'XM1r'],
    ] as const) {
      expect(moduleDisplayName(family, code)).toBe(code);
    }
  });
});

describe('mayBeUnit', () => {
  it('takes the three that a module has', () => {
    for (const number of ['1', '2', '3']) expect(mayBeUnit(number)).toBe(true);
    for (const number of ['', '0', '4', '01', '1.0', 'x', '1\n']) expect(mayBeUnit(number)).toBe(false);
  });
});

describe('languageOf', () => {
  it('is English for what was translated', () => {
    expect(languageOf({ originalCourseCode: null })).toBe('pt-BR');
    expect(languageOf({ originalCourseCode: 'MY' })).toBe('en');
  });
});

describe('arePlaces', () => {
  it('takes every place of a module once, and no other', () => {
    const all = partKinds.flatMap((kind) => partNumbers(kind).map((number) => ({ kind, number })));
    expect(all).toHaveLength(10);
    expect(arePlaces(all)).toBe(true);
    expect(arePlaces([...all, { kind: 'mission', number: 1 }])).toBe(false);
    expect(arePlaces([{ kind: 'test', number: 4 }])).toBe(false);
    expect(arePlaces([{ kind: 'project', number: 4 }])).toBe(true);
  });
});

describe('expectedDate', () => {
  it('is cleared by the release', () => {
    expect(expectedDate({ status: 'inDevelopment', expectedOn: '2027-01-01' })).toBe('2027-01-01');
    expect(expectedDate({ status: 'released', expectedOn: '2027-01-01' })).toBeNull();
  });
});

describe('reordered', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const order = (id: string, place: number) => reordered(items, id, place).map((item) => item.id);

  it('puts the item at its place, or at the end', () => {
    expect(order('d', 1)).toEqual(['d', 'a', 'b', 'c']);
    expect(order('a', 3)).toEqual(['b', 'c', 'a', 'd']);
    expect(order('a', 99)).toEqual(['b', 'c', 'd', 'a']);
    expect(order('x', 1)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps every item, and the others in their order', () => {
    fc.assert(
      fc.property(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 9 }), (id, place) => {
        const after = order(id, place);
        expect(after.toSorted()).toEqual(['a', 'b', 'c', 'd']);
        expect(after.filter((each) => each !== id)).toEqual(['a', 'b', 'c', 'd'].filter((each) => each !== id));
      }),
    );
  });
});

describe('youtubeVideo', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=3',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ])('knows %s', (address) => expect(youtubeVideo(address)).toBe('dQw4w9WgXcQ'));

  it.each([
    'http://youtu.be/dQw4w9WgXcQ',
    'https://youtube.com.exemplo.br/watch?v=dQw4w9WgXcQ',
    'https://exemplo.br/?u=https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=curto',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQdemais',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    '',
  ])('takes no %s', (address) => expect(youtubeVideo(address)).toBeUndefined());
});

describe('copiedLessonCode', () => {
  it('ends in the code of the course, once', () => {
    expect(copiedLessonCode('MA1-01', 'MT', 'MT2')).toBe('MA1-01-MT2');
    expect(copiedLessonCode('MA1-01-MT2', 'MT2', 'MT3')).toBe('MA1-01-MT3');
  });

  it('keeps the end of a long one, so that it is no longer than addresses may ask for', () => {
    const code = copiedLessonCode('introducao-a-programacao-em-blocos-aula-07', 'MT', 'ROBOTICA-2027');
    expect(code).toBe('gramacao-em-blocos-aula-07-ROBOTICA-2027');
    expect(code).toHaveLength(40);
  });
});

describe('repeatedTerm', () => {
  it('tells where a word comes for the second time', () => {
    const terms = (...words: string[]) => words.map((term) => ({ term }));
    expect(repeatedTerm(terms('Laço', 'Lista', 'Laço'))).toBe(2);
    expect(repeatedTerm(terms('Laço', 'Lista'))).toBe(-1);
  });
});

describe('storedFileId', () => {
  it('reads the address of a stored file and of nothing else', () => {
    const id = '018f2b6e-0000-7000-8000-000000000000';
    expect(storedFileId(`/api/files/${id}`)).toBe(id);
    expect(storedFileId(`https://exemplo.br/api/files/${id}`)).toBeUndefined();
    expect(storedFileId('/api/files/course-photos/x.webp')).toBeUndefined();
  });
});
