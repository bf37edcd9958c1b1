import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { commonFirstNames } from './common-names';
import { isEveryday } from './everyday';
import { isSaidByProgram, lessonPeople } from './lesson-people';
import { knownFigures } from './more-names';
import { endOf, isFollowedByName, isMadeUp, isName, nameEnd, type Word, wordsOf } from './name-reading';
import { nameWords } from './name-words';
import { large, never } from './told-name-words';
import { plainText, type Span } from './told-spans';

const staff =
  'prof|profs|profe|profa|professor|professora|teacher|sor|sora|fessora|fessor|diretor|diretora|coordenador|coordenadora|inspetor|inspetora|porteiro|porteira|motorista|enfermeira|enfermeiro|psicologa|psicologo|dra|dr|doutor|doutora|pastor|pastora|padre|treinador|treinadora|coach|monitor|monitora|merendeira|cantineira|cantineiro|secretaria|secretario|zelador|zeladora|mediadora|cuidadora|bibliotecaria|pediatra|dentista|medico|medica|terapeuta|psiquiatra|fono|vigia|diarista|faxineira|chefe|vereador|vereadora|policial|sargento|cabo|facilitador|facilitadora|instrutor|instrutora|tecnico|mr|mrs|ms|miss|principal';
const kin =
  'mae|mamae|papai|titia|titio|dinda|dindo|nona|nonna|nonno|bisa|bisavo|pai|painho|mainha|padrasto|madrasta|irmao|irma|irmaozinho|irmazinha|maninho|maninha|mano|tio|tia|avo|vo|vovo|vovó|primo|prima|primos|primas|priminha|padrinho|madrinha|namorado|namorada|amigo|amiga|amg|miga|amigos|amigas|parca|bro|bff|bestie|migo|comadre|compadre|noivo|noiva|enteado|enteada|colega|coleguinha|colegas|dupla|parceiro|parceira|parsa|vizinho|vizinha|sobrinho|sobrinha|cunhado|cunhada|filho|filha|bebe|baba|crush|grupo|mother|mom|mum|father|dad|sister|brother|aunt|uncle|friend|cousin|partner|grandma|grandpa|classmate|neighbor|stepdad|stepmom|boyfriend|girlfriend|menino|menina|garoto|garota|moleque|boy|girl|kid';
/** Behind these whatever is no word of asking on is a name. */
const called =
  /(?<![\p{L}\d])(?:cham\p{L}{1,3}\s+(?:(?:ele|ela|eu|me|a gente)\s+)?de|(?:se\s+)?cham[ao](?:d[ao])?(?:\s+por)?|called|named|nome\s+del[ea]\s+(?:e|eh)|nome\s+d[ao]\s+(?:meu|minha)\s+\p{L}+\s+(?:e|eh)|apelido\s+(?:e|eh)|me\s+cham[oa]r?(?:\s+(?:de|so))?|i am(?=\s+\p{L}+\s+(?:from|in|of)\s)|i'm(?=\s+\p{L}+\s+(?:from|in|of)\s)|pode\s+(?:me\s+)?chamar?\s+de|sou\s+eu(?:\s+(?:o|a))?|aqui\s+(?:e|eh|quem fala e)\s+(?:o|a)|assinad[oa](?:\s*:)?|calls? me(?: by)?|known as|conhecid[oa] como|apelidad[oa] de|i am called|hi im|hey im|hi i am|its me)\s+/gu;
/** Before these. */
const calledBehind = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<said>[\p{L}]{3,20})\s+(?:me\s+chamo|(?:e|eh)\s+(?:o\s+)?meu\s+nome|is\s+my\s+name)|[oa]\s+(?<kin>[\p{L}]{2,20}),?\s+(?:[oa]\s+)?(?:minha|meu)\s+(?:${kin})|(?<ours>[\p{L}]{3,20})\s+(?:(?:que|q)\s+(?:e|eh)\s+)?(?:d[ao]\s+(?:minha|meu|nossa)|(?:from|in)\s+(?:my|our))\s+(?:sala|turma|classe|class|grade|grupo|group|team|dupla))(?![\p{L}\d])`,
  'dgu',
);
/** In a lesson, a story or a game. */
const ofFiction =
  /^\s*(?:\(?(?:personagem|character)|(?:tem|tinha|comprou|ganhou|perdeu|comeu|vendeu|has|had|bought)\s+\d|d[aeo]s?\s+(?:exercicio|exemplo|lista|problema|historia|jogo|aula|texto|codigo|livro|filme|desenho|minecraft|roblox|scratch|mapa|tabela|atividade|cartao|missao|licao)|(?:in|of|from)\s+(?:the\s+)?(?:exercise|example|story|game|lesson|book|movie))/u;
const ofGames = new Set(['mario', 'luigi', 'sonic', 'steve', 'alex', 'link', 'zelda', 'kirby', 'peach', 'ash', 'elsa']);
const people = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${staff})(?![\p{L}])\.?|seu|dona|dna|sr|sra|don[aã]|mamae|papai|titia|titio|dinda|dindo|vovo|vovó|tia|tio|(?:(?:meu|minha|meus|minhas|my|o|a|os|as|da|do|um|uma|nosso|nossa|our|the|pra|pro|com)\s+)(?:(?:melhor|best|ex|pequen[oa]|outr[oa]|old|little|big|older|younger|step|half|meio|meia|querid[oa])[\s-]+)?(?:${kin})(?:\s+d[oa](?=\s\p{L}))?(?:\s+(?:mais\s+(?:velh[oa]|nov[oa])|gemea|gemeo|little|older|best))?(?:\s+(?:da|do)\s+(?:escola|sala|rua|predio))?)\s*(?:,|:|(?:e|eh|is|se chama|chama)(?=\s))?\s*(?:o\s+|a\s+|seu\s+|dona\s+|tia\s+|tio\s+)?`,
  'gu',
);
/** What is said of people alone. */
const ofPeople =
  /^\s*(?:,\s*(?:d[ao]|a minha|o meu|minha|meu|que)|(?:d[ao]|n[ao]|from|in)\s+(?:minha|meu|nossa|my|our)\s+(?:sala|turma|classe|rua|predio|escola|class|school|grupo|dupla)|d[ao]\s+(?:\d\s?[oº]?\s?(?:ano\s?)?[a-h]?(?![\p{L}\d])|sala|turma|sexto|setimo|oitavo|nono)|(?:me\s+)?(?:passou|passo|falou|falo|disse|diz|ensinou|ensino|copiou|copio|pegou|pego|faltou|falto|fez|fizeram|mandou|mando|pediu|pidiu|quer|sabe|tem|usa|mora|chegou|senta|ajudou|ajudo|perguntou|pergunto|xingou|bateu|roubou|riu|chora|chorou|vai|vem|estuda|digitou|terminou|termino|conseguiu|consegui|explicou|explico|is absent|are absent|said|told|says|dont|doesnt|did|wants|knows|has|lives|helped|copied))(?![\p{L}\d])/u;
const beforePerson =
  /(?:^|[\s,(])(?:o|a|os|as|pr[oa]|d[oa]|com|c|e|eu e|and|with|from|by|to|ask|para|pela|pelo|fala com|tipo|d|sou|uma|um|niver d[aeo]|im|i am|i'm|foi|do lado d[oa])\s+(?:o\s+|a\s+)?$/u;
type Read = {
  readonly text: string;
  readonly plain: string;
  readonly all: readonly Word[];
  readonly isShouted: boolean;
  readonly inMaterial: ReadonlySet<string>;
  readonly isFigure: (word: Word) => boolean;
  readonly isOfLessonPeople: (word: Word) => boolean;
};

/** Names told of others and of oneself, of a text and as patterns read it; whom the material speaks of stays. */
export function toldNames(text: string, plain: string, inMaterial: ReadonlySet<string>): Span[] {
  const all = wordsOf(text, plain);
  if (all.length === 0) return [];
  const figures = [...plain.matchAll(knownFigures)].map(
    ({ 0: found, index }) => [index, index + found.length] as const,
  );
  const isFigure = ({ start }: Word) => figures.some(([from, to]) => start >= from && start < to);
  const isShouted = text === text.toUpperCase();
  const read = { text, plain, all, isShouted, inMaterial, isFigure, isOfLessonPeople: lessonPeople(plain) };
  return [...introduced(read), ...strangers(read), ...listed(read)];
}

function spanFrom({ all, plain, isFigure }: Read, index: number, isSure: boolean): Span[] {
  const first = all[index];
  const last = first && all[nameEnd(all, index, plain, isSure)];
  if (!first || !last || isFigure(first)) return [];
  return [{ start: first.start, end: endOf(last, plain), mark: personalMarks.name }];
}

/** By the words before them, or behind. */
function introduced(read: Read): Span[] {
  const { plain, all, isShouted } = read;
  const at = new Map(all.map((word, index) => [word.start, index]));
  const named = (place: number | undefined, isOne: (word: Word) => boolean) => {
    const index = place === undefined ? undefined : at.get(place);
    const word = index === undefined ? undefined : all[index];
    return index !== undefined && word && !never.has(word.plain) && isOne(word) ? spanFrom(read, index, true) : [];
  };
  const isWhole = ({ plain: word, end }: Word) => word.length > 1 && !/[\d_(]/.test(plain.charAt(end));
  return [
    ...[...plain.matchAll(called)].flatMap(({ 0: found, index }) =>
      named(index + found.length, (word) => isWhole(word) && isCalled(read, word, index)),
    ),
    ...[...plain.matchAll(calledBehind)].flatMap(({ indices }) =>
      named(
        (indices?.groups?.said ?? indices?.groups?.kin ?? indices?.groups?.ours)?.[0],
        ({ plain: word }) => !isEveryday(word),
      ),
    ),
    ...[...plain.matchAll(people)].flatMap(({ 0: found, index }) =>
      named(
        index + found.length,
        (word) =>
          isName(word) ||
          (nameWords.has(word.plain) && !saidOfSomebody.has(word.plain)) ||
          (word.isCapital && !isShouted && word.plain.length > 2 && !isEveryday(word.plain)) ||
          (/(?:^|\s)(?:seu|dona|dna)\s+$/.test(found) && !isEveryday(word.plain)),
      ),
    ),
  ];
}

/** Of somebody it is said as well: "minha amiga linda". */
const saidOfSomebody = new Set(
  'amado amada linda lindo real rica rico nova novo certa boa grande santa santo serena sereno viva vivo max min will may mark page real rei rainha bela divina leal flor amor vida paz luz estrela sol lua mel neve cruz pessoa fe lo dai ida general duque'.split(
    ' ',
  ),
);

/** What is no person is called something as well: "a variável chamada contador". */
function isCalled({ plain, isShouted }: Read, word: Word, at: number): boolean {
  const after = plain.slice(word.end, word.end + 40);
  if (ofFiction.test(after) || inStory.test(after)) return false;
  if (calledThing.test(plain.slice(Math.max(0, at - thingNear), at))) return false;
  return !isEveryday(word.plain) || (word.isCapital && !isShouted);
}

const inStory =
  /^\s*\(?(?:n[oa]|in)\s+(?:the\s+)?(?:exerc|exemplo|histor|livro|problema|texto|filme|story|exampl|book|movie)/u;
const thingNear = 40;
const calledThing =
  /(?<![\p{L}])(?:variave\p{L}*|func\p{L}*|lista\p{L}*|bloco\p{L}*|sprite\p{L}*|arquivo\p{L}*|classe\p{L}*|pasta|function|variable|list|file|folder|class|method|metodo|comando|command|personage\p{L}*|character|tabela|coluna|table|column|jogo|game|programa\p{L}*|program|robo|robot|projeto|project|bot|aplicativo|app|site|linguagem|language|biblioteca|library|componente|sensor|placa|peca|gato|gata|cachorr\p{L}*|cat|dog|animal|bicho|livro|filme|musica|movie|book|song|bloco|isso|isto|this|que|oq|como|o nome|tipo|filosof\p{L}*|cientista|inventor\p{L}*|homem|mulher|man|woman|rei|rainha|heroi|vilao|banda|time|planeta|estrela|cidade|pais|rio)(?![\p{L}])[^.!?\n]*$/u;

/** In a list of names, where the words around one do not speak of a lesson. */
function listed(read: Read): Span[] {
  return read.all.flatMap((word, index) => (isListed(read, word, index) ? spanFrom(read, index, false) : []));
}

const asWord =
  /(?:quem|who)\s+(?:foi|e|eh|era|was|is)\s+(?:[oa]\s+)?$|(?<!meu |seu |my |dele |dela )(?:nome|nomes|palavra|variavel|string|texto|name|word|ator|sprite|personagem)\s*[:=]?\s*$/u;

function isListed(read: Read, word: Word, index: number): boolean {
  const { plain, all, isShouted } = read;
  const isKnown =
    isName(word) || (word.isCapital && nameWords.has(word.plain) && ofOurs.test(plain.slice(word.end, word.end + 40)));
  if (!isKnown || never.has(word.plain) || inCode(plain, word)) return false;
  if (!word.isCapital && isEveryday(word.plain)) return false;
  const before = plain.slice(Math.max(0, word.start - 20), word.start);
  const last = all[nameEnd(all, index, plain, false)] ?? word;
  const after = plain.slice(last.end, last.end + 60);
  if (isOfLesson(read, word, { before, after, hasSurname: isFollowedByName(all, index, plain) })) return false;
  const isWord = nameWords.has(word.plain);
  if (isWord && (!word.isCapital || isShouted)) return false;
  const isPlace = ofPeople.test(after) || beforePerson.test(before);
  return isPlace || (word.isCapital && !isShouted) || (commonFirstNames.has(word.plain) && !isWord);
}

const ofOurs =
  /^\s+(?:d[ao]|n[ao]|from|in)\s+(?:minha|meu|nossa|my|our)\s+(?:sala|turma|classe|escola|rua|predio|class|school|dupla|grupo)/u;

type Around = { before: string; after: string; hasSurname: boolean };

/** Of the material, a story, a game, or a word that a program has. */
function isOfLesson(
  { plain, inMaterial, isOfLessonPeople }: Read,
  word: Word,
  { before, after, hasSurname }: Around,
): boolean {
  const isTold =
    (ofPeople.test(after) && /^\s*(?:d[ao]|n[ao]|,)/.test(after)) ||
    /^\s*(?:e|eh|is)\s+(?:[oa]\s+)?(?:meu|minha|my)\s/.test(after);
  if (isSaidByProgram(plain, word.start) || isThing.test(after)) return true;
  if (!isTold && !ofSomebody.test(before) && isOfLessonPeople(word)) return true;
  if (ofFiction.test(after) || inStory.test(after) || asWord.test(before) || (ofGames.has(word.plain) && !hasSurname))
    return true;
  if (isMadeUp(word) && !/(?:^|[\s,(])(?:[oa]|e [oa]|com [oa]|pr[oa]|d[oa]|sou|chamo|aqui)\s$/u.test(before))
    return true;
  return inMaterial.has(word.plain) && !hasSurname && !isTold;
}

/** "julia é uma linguagem". */
const isThing =
  /^\s+(?:e|eh|is)\s+(?:(?:um|uma|a|an|o|the)\s+)?(?:linguagem|language|biblioteca|library|framework|programa|program|software|assistente|ia|robo|robot|bot|empresa|company|jogo|game|marca|brand|modelo|model|personagem|character|variavel|variable|funcao|function|planta|cor|color|fruta|flor)(?![\p{L}])/u;

const ofSomebody = new RegExp(
  String.raw`(?:(?:meu|minha|meus|minhas|my|nosso|nossa|our)\s+(?:${kin}|${staff})|(?<![\p{L}])(?:sou|chamo|i am|im|my name is|meu nome e))\s*,?\s*(?:[oa]\s+)?$`,
  'u',
);
/** The names that a text of the material speaks of: whoever asks about them asks about it. */
export function namesIn(material: string): Set<string> {
  const found = wordsOf(material, plainText(material)).filter((word) => word.isCapital && word.plain.length > 2);
  return new Set(found.map(({ plain }) => plain));
}

const capitalsMax = 0.4;

/** Somebody of a name in no list: written large among small letters, behind what goes before people. */
function strangers(read: Read): Span[] {
  const { text, plain, all, inMaterial, isFigure, isOfLessonPeople } = read;
  if (all.filter(({ isCapital }) => isCapital).length > Math.max(2, capitalsMax * all.length)) return [];
  const isKnown = (word: Word) =>
    inMaterial.has(word.plain) || large.has(word.plain) || never.has(word.plain) || isFigure(word);
  return all.flatMap((word, index) => {
    const isWritten =
      word.isCapital &&
      !isEveryday(word.plain) &&
      /^\p{Lu}\p{Ll}{2,}/u.test(text.slice(word.start, word.start + 4)) &&
      /[aeiouy]/.test(word.plain);
    if (!isWritten || isKnown(word) || inCode(plain, word)) return [];
    const before = plain.slice(Math.max(0, word.start - 24), word.start);
    const after = plain.slice(word.end, word.end + 60);
    const isSpokenOf =
      isBesideName(all, index) ||
      (/(?:^|[.!?\n]\s*)$/.test(before) && saysOf.test(after)) ||
      (ofOurs.test(after) && !calledThing.test(before)) ||
      (beforeStranger.test(before) && (!/\sd[oa]\s$/.test(before) || isName(word) || ofPeople.test(after)));
    if (!isSpokenOf || ofFiction.test(after) || isOfLessonPeople(word) || isSaidByProgram(plain, word.start)) return [];
    return spanFrom(read, index, true);
  });
}

/** "Thomas and Joaquina": one that is known tells of the other. */
function isBesideName(all: readonly Word[], index: number): boolean {
  let at = index - 1;
  while (at >= 0 && /^(?:[oae]|and)$/.test(all[at]?.plain ?? '')) at -= 1;
  const beside = all[at];
  return at < index - 1 && beside !== undefined && beside.isCapital && isName(beside) && !never.has(beside.plain);
}

/** Nobody but a person does these. */
const saysOf =
  /^\s+(?:me\s+|me\s+)?(?:disse|falou|ensinou|copiou|pediu|xingou|bateu|faltou|explicou|mandou|perguntou|ajudou|mora|estuda|chorou|quer|said|told|asked|helped|copied|wants|lives|keeps|wont|doesnt|dont)(?![\p{L}])/u;

const beforeStranger =
  /(?:^|[\s,(])(?:(?:pergunt\p{L}+|fal\p{L}{1,3}|chama|avisa|manda|pede|ped\p{L}{1,2}|cham\p{L}{1,3})\s+)?(?:[oa]|e [oa]|com [oa]|pr[oa]|para [oa]|d[oa]|eu e [oa]?|ask|with|from|friend|tell)\s+$/u;

/** Between quotation marks or brackets of a program it is a value. */
function inCode(plain: string, { start, end }: Word): boolean {
  const lineStart = plain.lastIndexOf('\n', start - 1) + 1;
  const before = plain.slice(lineStart, start);
  const quotes = before.split('"').length - 1;
  const isQuoted = quotes % 2 === 1 && /[=([,:+]\s*"[^"]*$/.test(before);
  return isQuoted || /[\w\])]$/.test(before) || /^[(_[=\w]|^\s?(?:=|==)\s/.test(plain.slice(end));
}
