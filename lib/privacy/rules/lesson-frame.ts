import { ofOwn } from './told-clause';

/**
 * Who begins so tells of an exercise, a story or a game, and goes on with it to the end of the sentence. Where such a
 * one lives is weighed with the rest of what the text tells.
 */
const opens =
  /(?<![\p{L}])(?:exerc[ií]cios?|exercises?|enunciado|apostila|livro|textbook|worksheet|hist[oó]ria|story|reading|conto|f[aá]bula|lenda|poema|filme|movie|quadrinhos|gibi|personage[mn]s?|characters?|bonec[oa]|npc|her[oó]i|hero|heroine|vil[aã]o|villain|fict[ií]ci[oa]s?|fictional|suponha|suppose|faz de conta|na tarefa|quest[aã]o|problem)(?![\p{L}])/giu;
const made =
  /(?<![\p{L}])(?:meu|minha|my|nosso|nossa|our)\s+(?:jogo|game|hist[oó]ria|story|projeto|project|livro|book)(?![\p{L}])/giu;
const ends = /[!?\n]|\.(?=\s|$)/;
const lead = 160;

/** Of what a pattern tells of its find: the whole text, and where it stands. */
export function placeOf(rest: readonly unknown[]): [text: string, at: number] {
  const [at, text] = rest.slice(-2) as [number, string];
  return [text, at];
}

/** Within what a lesson, a story or a game tells, with nobody of one's own between. */
export function isOfStory(text: string, at: number): boolean {
  const sentence =
    text
      .slice(Math.max(0, at - lead), at)
      .split(ends)
      .at(-1) ?? '';
  const last = [...sentence.matchAll(opens)].at(-1);
  return last !== undefined && !ofOwn.test(sentence.slice(last.index).replace(made, '').toLowerCase());
}
