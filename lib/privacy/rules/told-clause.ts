/** What shortens a title ends no sentence: "Mrs. Brown". */
const bound = /[!?;\n]|(?<!(?:^|[\s(])(?:mrs?|ms|dra?|sra?|prof[ao]?|st|av))\.(?=\s|$)/;
const near = 140;

/** The clause that a piece stands in, with the piece: what is told in it is told of the piece. */
export function clauseAround(plain: string, start: number, end: number): string {
  const before =
    plain
      .slice(Math.max(0, start - near), start)
      .split(bound)
      .at(-1) ?? '';
  const behind = plain.slice(end, end + near).split(bound, 1)[0] ?? '';
  return `${before}${plain.slice(start, end)}${behind}`;
}

/** What an exercise, a program or a sum speaks of. */
export const ofLesson =
  /(?<![\p{L}])(?:exercicios?|exercise|enunciado|exemplo|example|questao|question|problema|lista|list|vetor|array|tabela|table|soma|some|ordene|ordena\p{L}*|sort\p{L}*|sequencia|binario|decimal|fatorial|print|input|range|apostila|livro|book|ficticio|inventad[oa]|fake)(?![\p{L}])/u;

/** Whoever writes, and who is theirs. */
export const ofOwn =
  /(?<![\p{L}])(?:eu|meus?|minhas?|noss[oa]s?|me|mim|i|i'm|im|my|mine|our|mae|pai|mainha|painho|vo|vovo|avo|tia|tio|irma|irmao|padrasto|madrasta|prim[oa]|mom|mum|dad|sister|brother|grandma|grandpa|aunt|uncle|dela|dele)(?![\p{L}])/u;
