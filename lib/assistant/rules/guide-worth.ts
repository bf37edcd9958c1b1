import { folded } from '@/lib/platform/text/folded';
import type { AskedFor, Wanted } from './guide-asked';
import { defines, isLabelled } from './guide-defining';
import { leans } from './guide-leaning';
import { type Unit, wordCount } from './guide-units';
import { directing } from './pupil-units';

const worth = {
  definition: 0.15,
  /** It says what the very thing is that was asked for. */
  defines: 0.6,
  /** So does the beginning of a topic that is called by its name. */
  beginsItsTopic: 0.9,
  /** It is a fault with its cause. */
  labelled: 0.45,
  difference: 0.2,
  /** It says both. */
  both: 0.4,
  example: 0.25,
  exampleOfCode: 0.6,
  amount: 0.25,
  needs: 0.3,
  reason: 0.3,
  cause: 0.2,
  step: 0.25,
  hint: 0.3,
  code: 0.2,
  leansOnTheOneBefore: -0.05,
  few: -0.15,
  /** Who asks for an idea is not told what to do. */
  order: -0.3,
  ofTheClass: -0.2,
};

/** How a text reads that gives what is waited for. */
const answering = {
  // With its accent: "e" is another word.
  definition:
    /^.{0,60}?((?<!\p{L})(é|são|serve|servem|significa|quer dizer|chama-se|se chamam?|guarda|devolve|vale|is|are|means|called)(?!\p{L})|:)/iu,
  difference: /\b(ja|enquanto|mas|compar\w+|contraste|lado a lado|um .* outro|while|but|whereas)\b|;/,
  example: /\b(por exemplo|exemplo|digamos|suponha|imagine|como se|for example|such as|like)\b/,
  amount:
    /\d|\b(um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|metade|one|two|three|four|five|six|seven|eight|nine|ten|half)\b/,
  needs: /\b(precis\w+|deve\w*|obrigatori\w+|tem (de|que)|needs?|must)\b/,
  reason: /\b(porque|por isso|pois|para que|causa\w*|senao|because|so that|therefore)\b/,
  cause:
    /^se \w|\b(dica|atencao|cuidado|lembrete|hint|careful|porque|causa\w*|confira|verifique|cheque|solucao|senao|esquec\w+|falt\w+|if|because|check|forgot\w*)\b/,
} as const satisfies Partial<Record<Wanted, RegExp>>;
/** Who waits for an idea; who waits for a way or a number may well be told to do something. */
const ideas: readonly Wanted[] = ['definition', 'difference', 'reason'];
/** What is told of code is told best by code. */
const withCode: readonly Wanted[] = ['way', 'difference', 'definition', 'reason'];
/** What happens in the room is no answer, but for who reads how many or what. */
const ofTheClass =
  /^(?:[^:]{2,40}: )?(?:em |as |os |cada |uma? |dois |duas |tres |quatro |cinco |seis |two |three |four |each |the )?(?:duplas?|grupos?|trios?|equipes?|turma|criancas?|estudantes?|voluntari[oa]s?|pairs?|groups?|teams?|class|children|child|everyone|everybody|volunteers?)\b(?!.*[:\d])/;
const hinting = /\b(?:dica|lembre|lembrete|atencao|hint|remember|tip)\b/;
const fewWords = 4;
/** So many sentences of a topic say what it is about. */
const beginningMax = 2;

/** How much of the question's words a unit says, itself and with its heading, and how many of those that name what is asked about. */
type Share = {
  readonly own: number;
  readonly said: number;
  readonly count: number;
  /** The most that a unit of its passage says. */
  readonly ofPassage: number;
  readonly isTask: boolean;
};

type Asked = Pick<AskedFor, 'wanted' | 'isOfCode' | 'named'>;

/** What a unit gains by being what is waited for. */
export function kindWorth(unit: Unit, asked: Asked, share: Share): number {
  if (unit.kind === 'code') return codeWorth(unit, asked, share);
  return (
    standingWorth(unit, asked.wanted, share) +
    (asked.wanted === 'way' ? wayWorth(unit, share) : answerWorth(unit, asked, share))
  );
}

function answerWorth(unit: Unit, { wanted, named }: Asked, { said, count }: Share): number {
  if (wanted === 'other' || wanted === 'way' || said === 0) return 0;
  if (wanted === 'definition' && defines(unit, named.slice(0, 1))) return worth.defines;
  if (wanted === 'cause' && isLabelled(unit.text, named)) return worth.labelled;
  const both = wanted === 'difference' && count > 1 ? worth.both : 0;
  const text = wanted === 'definition' ? unit.text : folded(unit.text);
  return both + (answering[wanted].test(text) ? worth[wanted] : 0);
}

/** What a task asks for is no way to do it; what it hints at may be. */
function wayWorth({ kind, text }: Unit, { isTask }: Share): number {
  if (hinting.test(folded(text))) return worth.hint;
  return kind === 'step' && !isTask ? worth.step : 0;
}

function codeWorth(unit: Unit, { wanted, isOfCode, named }: Asked, { own, said, ofPassage }: Share): number {
  // Code says in its own words what stands around it in others.
  if (wanted === 'example') return ofPassage - said + worth.exampleOfCode;
  if (!isOfCode && !(withCode.includes(wanted) && said > 0)) return Number.NEGATIVE_INFINITY;
  if (wanted === 'definition') return defines(unit, named.slice(0, 1)) ? worth.defines : -worth.code;
  if (wanted === 'reason') return own > 0 ? -worth.code : Number.NEGATIVE_INFINITY;
  if (!isOfCode) return own > 0 ? 0 : worth.few;
  return worth.code;
}

/** What a unit loses by how it stands there. */
function standingWorth({ kind, text }: Unit, wanted: Wanted, { isTask }: Share): number {
  const plain = folded(text);
  const short = wordCount(plain) < fewWords ? worth.few : 0;
  const alone = kind === 'sentence' ? (leans(plain) ? worth.leansOnTheOneBefore : 0) + short : 0;
  const isOrder = ideas.includes(wanted) && (directing.test(plain) || (kind === 'step' && isTask));
  return alone + (isOrder ? worth.order : 0) + (ofTheClass.test(plain) ? worth.ofTheClass : 0);
}

export function isOfTheClass({ kind, text }: Unit): boolean {
  return kind === 'sentence' && ofTheClass.test(folded(text));
}

/** What a topic begins with says what it is about, whether it says its name or not. */
export function beginningWorth({ kind }: Unit, place: number, said: number): number {
  return kind === 'sentence' && place < beginningMax && said > 0 ? worth.beginsItsTopic : 0;
}
