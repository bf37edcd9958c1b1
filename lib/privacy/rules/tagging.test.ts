import { statSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutPersonalData } from './personal-data';

const left = (text: string) => withoutPersonalData(text, { names: [] });

describe('what was learned from sentences', () => {
  it.each([
    ['a Ayomide da minha sala apagou meu laço', 'Ayomide'],
    ['perguntei pra Dorivânia e ela não sabe de laço', 'Dorivânia'],
    ['aqui em Poranga, onde eu moro, a internet cai', 'Poranga'],
    ['my mom works at Hospital Santa Joana', 'Santa Joana'],
    ['esqueci de tomar lamotrigina hoje', 'lamotrigina'],
    ['botei capim-dourado7 como senha', 'capim-dourado7'],
  ])('takes out what no pattern and no list knows: %s', (text, piece) => {
    expect(left(text)).not.toContain(piece);
  });

  it.each([
    'no exercício 4 a Joana compra 3 camisas de 30 reais',
    'quem foi Ada Lovelace e por que é importante',
    'nome = "Ana" e da erro na linha 3',
    'I connect the led in pin 13',
    'um carro sai de Natal a 90 km/h e outro de Recife a 110',
    'meu robô se chama Trovão e não anda reto',
    'em 20/07/1969 o homem pisou na lua',
  ])('leaves what a lesson speaks of: %s', (text) => {
    expect(left(text)).toBe(text);
  });

  // A word that nobody knows may be a name, so which of these stay is weighed; what stays is not touched.
  it('leaves every sign beside what is taken out as it was written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[xyz ]{0,80}$/), (text) => {
        let read = 0;
        for (const piece of left(text).split(/\[[^\]]*\]/)) {
          const at = text.indexOf(piece, read);
          if (at < 0) return false;
          read = at + piece.length;
        }
        return true;
      }),
    );
  });

  it('takes no room of a phone, and little of a server', () => {
    expect(statSync('lib/privacy/rules/tagging-weights.json').size).toBeLessThanOrEqual(300 * 1024);
  });
});
