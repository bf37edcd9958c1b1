import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { told } from './told-grammar';
import type { Told } from './told-spans';

const clock = String.raw`das?\s+\d{1,2}\s?h?\s+(?:as|a|ate(?: as)?)\s+\d{1,2}(?:\s?h(?:oras)?)?|from\s+\d{1,2}\s+to\s+\d{1,2}|(?:(?:as|at|ate as|ate|until)\s+)?\d{1,2}(?:\s?[h:]\s?\d{0,2}|\s?(?:horas|hrs|am|pm|da manha|da tarde|da noite))`;
const days = String.raw`(?:tod[ao]s?\s+(?:os\s+|as\s+)?(?:dias?|tardes?|noites?|manhas?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?)|every\s+(?:day|morning|afternoon|night|\p{L}+day)|(?:de\s+)?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:\s+(?:e|a|ate)\s+(?:noite\s+ate\s+)?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo))?|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?|(?:a|de)\s+tarde|ate\s+(?:as\s+)?\d{1,2}(?:\s?h(?:oras)?)?|ate\s+(?:domingo|segunda|sexta|sabado|amanha|de noite)|until\s+\d{1,2}\s?(?:pm|am)?)`;
const part = String.raw`(?:(?:depois d[ae]s?|antes d[ae]s?|after|before|das?|desde)\s+)?(?:${days}|${clock})`;
const parts = String.raw`(?:${part}(?:\s+(?:e\s+|a\s+noite\s+)?${part}){0,3})`;

/** When a child is alone, and where and when it can be met. */
export const toldTimes: readonly Told[] = [
  [
    told(
      String.raw`((?:amanha|hoje|sabado|domingo|segunda|terca|quarta|quinta|sexta|tomorrow|today)\s+(?:as\s+|at\s+)?\d{1,2}\s?(?:h\d{0,2}|:\d\d|pm|am|horas))\s+(?:eu\s+)?(?:to|tou|estou|vou|vo|saio|chego|espero|i|im|i'm|a gente)(?![\p{L}])`,
    ),
    personalMarks.routine,
  ],
  [
    told(
      String.raw`(?:pais|mae|pai|avos|vo|irmao|irma|padrasto|parents|mom|mum|dad)(?:\s+(?:so|also|only|nao|n))?\s+(?:trabalham?|largam?|chegam?|voltam?|saem|sai|viajam?|work|works|come|comes|get|gets|leaves?|is back|are back)(?:\s+(?:em casa|do trabalho|home|back|from work|de viagem))?\s+(?:so\s+)?(${parts}|(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)(?:\s+(?:de manha|de noite|a noite|a tarde))?|de noite|a noite|de madrugada|late)`,
    ),
    personalMarks.routine,
  ],
  [
    told(
      String.raw`(?:sozinh[ao]s?|fico so|to so|alone|by myself|sem ninguem|ninguem em casa)(?:\s+(?:em casa|at home|la|aqui|no|na)){0,2}(?:\s+[\p{L}]{1,12}){0,3}?\s+(${parts}(?:\s+[ao]?\s*(?:noite|tarde|manha))?(?:\s+(?:ate\s+)?(?:${part})){0,2}(?:\s+da\s+(?:manha|tarde|noite))?)`,
    ),
    personalMarks.routine,
  ],
  [
    told(
      String.raw`(?:sozinh[ao]s?|alone|viajaram|viajando|viajou|trabalhando|away|sai)(?:\s+[\p{L}]{1,12}){0,9}?\s+((?:ate|until|so volta(?:m)?|volta(?:m)?)\s+(?:as?\s+)?(?:\d{1,2}h?|domingo|segunda|terca|quarta|quinta|sexta|sabado|amanha|de noite|sunday|monday|tomorrow|tonight))`,
    ),
    personalMarks.routine,
  ],
  [
    told(
      String.raw`(?:sozinh[ao]|alone)(?:\s+em casa|\s+at home)?\s+((?:no|na|in|to|at|em)\s+(?:the\s+)?(?:jd|jardim|vila|bairro|sitio|park|parque|praca|mall|shopping)?\.?\s*[\p{L}]+(?:\s+[\p{L}]+)?(?:\s+${parts})?)(?=\s+(?:pq|porque|e|we|to|and|because)\s|\s*[,.;!?]|$)`,
    ),
    personalMarks.place,
    'strange',
  ],
  [
    told(
      String.raw`(?:eu\s+)?(?:saio|chego|entro|volto|espero|pego|treino|vou|vo|fico|jogo futsal|faco \p{L}+|tenho \p{L}+|i go|i leave|i wait|i train|i practice|i get home)(?:\s+[\p{L}\d]{1,12}){0,4}?\s+(${parts}(?:\s+(?:no|na|em|pel[ao]|at|in)\s+[\p{L}]+(?:\s+[\p{L}]+){0,3}?)?)(?=\s+(?:todo|toda|e|por|pq|every|and|so|a aula|faz|na|no|em|pra|entao)\s|\s*[,.;!?]|$)`,
    ),
    personalMarks.routine,
  ],
  [
    told(
      String.raw`(${days}\s+${clock})\s+(?:eu\s+)?(?:saio|chego|espero|pego|treino|vou|fico|i)(?:\s+[\p{L}]{1,6}){0,3}?\s+((?:na|no|em)\s+[^,.;!?\n]{4,40})`,
    ),
    personalMarks.routine,
  ],
  [
    told(
      String.raw`(?:to|tou|estou|vou ta|vou estar|im|i am)\s+(?:na|no|at|in)\s+[^,.;!?\n]{3,50}?((?:\s+(?:na|no)\s+[\p{L}]{4,20})?)\s+agora\s+(ate\s+(?:as\s+)?\d{1,2}h?)`,
    ),
    personalMarks.routine,
  ],
];
