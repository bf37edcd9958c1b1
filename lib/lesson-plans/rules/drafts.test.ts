import { describe, expect, it } from 'vitest';
import { imagesOf, missingSections, planCode } from './drafts';

const plan = { materials: '- Giz', steps: 'Roda', activity: 'Pular', questions: '', facilitatorNotes: '' };

describe('missingSections', () => {
  it('names what a lesson cannot be taught without, in the order of the page', () => {
    expect(missingSections(plan)).toEqual([]);
    expect(missingSections({ ...plan, materials: ' \n', activity: '' })).toEqual(['materials', 'activity']);
  });
});

describe('planCode', () => {
  it('differs for every version of every lesson', () => {
    expect(planCode('MA1-01', 2)).toBe('MA1-01.2');
  });
});

describe('imagesOf', () => {
  it('finds the stored pictures of all sections, each once, and no others', () => {
    const [one, two] = ['a', 'b'].map((letter) => `/api/files/content-images/${letter.repeat(43)}.webp`);
    const steps = `![a](${one}) e de novo ![a](${one})`;
    const facilitatorNotes = `![b](${two}) ![c](/api/files/course-photos/${'c'.repeat(43)}.webp)`;
    expect(imagesOf({ ...plan, steps, facilitatorNotes })).toEqual([one, two]);
  });
});
