/** What says that one thing is another, and whose it is; patterns that begin at a word. */
export const is = String.raw`(?!\s*=\s*["'])(?:\s*(?:e|eh|é|era|ser|ta|is|was|=|:)(?![\p{L}\d])\s*|\s+)`;
export const of = String.raw`(?!\s+d[aeo]s?\s+(?:exemplo|exercicio|atividade|livro|aula|programa|sistema|problema|usuario|example|exercise))(?:\s+(?:dela|dele|deles|delas|nossa|da gente)(?![\p{L}]))?(?:\s+(?:d[aeo]s?|n[ao]|pr[ao]|of|for|my|minha|meu|sua|dela|dele|the)(?:\s+(?:meu|minha|my|nossa|nosso|sua|seu))?\s+(?!(?:e|eh|era|is)\s)[\p{L}]{2,14}){0,3}`;
export const told = (pattern: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])${pattern}`, 'dgu');
