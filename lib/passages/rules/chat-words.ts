import { writtenOut } from '@/lib/platform/text/chat-spelling';
import { foldedWords } from '@/lib/platform/text/folded';

/** Laughter is no word: kkkk, rsrs, hahaha, aff. */
const laughter = /^(?:k{2,}|(?:rs){1,}r?|(?:ha|he|hu|hua|ah|eh){2,}h?|lol+|af+|uau|sla)$/;
const stretched = /(\p{L})\1{2,}/gu;
/** In English they are one word: don't, I'm. */
const contracted = /(\p{L})['’](m|s|t|re|ve|ll|d)\b/giu;
/** Short forms that only ask; screening, whose weights are learned through the others, needs none of them. */
const asked: ReadonlyMap<string, string> = new Map(
  'que=oq,oqe,oque,oke,qq quem=qm,kem quanto=qto,qnto quantos=qts,qtos qual=ql cade=cd,kd depois=dps entao=entaum'
    .split(' ')
    .flatMap((each) => {
      const [meant = '', forms = ''] = each.split('=');
      return forms.split(',').map((form) => [form, meant] as const);
    }),
);

/** The words of a text as they were meant, whoever wrote it: of a chat, and of the material alike. */
export function chatWords(text: string): string[] {
  return foldedWords(text.replace(contracted, '$1$2')).flatMap((typed) => {
    if (laughter.test(typed)) return [];
    const word = typed.replace(stretched, '$1');
    return [asked.get(word) ?? writtenOut(word)];
  });
}
