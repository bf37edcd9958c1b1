import { chatWords } from '@/lib/passages/rules/chat-words';
import type { Spoken } from '@/lib/passages/rules/question-words';
import { termsOf } from '@/lib/passages/rules/terms';
import { codeMeant } from './code-words';
import type { Said } from './reader';

/** How much a word counts that was asked before, and how far back. */
const before = 0.6;
/** So much counts what code is called that was named. */
const meant = 0.8;
const backMax = 3;

/** It goes on with what was said: "e se tiver vazia?", "mas por quê?", "and the list?" */
const goesOn = /^(e|mas|tipo|entao|ou|nem|and|but|or|then|so|what about|how about)\b/;
const pointing =
  /\b(iss[oa]|isto|ess[ea]s?|aquel[ea]s?|aquilo|el[ea]s?|d(el|ess|iss)[aeo]s?|n(el|ess|iss)[aeo]s?|assim|outr[oa]s?|it|its|that|this|those|them|one|ones)\b/;
/** It asks for more of the same, and names nothing itself. */
const wantsMore =
  /\b(sim|claro|quero|pode|manda|continua\w*|exempl\w+|explica\w*|explique|entendi|intendi|facil|simples|outro jeito|de novo|como assim|melhor|detalh\w+|mostra\w*|yes|sure|please|go on|continue|examples?|explain|easier|simpler|again|more|show|understand)\b/;
/** It asks what a thing is, and names it. */
const namesIt =
  /^(oi )?((o )?que (e|eh|sao|significa|faz)|pra que serve|para que serve|quem (e|foi)|what (is|are|does|mean)|what mean|who is)\b/;
/** "What's" asks in English, and is a messenger in Portuguese. */
export const whats = /\bwh?at['’]?s\b/gi;
const shortMax = 4;
const ownMax = 3;

/** Whether a question says too little by itself to be looked for. */
export function leans(question: string): boolean {
  const words = chatWords(question);
  const said = words.join(' ');
  const own = termsOf(said.replace(new RegExp(wantsMore, 'g'), ' ')).length;
  if (own === 0) return !(namesIt.test(said) && codeMeant(question));
  if (own > ownMax) return false;
  if (goesOn.test(said) || pointing.test(said) || wantsMore.test(said)) return true;
  return words.length <= shortMax && !namesIt.test(said);
}

/** What is looked for: the question, and of one that leans on what was asked before that too, until one stands by itself. */
export function spokenOf(question: string, history: readonly Said[]): Spoken {
  const spoken = [{ text: question, weight: 1 }];
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  let last = question;
  for (let weight = before; asked.length > 0 && spoken.length <= backMax && leans(last); weight *= before) {
    last = asked.pop() as string;
    spoken.push({ text: last, weight });
  }
  return spoken.flatMap(withCodeMeant);
}

/** Code is looked for by what the material calls it, too. */
function withCodeMeant({ text, weight }: Spoken[number]): Spoken {
  const code = codeMeant(text);
  const plain = { text: text.replace(whats, 'what is'), weight };
  return code ? [plain, { text: code, weight: weight * meant }] : [plain];
}
