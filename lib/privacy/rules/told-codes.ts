import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { clauseAround, ofLesson, ofOwn } from './told-clause';
import type { Mark, Span } from './told-spans';

const token = /(?<![^\s,;:"'(])[\p{L}\d@#$*!&%_+~-][\p{L}\d@#$*!&%_.+/:~-]{3,39}/gu;
const end = /[.,:!]+$/;
/** What lessons write of letters and digits. */
const ofComputing =
  /^(?:https?|www\.)|^(?:utf|sha|md|base|ipv|python|scratch|html|css|es|mp|ps|x|int|uint|float|win|windows|arduino|esp|aes|wpa|rsa|iso|ascii|webp|usb|ddr|web|xbox|gta|fifa|bts|covid|micro|nivel|fase|aula|questao|linha|turma|sala|grupo)-?_?\d+(?:[.-]\d+)*$|^\d+(?:gb|mb|kb|tb|bits?|bytes?|x\d+|fps|hz|mhz|ghz|px|cm|mm|km|kg|mg|ms|seg|min|hrs?|h\d*|v|w|ma|k|anos|o|a|%|digitos|vezes|reais|th|st|nd|rd)$|^[\d.,]+%$|^\d{1,2}[/:h.-]\d{1,2}$/iu;

type Kind = {
  readonly speaks: RegExp;
  readonly looks: RegExp;
  readonly mark: Mark;
  /** Of a lesson as well, unless it is somebody's. */
  readonly own?: RegExp;
};

const mine =
  /(?<![\p{L}])(?:meus?|minhas?|noss[oa]s?|my|mine|our|mae|pai|vo|avo|tia|tio|irma|irmao|mom|dad|essa senha|esta senha|this password|ve se|casa|home|uso|usei|botei|coloquei|pus|boto|i use|i put|i used)(?![\p{L}])/u;
const kinds: readonly Kind[] = [
  // Letters with digits or signs, as no word is written.
  {
    speaks:
      /(?<![\p{L}_])(?:senhas?|cenha|password|passwd|pwd|passcode|pass|token|pin|codigo de (?:acesso|seguranca)|wi-?fi)(?![\p{L}_])/u,
    looks: /^(?=.*\p{L})(?=.*[\d@#$*!&%])(?!.*[:/])(?![@#][\p{L}]+$)(?=.{5})/u,
    mark: personalMarks.secret,
    own: mine,
  },
  // What opens a door: digits in groups too.
  {
    speaks:
      /(?<![\p{L}])(?:locker|padlock|lock|unlock|desbloqueio|tablet|celular|phone|keypad|door|gate|cadeado|cofre|armario|fechadura|portao|porta d[aeo]|garagem|alarme|alarm|interfone|portaria|bike lock|trava)(?![\p{L}])[^\n]*(?<![\p{L}])(?:code|combination|combo|codigo|senha|pin|segredo|abre|opens?|e|is)(?![\p{L}])|(?<![\p{L}])(?:code|combination|codigo|segredo|senha|pin)(?![\p{L}])[^\n]*(?<![\p{L}])(?:tablet|celular|phone|desbloqueio|locker|lock|door|gate|cadeado|cofre|armario|fechadura|portao|porta|predio|garagem|alarme|alarm|portaria)(?![\p{L}])/u,
    looks: /^(?:\d{1,2}(?:[-./]\d{1,2}){2,3}|\d{4,8}[#*]?|[#*]\d{3,8}[#*]?|(?=.*\d)(?=.*\p{L})[\p{L}\d#*-]{4,12})$/u,
    mark: personalMarks.secret,
    own: /(?<![\p{L}])(?:meus?|minhas?|noss[oa]s?|my|mine|our|mae|pai|vo|avo|casa|predio|home|house)(?![\p{L}])/u,
  },
  // Papers of letters and digits.
  {
    speaks:
      /(?<![\p{L}])(?:rnm|rne|crnm|rg|cin|cnh|cns|passaporte|passport|certidao|documento|identidade|visto|visa|ctps|protocolo|cadunico|nis|id card|birth certificate|refugio|carteira de|carteirinha|crachá|cracha|matricula)(?![\p{L}])/u,
    looks:
      /^(?=(?:.*\d){5})(?:\p{L}{1,3}-?\d[\d.-]{3,14}(?:-?[\p{L}\d]{1,2})?|\d[\d.]{4,14}-[\p{L}\d]{1,2}|\d{6,12}[xX]?)$/u,
    mark: personalMarks.register,
    own: ofOwn,
  },
  // Things that only one household has.
  {
    speaks:
      /(?<![\p{L}])(?:numero de serie|n de serie|serial|imei|patrimonio|tombamento|etiqueta|mac|mac address|endereco mac|service tag)(?![\p{L}])/u,
    looks: /^(?=(?:.*\d){3})(?:(?:[\da-f]{2}[:-]){5}[\da-f]{2}|\d{14,16}|(?=.*\p{L})[\p{L}\d-]{7,24}|\d{5,14})$/iu,
    mark: personalMarks.register,
    own: ofOwn,
  },
  // What somebody has bought, and on what it comes.
  {
    speaks:
      /(?<![\p{L}])(?:pedido|rastreio|rastreamento|encomenda|entrega|order|tracking|nota fiscal|boleto|compra|package|conta de (?:luz|agua)|instalacao)(?![\p{L}])/u,
    looks: /^(?:\p{L}{2}\d{9}\p{L}{2}|#?(?=(?:.*\d){6})[\p{L}\d-]{7,24})$/u,
    mark: personalMarks.register,
    own: ofOwn,
  },
  {
    speaks: /(?<![\p{L}])(?:placa|carro|moto|van|perua|kombi|uber|plate|car|onix|gol|hb20)(?![\p{L}])/u,
    looks: /^[a-z]{3}-?\d[a-z\d]\d{2}$/u,
    mark: personalMarks.register,
    own: ofOwn,
  },
  {
    speaks: /(?<![\p{L}])(?:ip|rede|roteador|router|internet|wi-?fi)(?![\p{L}])/u,
    looks: /^(?!(?:127|10|0|255|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.)\d{1,3}(?:\.\d{1,3}){3}$/u,
    mark: personalMarks.place,
    own: /(?<![\p{L}])(?:meu|minha|nossa|my|our|casa|home)(?![\p{L}])/u,
  },
  {
    speaks:
      /(?<![\p{L}])(?:zoom|meet|reuniao|meeting|call|teams|sala de aula|classroom|kahoot|aula online)(?![\p{L}])/u,
    looks: /^(?:\d{9,11}|\d{3}-\d{3,4}-\d{3,4})$/u,
    mark: personalMarks.secret,
  },
];
const anySpeaks = kinds.map(({ speaks }) => speaks);

/** Where calls, classes and maps are found. */
const links =
  /(?:https?:\/\/)?(?:[\w-]{1,30}\.)?(?:zoom\.us\/j|meet\.google\.com|chat\.whatsapp\.com|teams\.(?:live|microsoft)\.com|classroom\.google\.com\/c|maps\.app\.goo\.gl|goo\.gl\/maps|google\.com(?:\.br)?\/maps|discord\.com\/invite)\/[^\s,;"')]{3,200}/gu;
const spacedIds =
  /(?<![\p{L}])(?:zoom|meet|reuniao|meeting|teams|id d[aeo] \p{L}+)(?![\p{L}])[^\n.!?\d]{0,24}(\d{3} \d{3,4} \d{3,4})(?!\d)/dgu;
const degrees =
  /\d{1,3}\s?[°º]\s?\d{1,2}\s?['’′]\s?(?:\d{1,2}(?:[.,]\d{1,3})?\s?(?:["”″]|'')\s?)?[nsewlo](?![\p{L}])/gu;

/** Codes that open, name or find something of somebody's, by what the clause speaks of and by their shape. */
export function toldCodes(plain: string): Span[] {
  const whole = (pattern: RegExp, mark: Mark) =>
    [...plain.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length, mark }));
  const ids = [...plain.matchAll(spacedIds)].flatMap(({ indices }) => {
    const at = indices?.[1];
    return at ? [{ start: at[0], end: at[1], mark: personalMarks.secret }] : [];
  });
  const found = [...whole(links, personalMarks.secret), ...ids, ...whole(degrees, personalMarks.address)];
  if (!anySpeaks.some((speaks) => speaks.test(plain))) return found;
  const codes = [...plain.matchAll(token)].flatMap(({ 0: seen, index }) => {
    const word = seen.replace(end, '');
    if (!/[\d@#$*!&%]/.test(word) || ofComputing.test(word)) return [];
    const till = index + word.length;
    if (/^\s?(?:=|\()|^["'][\s)]*[:=\]]/.test(plain.slice(till)) || /[=<>]\s?["']?$/.test(plain.slice(0, index)))
      return [];
    const clause = clauseAround(plain, index, till);
    if (ofLesson.test(clause)) return [];
    const around = clause.replace(word, ' ');
    const kind = kinds.find(
      ({ speaks, looks, own }) => looks.test(word) && speaks.test(around) && (!own || own.test(around)),
    );
    return kind ? [{ start: index, end: till, mark: kind.mark }] : [];
  });
  return [...found, ...codes];
}
