import { foldedWords } from '@/lib/platform/text/folded';
import { stemOf } from '@/lib/platform/text/stems';

const fillers = new Set(
  (
    'a o as os um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para pra pro com sem ' +
    'e ou mas que se como qual quais quando onde quem porque por pq eu voce vc ele ela eles elas nos me te lhe meu minha ' +
    'meus minhas seu sua seus suas isso isto esse essa este esta aquele aquela ao aos ser estar ter haver e esta tem sao ' +
    'foi era vai vou pode posso devo deve fazer faco faz fica ficar quero preciso sobre mais menos muito ja nao sim tambem ' +
    'ajuda ajudar explica explicar explique diga dizer fala falar sei saber entendi entender entendo gostaria favor oi ola ' +
    'coisa algo alguma algum the an of in on at to for with without and or but that which what when where who why how i ' +
    'you he she it we they my your his her its our their is are was were be been do does did can could should would will ' +
    'have has had this these those about more less very not no yes please help explain tell me know understand want need ' +
    'some any thing something there work works working funciona funcionam funcionar serve servem usa usar use used using'
  ).split(' '),
);

/** The words that carry what a text is about, by what their forms have in common. */
export function stemsOf(text: string): string[] {
  const words = foldedWords(text).filter((word) => word.length > 1 && !fillers.has(word));
  return [...new Set(words.map(stemOf))];
}
