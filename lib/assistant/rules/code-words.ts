import { isEnglish } from '@/lib/passages/rules/terms';
import { folded } from '@/lib/platform/text/folded';

/**
 * Words and signs of code that a text is never looked for by, because sentences are full of them ("if", "for") or because
 * they are no words ("=="): with what the material calls the thing.
 */
const meanings: readonly (readonly [code: string, meant: string])[] = [
  ['if', 'condição decisão'],
  ['else', 'condição senão'],
  ['elif', 'condição decisão'],
  ['for', 'repetição vezes range'],
  ['in', 'verificar lista'],
  ['and', 'condição operador'],
  ['or', 'condição operador'],
  ['not', 'condição operador'],
  ['get', 'devolve chave'],
  ['==', 'compara igual'],
  ['!=', 'compara diferente'],
  ['>=', 'maior igual'],
  ['<=', 'menor igual'],
  ['>', 'maior'],
  ['<', 'menor'],
  ['=', 'recebe guarda'],
  ['%', 'resto divisão'],
];
/** What children call so, wherever it stands. */
const names: readonly (readonly [name: string, meant: string])[] = [
  ['loop', 'laço repetição'],
  ['array', 'lista'],
  ['string', 'texto'],
  ['lgpd', 'lei geral proteção dados'],
];
/** Behind these a word of code is named, not said: "o if", "usar for". */
const before = 'o|um|do|no|de|esse|usar?|uso|faz|fazer|e|eh|meu|serve|entre|an?|the|my|is|does|use|between|ou|quando';
/** And it ends there, or is a thing that something is said of: "the for loop", "for e while". */
const behind =
  'do|does|faz|serve|funciona|funcionando|mean|e|ou|no|em|com|loop|statement|block|and (?:a |the )?(?:while|else|elif)';
const word = (code: string) => new RegExp(`(?:^|\\b(?:${before}) )${code}(?=$|[?!.,(]| (?:${behind})\\b)`);
const sign = (code: string) => new RegExp(`(?:^|[\\s"'(])${code}(?=$|[\\s"')?,.])`);
const known = [
  ...meanings.map(([code, meant]) => ({ code, meant, pattern: /[a-z]/.test(code) ? word(code) : sign(code) })),
  ...names.map(([code, meant]) => ({ code, meant, pattern: new RegExp(`\\b${code}s?\\b`) })),
];
/** A program that does not end is stuck in a loop, whatever it is called. */
const endless =
  /\b(?:nao|nunca|nem) para\b|\bsem parar\b|\b(?:never|wont|doesnt|dont) (?:stops?|ends?)\b|\bkeeps (?:going|printing|running)\b|\bfor ?ever\b/;
const program = /\b(?:programa|codigo|tela|loop|laco|while|for|python|program|code|screen)\b/;
const stuck = ['preso', 'laço'];

/** They stand between English words anyway. */
const betweenEnglish = new Set(['and', 'or', 'not', 'in']);

/** What the code that a question names is called in the material, and nothing where it names none. */
export function codeMeant(question: string): string {
  const plain = folded(question).replace(/\s+/g, ' ').trim();
  const english = isEnglish(question);
  const named = known.filter(({ code, pattern }) => pattern.test(plain) && !(english && betweenEnglish.has(code)));
  const isEndless = endless.test(plain) && program.test(plain);
  return [...new Set([...named.flatMap(({ meant }) => meant.split(' ')), ...(isEndless ? stuck : [])])].join(' ');
}
