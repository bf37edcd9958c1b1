import { describe, expect, it } from 'vitest';
import type { CareTopic } from './care-sign';
import { staffMeant } from './staff-meant';

const facilitators = ['Marta Ribeiro', 'Jorge Lemos', 'prof Jojo', 'Conceição Alves'];
function meant(text: string, more: { topic?: CareTopic; before?: string[]; wasOfStaff?: boolean } = {}) {
  return staffMeant({ topic: 'abuse', before: [], wasOfStaff: false, facilitators, text, ...more });
}

describe('staffMeant', () => {
  it.each([
    'minha professora Marta me bate',
    'minha professora de robótica',
    'a prof é má cmg',
    'o profe gritou',
    'minha profª me bate',
    'minha pr0fessora',
    'a profeesora me bateu',
    'o fessor me bateu',
    'o sor de robótica passou a mão em mim',
    'a MARTAAA me bateu',
    'o jojo me ameaçou',
    'a conceicão me bateu',
    'a Conceisão me bateu',
    'o facilitador me chamou sozinho',
    'a instrutora me tocou',
    'a tia da escola me bate',
    'quem me dá aula de computação faz isso comigo',
    'my teacher hits me',
    'the coach touched me',
    'contei para minha professora e ela riu',
  ])('knows who teaches: %s', (text) => {
    expect(meant(text)).toMatchObject({ facilitators: true });
  });

  it.each([
    'meu pai me bate',
    'minha tia me bate',
    'uma dor profunda',
    'meu profile foi hackeado',
    'quero ser profissional',
    'um colega me bate na escola',
    'a profundidade',
    'me sinto morta por dentro',
  ])('knows who does not: %s', (text) => {
    expect(meant(text)).toEqual({ facilitators: false, heads: false });
  });

  it.each(['a diretora me bateu', 'o vice diretor gritou', 'a cordenadora me tranca', 'our principal hits me'])(
    'knows who leads the school: %s',
    (text) => {
      expect(meant(text)).toEqual({ facilitators: false, heads: true });
    },
  );

  it('reads what was said before where nobody else is named', () => {
    const before = ['a prof Marta é brava'];
    expect(meant('ela me bate', { before })).toMatchObject({ facilitators: true });
    expect(meant('me bateu de novo', { before })).toMatchObject({ facilitators: true });
    expect(meant('meu pai me bate', { before })).toMatchObject({ facilitators: false });
    expect(meant('quero morrer', { before, topic: 'selfHarm' })).toMatchObject({ facilitators: false });
    expect(meant('ela me bate')).toMatchObject({ facilitators: false });
    expect(meant('ela me bate', { wasOfStaff: true })).toMatchObject({ facilitators: true });
    expect(meant('ela me bate', { before: ['a diretora me chamou'] })).toMatchObject({ heads: true });
  });
});
