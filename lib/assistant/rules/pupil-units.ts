import { folded } from '@/lib/platform/text/folded';
import { sentencesOf, type Unit, unitsOf } from './guide-units';

/** What the class is told: without these words it is told to the pupil. */
const telling =
  /^(?:frase para o caderno: |(?:depois |entao )?(?:explique|conclua|mostre|conte|frise|lembre|relembre|diga|avise|alerte|comente|destaque|reforce|esclareca|revele|explain|tell them|say|point out|remind them|warn them|stress|note)(?: (?:a|para a|com a|to the) (?:turma|class)| a todos| em voz alta)?(?: que| that|:) |(?:depois |entao )?(?:registre|anote)(?: [^:"]{1,20})?: (?=["“]))/;
/** Whoever is spoken of so is not who reads. */
const withClass = /\b(?:a turma|peca|pergunte|anuncie|entregue|encene|the class|ask|hand out)\b/;

/** What somebody is told to do, with a class or in it. */
export const directing = new RegExp(
  `^(?:(?:no quadro|na lousa|ao lado [^,.:]{2,30}?|em seguida|so entao|so agora|depois),? )?(?:${[
    'pergunte|peca|projete|circule|escreva|escolha|alinhe|distribua|separe|combine|convide|recolha|reuna|faca|de|volte|anote|leia|ouca|deixe',
    'cole|coloque|desenhe|entregue|forme|divida|chame|troque|termine|comece|abra|feche|passe|mostre|ponha|pendure|apresente|observe|acompanhe',
    'aceite|registre|sorteie|marque|leve|use|repita|proponha|aponte|elogie|monte|digite|execute|cronometre|mantenha|ajude|lance|guarde|conduza',
    'solte|toque|estique|devolva|ensaie|bata|defina|entre|procure|explique|conte|diga|lembre|relembre|avise|alerte|destaque|decida|visite|confira',
    'rode|exponha|interrompa|ordene|finja|provoque|chame|emende|drop|take|fold|label|warm up|stand|lay|greet|join|lower|raise',
    'ask|give|hand|walk|let|put|have|show|draw|collect|choose|pick|write|read|listen|divide|split|call|swap|close|open|pass|hang|praise|play',
    'risque|brinque|count|rush|run|set|place|invite|start|end|begin|finish|tape|stick|keep|watch|help|time|move|stop|project|demonstrate|act',
  ].join('|')})\\b`,
);
/** What a step is called, and how long it takes. */
const named = /^(?:([^.(]{2,60}) )?\((?:\d+|~\d+) ?(?:min|minutos|minutes)\)\.?\s*/;

/** What may be quoted to a pupil: of the steps, which are written for who teaches, what is told there and what happens. */
export function unitsForPupil(passage: { text: string; address: string; heading?: string }): Unit[] {
  const units = unitsOf(passage);
  return isOfSteps(passage) ? units.flatMap((unit, step) => told({ ...unit, part: step })) : units;
}

export function isOfSteps({ address }: { address: string }): boolean {
  return /#steps(-|$)/.test(address);
}

function told(unit: Unit): Unit[] {
  if (unit.kind === 'code' || unit.kind === 'row') return [unit];
  const [whole = '', name] = named.exec(unit.text) ?? [];
  const sentences = sentencesOf(unit.text.slice(whole.length)).flatMap(toldIn);
  // Its name says what the first of them is about.
  return sentences.map((text, at) => ({
    kind: 'sentence',
    part: unit.part,
    text: name && at === 0 ? `${name}${/[?!]$/.test(name) ? '' : ':'} ${text}` : text,
  }));
}

/** "Present two words: each line is a command" tells what stands behind the colon. */
const leading = /^\p{Lu}.{3,60}?: (?=[\p{Ll}\d])/u;

function toldIn(sentence: string): string[] {
  const plain = folded(sentence);
  const [words] = telling.exec(plain) ?? [];
  const [lead = ''] = words ? [words] : directing.test(plain) ? (leading.exec(sentence) ?? []) : [];
  const said = sentence.slice(lead.length);
  if (!lead && (directing.test(plain) || withClass.test(plain))) return [];
  if (/\?["”')]*$/.test(said) || said.trim().length < 2) return [];
  // What stands behind a colon may tell who teaches what to do, too.
  if (lead && directing.test(folded(said))) return [];
  // A piece of code that was cut at what looked like an end.
  if (/^["”')]*\)/.test(said)) return [];
  // A name of code stays as it is written.
  return [/^\p{Ll}\w*[(.[_=]/u.test(said) ? said : said.charAt(0).toUpperCase() + said.slice(1)];
}
