import { expect, it } from 'vitest';
import { qrPath } from './qr-path';

// That a reader reads it back is proven where a card is printed (tests/api/Alunos/loginCards.test.ts).
it('a picture code of an address of ours stays coarse enough for a webcam: 37 squares and the white around', () => {
  expect(qrPath('https://computacao.escola.example/card#Zm9vYmFyYmF6cXV4MTIzNA').size).toBeLessThanOrEqual(37 + 4);
});
