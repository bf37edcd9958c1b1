import { foldedWords } from '@/lib/platform/text/folded';
import { stemOf } from '@/lib/platform/text/stems';
import { chatWords } from './chat-words';
import { englishWords } from './english-words';

function words(list: string): Set<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}

/** Words that tell nothing apart: those between the others, and those that any child's question has. */
const said = words(`
  a o as os um uma de do da dos das em no na nos nas e ou que se com por para pra pro ao aos eu meu minha meus minhas
  como qual quais quem onde quando quanto ele ela isso esse essa este esta me mim la ser tem ta sao eh era foi ja so
  voce estou esta estava estao porque ta to tava la
  mas mais muito tudo cada num numa pela pelo ai tipo posso pode faco fazer faz quero preciso precisa vai vou
  the an of to in on is are and or for it i my can does did how what why which where when who if should would could we
  you they them he she his her their our your be been was were that this these those there at by from with as not but
  so will has have had its about do get t s am im ive dont doesnt didnt isnt cant wont whats please pls oi`);

const portuguese = words(`
  que de como para pra com nao uma um os meu minha por quando faco da do no na em qual quem onde posso o e se ele ela
  isso tem eu pq oq vc ta nao n q cm qdo`);
const english = words(`
  the to of is are and how what does my can which where when should we you it for with if why who did there be that
  from an at by i in on they this`);

const pairs = englishWords
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split(':') as [english: string, portuguese: string])
  .map(([word, others]) => [word, others.split(',')] as const);

const inPortuguese = grouped(pairs.map(([word, others]) => [stemOf(word), others.map(stemOf)]));
const inEnglish = grouped(pairs.flatMap(([word, others]) => others.map((other) => [stemOf(other), [stemOf(word)]])));

function grouped(stems: readonly (readonly [string, readonly string[]])[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [stem, others] of stems) found.set(stem, [...new Set([...(found.get(stem) ?? []), ...others])]);
  return found;
}

export function isEnglish(text: string): boolean {
  const all = foldedWords(text);
  const [of, other] = [all.filter((word) => english.has(word)), all.filter((word) => portuguese.has(word))];
  if (of.length !== other.length) return of.length > other.length;
  return all.filter((word) => inPortuguese.has(stemOf(word))).length * 2 > all.length;
}

/** The stem of a word that tells a text from others. */
export function termOf(word: string): string | undefined {
  return said.has(word) ? undefined : stemOf(word);
}

export function termsOf(text: string): string[] {
  return chatWords(text).flatMap((word) => termOf(word) ?? []);
}

/** The same in the other language. */
export function translated(term: string, toPortuguese: boolean): readonly string[] {
  return (toPortuguese ? inPortuguese : inEnglish).get(term) ?? [];
}
