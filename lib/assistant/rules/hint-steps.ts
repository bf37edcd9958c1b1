import { folded } from '@/lib/platform/text/folded';
import { isAlike } from '@/lib/platform/text/slips';
import type { HintStep, Said } from './reader';
import { stemsOf } from './subject-stems';

/** Shared words, of the shorter question's, that make two questions one. */
const sameShareMin = 0.5;
/** A question of fewer words of its own is about what was said before. */
const ownWordsMin = 2;

const pressing =
  /\b(?:(?:so |logo |apenas )?(?:me )?(?:da|de|passa|passe|manda|mande|diz|diga|fala|fale|escreve|escreva|mostra|mostre|faz|faca)(?: me)?(?: logo| so)?(?: a| o| toda| todo)? (?:resposta|codigo|solucao|resultado|gabarito|exercicio|tudo)|so (?:quero|me diz|fala|diz|responde)|responde logo|resolve (?:isso|para me|pra mim|tudo|o exercicio)|(?:meu|minha|o|a) (?:professor|professora|prof|facilitador|facilitadora|diretor|diretora|mae|pai) (?:ja )?(?:deixou|liberou|disse|falou|autorizou|permitiu|mandou)|(?:eu )?sou (?:o|a|um|uma) (?:professor|professora|facilitador|facilitadora|admin\w*)|ignore (?:as|todas as|suas) (?:regras|instrucoes)|(?:just )?(?:tell|give|show) me (?:the )?(?:\w+ )?(?:answer|code|solution|result)|just (?:tell|answer|say|solve)|solve it for me|do it for me|my (?:teacher|mom|dad|professor) (?:allowed|said|told|lets?)|i am (?:the|a) teacher|im (?:the|a) teacher|ignore (?:the|all|your|previous)|anda logo|nao quero dica|sem dica|no hints?)\b/;

const trying =
  /\b(?:tentei|ja fiz|eu fiz|fiz assim|coloquei|escrevi|meu codigo|deu erro|minha resposta|acho que|eu pensei|seria|deu certo|testei|i tried|i did|i wrote|my code|my answer|i think|i got|i put|it gives)\b/;

/**
 * How far a pupil has come with one thing: each question about the same takes one step, never two. Pressing takes none,
 * unless the pupil shows a try.
 */
export function hintFor(history: readonly Said[], question: string): HintStep {
  const threads = threadsOf(history);
  const thread = threadOf(threads, question);
  if (!thread) return 1;
  return stepAfter(thread.hint, isPressing(question));
}

function stepAfter(hint: number, isPressed: boolean): HintStep {
  const next = isPressed ? hint : hint + 1;
  return next >= 3 ? 3 : next === 2 ? 2 : 1;
}

export function isPressing(question: string): boolean {
  return pressing.test(plain(question)) && !isTrying(question);
}

/** A try speaks of what was asked last, in the words of the try. */
function isTrying(question: string): boolean {
  return trying.test(plain(question));
}

function plain(question: string): string {
  return folded(question)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}

type Thread = { stems: string[]; hint: number };

function threadsOf(history: readonly Said[]): Thread[] {
  const threads: Thread[] = [];
  for (const [index, { role, content }] of history.entries()) {
    if (role !== 'user') continue;
    const answer = history[index + 1];
    if (answer?.role !== 'assistant') continue;
    const found = threadOf(threads, content);
    const thread = found ?? { stems: [], hint: 0 };
    thread.stems = [...new Set([...thread.stems, ...ownStems(content)])];
    thread.hint = Math.max(thread.hint, answer.hint ?? 1);
    // The one that was spoken of last stands last.
    if (found) threads.splice(threads.indexOf(found), 1);
    threads.push(thread);
  }
  return threads;
}

function threadOf(threads: readonly Thread[], question: string): Thread | undefined {
  const stems = ownStems(question);
  if (stems.length < ownWordsMin || isPressing(question) || isTrying(question)) {
    return threads.findLast((thread) => shareOf(stems, thread.stems) >= sameShareMin) ?? threads.at(-1);
  }
  return threads.findLast((thread) => shareOf(stems, thread.stems) >= sameShareMin);
}

/** Words of asking and of pressing are nobody's subject. */
function ownStems(question: string): string[] {
  return stemsOf(plain(question).replace(pressing, ' ').replace(trying, ' '));
}

function shareOf(stems: readonly string[], others: readonly string[]): number {
  if (stems.length === 0 || others.length === 0) return 0;
  const shared = stems.filter((one) => others.some((other) => isAlike(one, other))).length;
  return shared / Math.min(stems.length, others.length);
}
