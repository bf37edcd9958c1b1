import type { Word } from './name-reading';

const speaker =
  /(?:bot|robo|robot|chatbot|personagem|sprite|gato|programa|program|codigo|code|print|input|fala|falar|diga|diz|dizer|responde|responder|mostra|mostrar|escreve|escrever|repete|aparece|say|says|show|shows|answers?|replies)(?:\s+(?:que|q|so|sempre|assim|um|o|a|na|tela|ele))*\s*[:(]?\s*$/u;

/** Between the quotation marks of what a program says. */
export function isSaidByProgram(plain: string, at: number): boolean {
  const open = plain.lastIndexOf('"', at - 1);
  if (open < 0 || plain.slice(0, open).split('"').length % 2 === 0) return false;
  return plain.indexOf('"', at) >= 0 && speaker.test(plain.slice(Math.max(0, open - 60), open));
}

/** Before these an exercise, a program or a story goes on; before the others somebody known is asked about. */
const exercise =
  /(?<![\p{L}])(?:exercicio|exercise|problema|problem|enunciado|exemplo|example|questao|question|livro|book|historia|story|conto|texto|filme|movie|quadro|lousa|board|apostila|atividade|fabula|lenda|poema|personagens?|characters?|sprites?|desenho|novela|serie)(?![\p{L}])(?:(?!\s(?:mas|but)\s)[^.!?\n])*$/u;
const known =
  /(?<![\p{L}])(?:quem (?:foi|e|eh|era)|who (?:is|was)|sobre|about|pesquisa\p{L}*|biografia|biography|resum\p{L}*|vida d[ao]|cientista|scientist|matematic[oa]|inventor\p{L}*|invent\p{L}*|descobri\p{L}*|programador[a]?|ator|atriz|cantor[a]?|autor[a]?|escritor[a]?|jogador[a]?|youtuber|presidente|imperador|imperatriz|teorema|lei|law|algoritmo|cifra|sequencia|triangulo|codigo morse|numeros? de|metodo|equacao|formula|principio|cipher|paradoxo|maquina|teste|premio|obras? d[eoa]|musicas? d[eoa]|filmes? d[eoa]|livros? d[eoa]|famos[oa]|theorem|what did|what does|criou|criador[a]?|inventou|created?|pai da|mae da|mais importante|more important)(?:\s+[\p{L}]{1,12}){0,3}\s+$/u;

/** Between quotation marks beside numbers, or behind a comma, as a row of a table. */
function isData(plain: string, at: number): boolean {
  const open = plain.lastIndexOf('"', at);
  const close = plain.indexOf('"', at);
  const isInside = open >= 0 && close > at && plain.slice(0, open).split('"').length % 2 === 1;
  return isInside && /[\d,;:|]/.test(plain.slice(open, close));
}

/** Somebody has so many of something, and there is more to reckon with. */
function isWordProblem(plain: string): boolean {
  const numbers = plain.match(/(?<![\p{L}\d])\d+|dobro|metade|triplo|twice|half/gu)?.length ?? 0;
  return (numbers > 1 || /dobro|metade|triplo|twice/.test(plain)) && problem.test(plain);
}

const problem =
  /(?<![\p{L}])(?!(?:eu|ele|ela|vc|voce|i|he|she|que|q|mae|pai|irma|irmao)(?![\p{L}]))\p{L}{2,15}\s+(?:tem|tinha|has|had|have|is|corre|correu|anda|andou|comprou|compra|vendeu|vende|ganhou|ganha|da|deu|gives|gave|pesa|mede|marcou|fez|tirou|buys|bought|sells|sold|runs|ran|walks|scored|scores|eats|ate|comeu|come|leu|reads|mora a|lives|saiu|gasta|gastou|spends|spent|guardou|juntou|saves)\s+(?:r\$\s?)?(?:\d|o dobro|a metade|o triplo|um terco|twice|half)/u;

/** Whom the lesson, a story or a program speaks of in a text, found out once: each of its words is asked about. */
export function lessonPeople(plain: string): (word: Word) => boolean {
  const quoted = new Set([...plain.matchAll(/["'](\p{L}{2,30})["']/gu)].map(([, word]) => word));
  const isReckoned = isWordProblem(plain);
  const hasQuotes = plain.includes('"');
  return ({ start, plain: word }) => {
    const before = plain.slice(Math.max(0, start - 90), start);
    return (
      isReckoned ||
      quoted.has(word) ||
      exercise.test(before) ||
      known.test(before) ||
      (hasQuotes && isData(plain, start))
    );
  };
}
