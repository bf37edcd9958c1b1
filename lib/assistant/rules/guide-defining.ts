import { folded } from '@/lib/platform/text/folded';
import { stemOf } from '@/lib/platform/text/stems';
import { isSaid } from './guide-asked';
import type { Unit } from './guide-units';

/** What is said of a thing behind its name: what it is, or what it does. With their accents: "e" is another word. */
const telling = new Set(
  `é são serve servem significa significam guarda guardam devolve devolvem vale valem mostra mostram faz fazem diz dizem
  indica responde respondem permite transforma converte entrega entregam deixa junta conta mede pede recebe apaga soma anda move
  gira produz controla percebe reúne marca carrega muda limita fere combina repete compara olha escolhe decide digita lê liga desliga segura
  is are means mean does shows show gives give keeps keep holds hold moves move turns turn tells tell makes make lets returns
  return takes take repeats repeat stops stop`.split(/\s+/),
);
/** What stands before the name that a thing is given: "isso se chama decomposição", "cada linha é um comando". */
const naming = new Set(
  'é são chama chamam chamamos chamado chamada chamados chamadas vira viram virou nasceu is are called'.split(' '),
);
const articles = new Set('um uma o a os as an the'.split(' '));
/** So far from the beginning stands what a sentence is about, and so far behind it what is said of it. */
const [subjectMax, behindMax] = [3, 3];

/** Whether a text says what something is or does: of a table, the row that is called so; of code, the comment beside it. */
export function defines({ kind, text }: Unit, names: readonly (readonly string[])[]): boolean {
  if (names.length === 0) return false;
  if (kind === 'code') return text.split('\n').some((line) => isExplained(line, names));
  return isEntry(text, names) || text.split(/[.;:!?]\s|["“”]/).some((clause) => isToldOf(clause, names));
}

function isToldOf(clause: string, names: readonly (readonly string[])[]): boolean {
  const words = wordsOf(clause.replace(/\([^)]*\)/g, ' '));
  return words.some((word, at) => {
    if (!isNamed(word, names)) return false;
    const [before = '', earlier = ''] = [words[at - 1], words[at - 2]];
    return isSubject(words, at) || naming.has(before) || (articles.has(before) && naming.has(earlier));
  });
}

function isSubject(words: readonly string[], at: number): boolean {
  const behind = words.slice(at + 1, at + 1 + behindMax);
  return at <= subjectMax && !words.slice(0, at).includes('não') && behind.some((one) => telling.has(one));
}

/** "LDR | claridade", "Tensão (V): empurra" */
function isEntry(text: string, names: readonly (readonly string[])[]): boolean {
  const words = labelOf(text).filter((word) => !articles.has(word));
  return words.length > 0 && words.every((word) => isNamed(word, names));
}

/** "Zumbe e não gira: pilha fraca" */
export function isLabelled(text: string, names: readonly (readonly string[])[]): boolean {
  return labelOf(text).some((word) => isNamed(word, names));
}

/** Whether it begins with the thing itself, so that it says by itself what that is. */
export function isAbout({ kind, text }: Unit, names: readonly (readonly string[])[]): boolean {
  if (kind === 'code') return false;
  const words = wordsOf(text.replace(/\([^)]*\)/g, ' '));
  return isEntry(text, names) || words.some((word, at) => isNamed(word, names) && isSubject(words, at));
}

function labelOf(text: string): string[] {
  const [, label = ''] = /^([^:|]{1,60}?)(?:: | \| )/.exec(text) ?? [];
  return wordsOf(label.replace(/\([^)]*\)/g, ' '));
}

function isExplained(line: string, names: readonly (readonly string[])[]): boolean {
  const [, told, comment] = /^(.*\S.*?)\s+(?:#|\/\/)\s*(\S.*)$/.exec(line) ?? [];
  return Boolean(comment) && wordsOf(told ?? '').some((word) => isNamed(word, names));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function isNamed(word: string, names: readonly (readonly string[])[]): boolean {
  const said = new Set([stemOf(folded(word))]);
  return names.some((forms) => isSaid(forms, said));
}
