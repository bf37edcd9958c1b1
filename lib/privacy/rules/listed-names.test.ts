import { describe, expect, it } from 'vitest';
import { workedMs } from '@/lib/platform/clock/worked';
import { listedNamesRemover } from './listed-names';

const classmates = [
  'Mariana Alves da Costa',
  'Enzo Galvão Serrano',
  'Rosa Maria Lima',
  'Luz Marina Prado',
  'João Paulo Freire',
  'Ícaro Jucá Mendonça',
  "Ana D'Ávila-Melo",
  'Li Wei',
  'Maria Nunes',
  'Marcos Teles',
];
const taken = listedNamesRemover(classmates, { alone: true });

describe('names of others', () => {
  it.each([
    ['a Mariana Alves não me ajuda', 'a [nome] não me ajuda'],
    ['mariana da costa e eu', '[nome] e eu'],
    ['MARIANA ALVES DA COSTA', '[nome]'],
    ['fiz com o Enzo.', 'fiz com o [nome].'],
    ['fiz com o enzo', 'fiz com o [nome]'],
    ['a Rosa me contou', 'a [nome] me contou'],
    ['A ROSA ME CONTOU E A LUZ', 'A [nome] ME CONTOU E A [nome]'],
    ['a maria me empurrou', 'a [nome] me empurrou'],
    ['A MARIA E O MARCOS', 'A [nome] E O [nome]'],
    ['a Rosa Lima e a Luz', 'a [nome] e a [nome]'],
    ['galvao serrano', '[nome]'],
    ['o Icaro e o ÍCARO', 'o [nome] e o [nome]'],
    ['o I\u0301caro', 'o [nome]'],
    ['ana_melo', '[nome]'],
    ["Ana D'Ávila", "[nome] D'Ávila"],
    ['joão e mariana: João/Mariana', '[nome] e [nome]: [nome]/[nome]'],
    ['Li Wei disse', '[nome] disse'],
    ['Mariana, Mariana', '[nome], [nome]'],
    ['a Ｍａｒｉａｎａ Ａｌｖｅｓ — “ｊá” foi', 'a [nome] — “ｊá” foi'],
    ['a Mаriаna e o Mar\u00adcos', 'a [nome] e o [nome]'],
  ])('%s', (text, left) => {
    expect(taken(text)).toBe(left);
  });

  it.each([
    'a rosa é uma flor e a luz acende',
    'Li o texto e vi o robô',
    'quantos alves tem a costa?',
    'um paulo, dois silva',
    'o marianao e a rosana',
    'enzo2 = 3; x_2enzo',
    'o que é um laço?',
    '',
  ])('leaves: %s', (text) => {
    expect(taken(text)).toBe(text);
  });

  const different = (index: number) => `${word(index)} ${word(index + 7)} da ${word(index * 3)}`;
  const alike = (index: number) => `Mariana ${word(index)} Alves Silva da ${index % 2 ? 'Costa' : 'Luz'}`;
  it.each([
    ['ten classes', 350, different],
    ['a school', 1000, different],
    ['a school where many are called alike', 1000, (index: number) => (index % 3 ? different(index) : alike(index))],
  ])('costs a question and all that was said before less than two milliseconds, of %s', (_, length, named) => {
    const people = Array.from({ length }, (_name, index) => named(index));
    const take = listedNamesRemover([...people, ...classmates], { alone: true });
    const said = 'Como o robô vira quando o sensor vê a linha, se a Mariana Alves tira o motor? '.repeat(30);
    // The quickest of many, because others use the machine as well.
    const times = Array.from({ length: 150 }, () => {
      const begun = workedMs();
      take(said);
      return workedMs() - begun;
    });
    expect(Math.min(...times)).toBeLessThan(2);
  });

  it('ends in good time whatever the names and the text are', () => {
    const hostile = [
      'A (((((((',
      'a'.repeat(200),
      '-- __',
      '.*+?^$ [x]{9}',
      'da de do',
      '(a+)+ (a+)+',
      '𝒜 𝒷',
      '\u0301 \u0301',
    ];
    const take = listedNamesRemover([...hostile, ...classmates], { alone: true });
    for (const text of [...hostile, '-'.repeat(4000), 'a '.repeat(2000), 'Enzo de '.repeat(500), 'a'.repeat(4000)]) {
      const begun = workedMs();
      take(text);
      expect(workedMs() - begun, text.slice(0, 12)).toBeLessThan(50);
    }
    expect(take('a (((((((')).toBe('a (((((((');
  });
});

function word(index: number): string {
  return `Nome${String.fromCharCode(97 + (index % 26), 97 + (Math.floor(index / 26) % 26))}`;
}
