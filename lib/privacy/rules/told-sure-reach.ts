import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { told } from './told-grammar';
import type { Told } from './told-spans';

const lands =
  '(?:venezuela|haiti|bolivia|peru|colombia|paraguai|paraguay|argentina|uruguai|chile|equador|siria|syria|libano|lebanon|palestina|palestine|angola|congo|senegal|nigeria|gana|ghana|camaroes|guine(?: bissau)?|cabo verde|mocambique|marrocos|egito|cuba|china|coreia|korea|japao|japan|india|paquistao|bangladesh|afeganistao|afghanistan|ucrania|ukraine|russia|ira|iraque|portugal)';
const kin = '(?:pai|mae|pais|avos?|vo|familia|irma|irmao|mom|dad|parents|family|grandma|grandpa|grandparents)';

const part = String.raw`(?:folha|quadra|qd|rua|lote|lt|bloco|bl|casa|setor|conjunto|travessa|avenida|av|apto?|torre|viela|chacara|numero|n[º°])\.?\s+[\p{L}\d]{1,14}`;
const month =
  '(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|january|february|march|april|may|june|july|august|september|october|november|december)';
const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?\s+(?:d[eo]\s+|of\s+)?(?:${month})|(?:${month})\s+(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?|\d{1,2}/\d{1,2})`;
const spelt =
  '(?:primeiro|um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta)';

/** Where somebody comes from, whom a game knows them as, and numbers of papers, in so many words. */
export const surelyReached: readonly Told[] = [
  [
    told(
      String.raw`(?:(?:eu|nos|nois|a gente|we|i|(?:meus?|minhas?|my)\s+${kin})\s+)(?:ja\s+)?(?:vim|vimos|veio|vieram|viemos|cheguei|chegou|chegamos|nasci|nasceu|nasceram|fugi\p{L}*|sou|somos|e|sao|came|come|moved|fled|was born|were born|am|are|is)\s+(?:la\s+|here\s+|pra ca\s+)?(?:d[aeo]s?|n[ao]|em|from|in)\s+(?:the\s+)?(${lands})(?![\p{L}])`,
    ),
    personalMarks.belief,
  ],
  [
    told(
      String.raw`(?:sou|vim|cheguei|viemos|i'm|im)\s+(?:la\s+)?(?:d[aeo]|from)\s+(?:the\s+)?(${lands})(?=\s*(?:[,.;!?]|$)|\s+(?:e|and|faz|ha|mas|but|com|em|ano|quando)(?![\p{L}]))`,
    ),
    personalMarks.belief,
  ],
  [
    told(
      String.raw`(?:jogo|entro|apareco|logo|play|i'm listed|log in)\s+(?:com|como|as|with|under|by|pelo)\s+(?:(?:o|the|my|meu)\s+)?(?:nome|nick(?:name)?|user(?:name)?|usuario|name|apelido)\s+(?:de\s+|of\s+)?"?([\p{L}\d_][\p{L}\d._#-]{2,30})`,
    ),
    personalMarks.profile,
    'made',
  ],
  [
    told(
      String.raw`(?:meu|minha|my|nossa|d[ao] (?:meu|minha))\s+(?:\p{L}{2,14}\s+){0,4}?(?:carteir(?:a|inha)|cartao|matricula|registro|cadastro|documento|passaporte|certidao|crach[aá]|card|passport|id|license)(?:\s+\p{L}{1,12}){0,4}?\s+(?:(?:numero|number|n[º°o]?\.?)\s*(?:e|eh|is|:)?|(?:e|eh|is)(?:\s+n[º°o]\.?)?)\s+((?=(?:.{0,3}\d){4})[\p{Lu}\p{L}]{0,3}[ -]?\d[\d ./-]{2,28}\d(?:-?[xX\d])?)(?![\p{L}\d])`,
    ),
    personalMarks.register,
  ],
  [
    told(
      String.raw`(?:cpf)(?![\p{L}])[^\n]{0,80}?(?<![\p{L}])(?:meu|minha|my|dele|dela|mine)(?![\p{L}])[^\d\n]{0,14}(\d{11})(?!\d)`,
    ),
    personalMarks.cpf,
  ],
  [
    told(
      String.raw`(?:rm|ra|matricula|registro|carteirinha|student id)\s+(?:que|q|that)\s+[^.!?\n\d=]{0,40}?(?:e|eh|foi|is|was)\s+(\d[\d./-]{2,18}\d(?:-?[xX\d])?)(?![\p{L}\d])`,
    ),
    personalMarks.register,
  ],
  // "o número do aluno na capa, o meu é ...".
  [
    told(
      String.raw`(?:numero|n[º°o]\.?|number|codigo|code)\s+(?:d[aeo]s?\s+|of\s+)?(?:the\s+)?(?:alun[oa]|matricula|inscricao|student|chamada|estudante)(?![\p{L}])[^\n]{0,80}?(?:o\s+meu|a\s+minha|mine)\s+(?:e|eh|is)\s+(\d[\d./-]{0,16}\d)(?![\p{L}\d])`,
    ),
    personalMarks.register,
  ],
  [
    told(
      String.raw`(?:criei|fiz|abri|made|created|opened|tenho|have|got)\s+(?:um|uma|a|an|my|minha|meu)\s+(?:conta|perfil|canal|account|profile|channel)(?:\s+(?:n[ao]|d[ao]|on|in|at)\s+[\p{L}.]{2,16}){0,2}\s+(?:com o (?:nome|nick|user|usuario)|chamad[oa]|de nome|with the (?:name|nick|user)|called|named)\s+(?:de\s+)?"?([\p{L}\d_][\p{L}\d._#-]{3,30})`,
    ),
    personalMarks.profile,
    'made',
  ],
  // Parts of an address that are said to be one.
  [
    told(
      String.raw`(${part}(?:\s*,?\s*${part}){1,4})\s*,?\s+(?:(?:e|eh|esse|essa|esta|isso|this|that|is)\s+){0,3}(?:assim\s+)?(?:que\s+|q\s+)?(?:(?:e|eh|is)\s+)?(?:o\s+)?(?:meu endereco|minha casa|onde (?:eu )?moro|my address|my house|where i live)`,
    ),
    personalMarks.address,
  ],
  // A birthday by day and month, and a day on which somebody grows older.
  [
    told(
      String.raw`(?:niver\p{L}*|anivers\p{L}*|birthday|bday)(?![\p{L}])[^\n.!?\d]{0,24}?\s(?:e|eh|is|dia|cai|on)\s+(?:n?o?\s*dia\s+)?(\d{1,2}\s+d[eo]\s+\d{1,2})(?![\p{L}\d])`,
    ),
    personalMarks.birthDate,
  ],
  [
    told(
      String.raw`(${day})\s*,?\s+(?:eu\s+|i\s+|i'll\s+)?(?:ja\s+)?(?:make|will make|do|turn|will turn|become|faco|fasso|completo|vou fazer|vo fazer?)\s+\d{1,2}(?:\s+(?:years|anos|aninhos))?(?![\p{L}\d])`,
    ),
    personalMarks.birthDate,
  ],
  [
    told(
      String.raw`(?:eu\s+|i\s+|i'll\s+)(?:make|will make|do|turn|will turn|become|faco|fasso|completo|vou fazer|vo fazer?)\s+\d{1,2}(?:\s+(?:years|anos|aninhos)(?:\s+old)?)?,?\s+(?:(?:n?o?\s*dia|on|in|the)\s+){0,2}(${day}|${spelt}(?:\s+e\s+${spelt})?\s+d[eo]\s+${month})(?![\p{L}\d])`,
    ),
    personalMarks.birthDate,
  ],
  // A day on a form, of a year in which pupils were born.
  [
    told(
      String.raw`(?:nasc\.?|nascimento|nascid[oa] em|birth\s?date|date of birth|dob|born)\s*[:=]\s*["']?(\d{1,2}[/.-]\d{1,2}[/.-](?:200[5-9]|201\d|202[01])|(?:200[5-9]|201\d|202[01])[/.-]\d{1,2}[/.-]\d{1,2})(?!\d)`,
    ),
    personalMarks.birthDate,
  ],
  // One's own school with one's own year.
  [
    told(
      String.raw`(?:sou|estudo|to|estou)\s+(?:d[ao]|n[ao])\s+((?:colegio\s+|escola\s+)?\p{L}[\p{L}'’.]{2,20}(?:\s+(?:d[aeo]s?\s+)?\p{L}[\p{L}'’]{0,20}){0,4}?),?\s+(?:d[oa]\s+|n[oa]\s+)?\d{1,2}\s?[º°oa]?\s?(?:ano|serie)(?![\p{L}])`,
    ),
    personalMarks.school,
    'proper',
  ],
];
