import { describe, expect, it } from 'vitest';
import { fixedBases } from '@/lib/knowledge-base/rules';
import { adultMost, pupilMost } from './daily-most';
import { imageAddress, imageIdOf } from './image-address';
import { hasUsedImages, takesImages } from './images';

const topic = 'Sensores';

describe('images', () => {
  it('are taken of one topic of the robotics base, and nowhere else', () => {
    const subject = fixedBases.robotics.id;
    expect(takesImages({ subject, division: topic })).toBe(true);
    expect(takesImages({ subject, division: '' })).toBe(false);
    expect(takesImages({ subject, division: 'Visão Geral' })).toBe(false);
    for (const { id } of Object.values(fixedBases).filter((base) => base.id !== subject)) {
      expect(takesImages({ subject: id, division: topic })).toBe(false);
    }
    for (const other of ['curso_MT', `modulo_${subject}`, '', 'c9dc2ed0'])
      expect(takesImages({ subject: other, division: topic })).toBe(false);
  });

  it.each([
    ['aluno', pupilMost.images],
    ['instrutor', adultMost.images],
  ] as const)('of %s end for the day by what a model was shown, and by what was sent', (tipo, most) => {
    expect(hasUsedImages(tipo, { shown: most - 1, sent: most - 1 })).toBe(false);
    expect(hasUsedImages(tipo, { shown: most, sent: 0 })).toBe(true);
    expect(hasUsedImages(tipo, { shown: 0, sent: most })).toBe(true);
  });

  it('have one address, and no other address is one', () => {
    const id = '01936b2e-5f4a-7c3d-8e9f-0123456789ab';
    expect(imageIdOf(imageAddress(id))).toBe(id);
    for (const not of [
      '',
      id,
      `/api/files/${id}`,
      `${imageAddress(id)}/..`,
      imageAddress('../../x'),
      `https://x${imageAddress(id)}`,
    ])
      expect(imageIdOf(not)).toBeUndefined();
  });
});
