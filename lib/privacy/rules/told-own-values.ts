import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { type Mark, plainText, type Span } from './told-spans';

/** What is written into a program: `minha_mae = "Rosilda"`, `ra = 1102938475 # meu`, `nascimento = date(2012, 5, 9)`. */
const values =
  /(?<![\p{L}\d_.])(?<name>[a-z_][\p{L}\d_]{1,40})\s*(?:=(?!=)|:)\s*(?:["'“‘](?<text>[^"'”’\n]{2,60})["'”’]|(?:datetime\.)?(?:date|datetime|new date)\(\s*["']?(?<day>\d{4}\s*[,-]\s*\d{1,2}\s*[,-]\s*\d{1,2})|(?<number>\d{4,20})(?![\p{L}\d.(]))(?<behind>[^\n]{0,80})/dgu;

const owned =
  /(?:^|_)(?:meus?|minhas?|my|mine|mim|nosso|nossa|our)(?:_|$)|_que_nasci$|^(?:melhor_amig[oa]|best_friend)$/;
/** Said of a value behind it: "# o meu", "é a minha mesmo", "my real one". */
const claimed =
  /(?:#|\/\/|--|,|\))?\s*(?:\(|#|\/\/)?\s*(?:(?:e|eh|is|isso e|esse e|essa e|thats|that's|this is|aqui e|que e|q e)\s+)?(?:(?:o|a|os|as)\s+)?(?:meu|minha|mine|my|sou eu|eu|me|thats me|that's me|d[aeo] (?:minha|meu)|de verdade|of my)(?![\p{L}])/u;
const ofExample =
  /(?<![\p{L}])(?:exemplos?|example|exercicio|exercise|livro|book|apostila|ficticio|inventad[oa]|fake|invented|teste|personagem|character|jogo|game|robo|robot|gato|cachorro|cat|dog|sprite|cor|color|idade|funcao|programa)(?![\p{L}])/u;

const kin =
  'mae|pai|irma|irmao|avo|vo|vovo|tia|tio|prima|primo|amig[oa]s?|melhor_amig[oa]|colega|dupla|namorad[oa]|padrasto|madrasta|prof(?:essora?)?|vizinh[oa]|mom|mum|mother|dad|father|sister|brother|aunt|uncle|cousin|friend|bestie|best_friend|teacher|grandma|grandpa|partner|crush';
const of = (words: string) => new RegExp(`(?:^|_)(?:${words})(?:_|$)`);
const births = of(
  'nasc|nascimento|dtnasc|datanasc|niver|aniver|aniversario|birth|birthday|bday|birthdate|birth_date|dob|born|nasci',
);
const kinds: readonly (readonly [RegExp, Mark])[] = [
  [of('senhas?|password|passwd|pass|pwd|pin|passcode|codigo_d[aeo]\\w+'), personalMarks.secret],
  [of('email|e_mail|gmail|mail'), personalMarks.email],
  [of('tel|telefone|fone|cel|celular|zap|whats|whatsapp|phone|phone_number|contato'), personalMarks.phone],
  [of('cpf'), personalMarks.cpf],
  [of('rg'), personalMarks.rg],
  [of('cep'), personalMarks.postcode],
  [
    of(
      'rm|ra|matricula|registro|sus|cns|nis|pis|certidao|passaporte|passport|student_id|id|carteirinha|placa|plate|inscricao|prontuario|chamada|titulo',
    ),
    personalMarks.register,
  ],
  [births, personalMarks.birthDate],
  [
    of('user|username|usuario|login|nick|nickname|insta|instagram|tiktok|discord|roblox|perfil|gamertag|conta|canal'),
    personalMarks.user,
  ],
  [of('escola|colegio|school'), personalMarks.school],
  [of('endereco|rua|address|street|casa'), personalMarks.address],
  [of('bairro|cidade|city|town'), personalMarks.place],
  [of(`nome|sobrenome|apelido|name|surname|last_name|first_name|full_name|${kin}`), personalMarks.name],
];
const ofDigits: ReadonlySet<Mark> = new Set([
  personalMarks.register,
  personalMarks.cpf,
  personalMarks.rg,
  personalMarks.phone,
  personalMarks.postcode,
]);
/** Where a password is of, it is somebody's. */
const opens = /^senhas?_(?:d[aeo]_)?(?:wi_?fi|casa|insta|email|gmail|celular|roblox|pc|tablet|whats|zap|conta|escola)/;
/** Children are born in these years; what is planned or shown comes later. */
const year = /(?<!\d)(?:200[5-9]|201\d|202[01])(?!\d)/;
const wholeDay = /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}[/.-]\d{1,2}[/.-]\d{1,2}|\d{4}\s*,\s*\d{1,2}\s*,\s*\d{1,2})$/;
/** What everybody writes where something has to stand. */
const dull =
  /^(?:1234\d*|0+|1+|abc\d*|xyz|admin|senha\d*|password\d*|teste?\d*|user\d*|usuario\d*|aluno\d*|python\d*|fulano|nome|name|exemplo|example|joao|maria|ana|jose|pedro|bob|alice|john|mary|qwerty\d*|none|null|true|false|azul|red|blue)$/;

/** Values that the program's own words, or those behind them, say are one's own; a child's birth says it by its year. */
export function ownValues(text: string, plain: string): Span[] {
  if (!/[=:]/.test(plain)) return [];
  return [...plain.matchAll(values)].flatMap((found) => {
    const places = found.indices?.groups ?? {};
    const name = nameOf(text.slice(...(places.name ?? [0, 0])));
    const kind = kinds.find(([words]) => words.test(name));
    const place = places.text ?? places.day ?? places.number;
    if (!kind || !place || isOfExample(plain, found)) return [];
    const said = plain.slice(...place).trim();
    if (isDull(said, kind[1])) return [];
    const isBirth = kind[0] === births && wholeDay.test(said) && year.test(said);
    const isOwn = owned.test(name) || opens.test(name) || claimsFrom(found.groups?.behind ?? '');
    return isOwn || isBirth ? [{ start: place[0], end: place[1], mark: kind[1] }] : [];
  });
}

function isDull(said: string, mark: Mark): boolean {
  return dull.test(said) || /[{}%\\]/.test(said) || (ofDigits.has(mark) && !/(?:.*\d){3}/.test(said));
}

/** By the line that it stands in, without what the value is called. */
function isOfExample(plain: string, { 0: whole, groups, index }: RegExpExecArray): boolean {
  const line = plain.slice(plain.lastIndexOf('\n', index) + 1, index + whole.length);
  return ofExample.test(line.replace(groups?.name ?? '', ''));
}

/** `myName` and `MY_NAME` as `my_name`. */
function nameOf(written: string): string {
  return plainText(written.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2'));
}

function claimsFrom(behind: string): boolean {
  return claimed.test(behind.slice(0, 40)) && behind.search(claimed) === 0;
}
