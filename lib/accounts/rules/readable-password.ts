/** Things that a child knows, without accents; none of them means anything else, alone or before another. */
export const words = [
  'areia',
  'astro',
  'barco',
  'bolso',
  'botao',
  'bolo',
  'cacau',
  'caju',
  'camisa',
  'campo',
  'caneca',
  'carro',
  'casa',
  'chave',
  'chuva',
  'cometa',
  'copo',
  'disco',
  'estrada',
  'festa',
  'fita',
  'flauta',
  'foguete',
  'folha',
  'fruta',
  'garfo',
  'goiaba',
  'jardim',
  'janela',
  'livro',
  'lousa',
  'luva',
  'manga',
  'meia',
  'mesa',
  'milho',
  'mochila',
  'motor',
  'mundo',
  'navio',
  'nuvem',
  'papel',
  'pera',
  'pincel',
  'planeta',
  'ponte',
  'porta',
  'praia',
  'prato',
  'queijo',
  'regua',
  'relogio',
  'robo',
  'roda',
  'samba',
  'serra',
  'sino',
  'suco',
  'teatro',
  'tela',
  'terra',
  'tinta',
  'tomate',
  'torre',
  'trem',
  'trigo',
  'trilho',
  'vale',
  'vento',
  'violao',
] as const;

/** Nothing that is read as a letter. */
const digits = '23456789';
const digitCount = 3;

/**
 * Two different words and three digits: read aloud, and typed by a child. Some 2.4 million, behind the waits after
 * wrong passwords, and only until the first access. `chance` gives a whole number below the one that it is given.
 */
export function readablePassword(chance: (below: number) => number): string {
  const first = chance(words.length);
  const second = (first + 1 + chance(words.length - 1)) % words.length;
  const number = Array.from({ length: digitCount }, () => digits[chance(digits.length)]).join('');
  return `${words[first]}-${words[second]}-${number}`;
}
