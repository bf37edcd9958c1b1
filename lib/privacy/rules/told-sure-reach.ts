import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { told } from './told-grammar';
import type { Told } from './told-spans';

const lands =
  '(?:venezuela|haiti|bolivia|peru|colombia|paraguai|paraguay|argentina|uruguai|chile|equador|siria|syria|libano|lebanon|palestina|palestine|angola|congo|senegal|nigeria|gana|ghana|camaroes|guine(?: bissau)?|cabo verde|mocambique|marrocos|egito|cuba|china|coreia|korea|japao|japan|india|paquistao|bangladesh|afeganistao|afghanistan|ucrania|ukraine|russia|ira|iraque|portugal)';
const kin = '(?:pai|mae|pais|avos?|vo|familia|irma|irmao|mom|dad|parents|family|grandma|grandpa|grandparents)';

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
