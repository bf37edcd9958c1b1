import { sounds, writtenOut } from '@/lib/platform/text/chat-spelling';
import { meantWords } from './screening-words';

const laughing = /^(?:k{2,}|(?:ha|he|hi|hu|rs|ks|ua|hs|sk){2,}[hkrsua]?|k?rs+|lo+l|lmao|lmfao|haha\w*|kak\w{2,})$/;
/** Words that children write as one, by what they begin with. */
const glued =
  /^(minha|meu|tod[oa]s?|nao|quero|queria|muito|estou|ja|como|minhas|meus|porque|vou|que)(mae|pai|padrasto|madrasta|tio|tia|avo|vo|irm\w+|prim\w+|amig\w+|dia|noite|hora|mundo|escrev\w+|fiz|tent\w+|mat\w+|morr\w+|viver|vive|aguent\w+|quer\w+|comer|com\w+|aqui|ele|ela|eu|fa\w+|esconder|sumir|some|medo|triste)$/;
/** After these it is a grandmother. */
const beforeGrandmother = new Set(['minha', 'meu', 'a', 'o', 'da', 'do', 'na', 'no', 'com', 'vo', 'sua', 'tua']);

/**
 * A question as a child means it, in words that all spellings share: chat's short forms written out, letters once, and
 * one letter for one sound. Patterns are folded by `sounds` as well, so they are written as one writes.
 */
export function chatWords(question: string): string {
  const words: string[] = [];
  for (const word of meantWords(question).split(' ')) {
    if (laughing.test(word)) words.push('risada');
    else for (const part of glued.exec(word)?.slice(1) ?? [word]) words.push(part === 'vo' ? part : writtenOut(part));
  }
  return words
    .map((word, index) => (word === 'vo' && !beforeGrandmother.has(words[index - 1] ?? '') ? 'vou' : word))
    .map(sounds)
    .join(' ');
}
