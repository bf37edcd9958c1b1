import { folded } from '@/lib/platform/text/folded';

/** What is said to somebody rather than asked of the material. */
export type SmallTalk = 'greeting' | 'thanks' | 'whoAreYou';

/** What is longer is a question, whatever it says. */
export const smallTalkLengthMax = 120;
const wordsMax = 7;
const between =
  'tudo bem bom boa dia tarde noite e ai muito mesmo pela por a ajuda professor professora guia assistente good morning afternoon evening very much so there you for your help the';
const said: readonly (readonly [SmallTalk, string])[] = [
  [
    'thanks',
    'obrigado obrigada obg brigado brigada valeu vlw agradeco entendi beleza blz legal show perfeito otimo tchau ate ok okay thanks thank thx bye got cool great it logo mais',
  ],
  ['greeting', 'oi oie oii ola opa eae eai salve alo hello hi hey bom boa tudo good'],
];
const aboutItself =
  /^(e )?((o que|quem) (e|eh|es) (voce|vc|tu)|qual (e |eh )?(o )?(seu|teu) nome|quantos anos (voce|vc|tu) tem|(o que|como) (voce|vc) (faz|sabe|pode|funciona)|(voce|vc|tu) (e|eh|es) (um |uma )?(robo|ia|humano|humana|pessoa|gente|real|professora?)|who are you|what are you|what is your name|whats your name|how old are you|what can you do|are you (a |an )?(robot|human|person|ai|real|bot))\b/;

/** A greeting, thanks, or a question about who answers; nothing when it may be a question about the material. */
export function smallTalkOf(text: string): SmallTalk | undefined {
  if (text.length > smallTalkLengthMax) return undefined;
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0 || words.length > wordsMax) return undefined;
  if (aboutItself.test(words.join(' '))) return 'whoAreYou';
  return said.find(([, list]) => isSaidWith(list.split(' '), words))?.[0];
}

/** All of it is such words, and one of them is more than what stands between them. */
function isSaidWith(telling: readonly string[], words: readonly string[]): boolean {
  const fillers = between.split(' ');
  return (
    words.some((word) => telling.includes(word)) &&
    words.every((word) => telling.includes(word) || fillers.includes(word))
  );
}
