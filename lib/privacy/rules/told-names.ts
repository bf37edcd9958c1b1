import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { commonFirstNames, commonLastNames } from './common-names';
import { knownFigures, moreNames } from './more-names';
import { nameWords } from './name-words';
import { plainText, type Span } from './told-spans';

type Word = { start: number; end: number; plain: string; isCapital: boolean };

const words = /[\p{L}][\p{L}'’-]*/gu;
const staff =
  'prof|profs|profe|profa|professor|professora|teacher|sor|sora|fessora|fessor|diretor|diretora|coordenador|coordenadora|inspetor|inspetora|porteiro|porteira|motorista|enfermeira|enfermeiro|psicologa|psicologo|dra|dr|doutor|doutora|pastor|pastora|padre|treinador|treinadora|coach|monitor|monitora|merendeira|cantineira|cantineiro|secretaria|secretario|zelador|zeladora|mediadora|cuidadora|bibliotecaria|facilitador|facilitadora|instrutor|instrutora|tecnico|mr|mrs|ms|miss|principal';
const kin =
  'mae|pai|painho|mainha|padrasto|madrasta|irmao|irma|irmaozinho|irmazinha|maninho|maninha|mano|tio|tia|avo|vo|vovo|vovó|primo|prima|primos|primas|priminha|padrinho|madrinha|namorado|namorada|amigo|amiga|amg|miga|amigos|amigas|colega|coleguinha|colegas|dupla|parceiro|parceira|parsa|vizinho|vizinha|sobrinho|sobrinha|cunhado|cunhada|filho|filha|bebe|baba|crush|grupo|mother|mom|mum|father|dad|sister|brother|aunt|uncle|friend|cousin|partner|grandma|grandpa|classmate|neighbor|stepdad|stepmom|boyfriend|girlfriend|menino|menina|garoto|garota|moleque|boy|girl|kid';
/** Behind these whatever is no word of asking on is a name. */
const called =
  /(?<![\p{L}\d])(?:(?:se\s+)?cham[ao](?:d[ao])?(?:\s+(?:de|por))?|chamam\s+(?:ele|ela|eu|me)?\s*de|called|named|nome\s+del[ea]\s+(?:e|eh)|nome\s+d[ao]\s+(?:meu|minha)\s+\p{L}+\s+(?:e|eh)|apelido\s+(?:e|eh)|me\s+cham[oa]r?(?:\s+(?:de|so))?|pode\s+(?:me\s+)?chamar?\s+de|sou\s+eu(?:\s+(?:o|a))?|aqui\s+(?:e|eh|quem fala e)\s+(?:o|a)|assinad[oa](?:\s*:)?|call me|i am called|hi im|hey im|hi i am|its me)\s+/gu;
/** Before these. */
const calledBehind = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<said>[\p{L}]{3,20})\s+(?:me\s+chamo|(?:e|eh)\s+(?:o\s+)?meu\s+nome|is\s+my\s+name)|[oa]\s+(?<kin>[\p{L}]{2,20}),?\s+(?:[oa]\s+)?(?:minha|meu)\s+(?:${kin}))(?![\p{L}\d])`,
  'dgu',
);
/** In a lesson, a story or a game. */
const ofFiction =
  /^\s*(?:\(?(?:personagem|character)|(?:tem|tinha|comprou|ganhou|perdeu|comeu|vendeu|has|had|bought)\s+\d|d[aeo]s?\s+(?:exercicio|exemplo|lista|problema|historia|jogo|aula|texto|codigo|livro|filme|desenho|minecraft|roblox|scratch|mapa|tabela|atividade|cartao|missao|licao)|(?:in|of|from)\s+(?:the\s+)?(?:exercise|example|story|game|lesson|book|movie))/u;
const ofGames = new Set(['mario', 'luigi', 'sonic', 'steve', 'alex', 'link', 'zelda', 'kirby', 'peach', 'ash', 'elsa']);
const people = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${staff})\.?|seu|dona|dna|sr|sra|don[aã]|(?:(?:meu|minha|meus|minhas|my|o|a|os|as|da|do|um|uma|nosso|nossa|our|the|pra|pro|com)\s+)(?:${kin})(?:\s+d[oa](?=\s\p{L}))?(?:\s+(?:mais\s+(?:velh[oa]|nov[oa])|gemea|gemeo|little|older|best))?(?:\s+(?:da|do)\s+(?:escola|sala|rua|predio))?)\s*(?:,|:|(?:e|eh|is|se chama|chama)(?=\s))?\s*(?:o\s+|a\s+|seu\s+|dona\s+|tia\s+|tio\s+)?`,
  'gu',
);
/** What is said of people alone. */
const ofPeople =
  /^\s*(?:,\s*(?:d[ao]|a minha|o meu|minha|meu|que)|(?:d[ao]|n[ao]|from|in)\s+(?:minha|meu|nossa|my|our)\s+(?:sala|turma|classe|rua|predio|escola|class|school|grupo|dupla)|d[ao]\s+(?:\d\s?[oº]?\s?(?:ano\s?)?[a-h]?(?![\p{L}\d])|sala|turma|sexto|setimo|oitavo|nono)|(?:me\s+)?(?:passou|passo|falou|falo|disse|diz|ensinou|ensino|copiou|copio|pegou|pego|faltou|falto|fez|fizeram|mandou|mando|pediu|pidiu|quer|sabe|tem|usa|mora|chegou|senta|ajudou|ajudo|perguntou|pergunto|xingou|bateu|roubou|riu|chora|chorou|vai|vem|estuda|digitou|terminou|termino|conseguiu|consegui|explicou|explico|is absent|are absent|said|told|says|dont|doesnt|did|wants|knows|has|lives|helped|copied))(?![\p{L}\d])/u;
const beforePerson =
  /(?:^|[\s,(])(?:o|a|os|as|pr[oa]|d[oa]|com|c|e|eu e|and|with|from|by|to|ask|para|pela|pelo|fala com|tipo|d|sou|uma|um|niver d[aeo]|im|i am|i'm|foi|do lado d[oa])\s+(?:o\s+|a\s+)?$/u;
const made =
  /(?:lly|elly|ielly|yson|ilson|ylson|nny|any|uany|ayne|yanne|aine|eane|ielle|ynho|aiky|ayky|yke|iky|ckson|erson|leyton|eyson|ellen|yllen|enzo|inho|zinho|inha)$/;
const never = new Set(
  'igual python scratch roblox minecraft arduino google chrome windows linux html css javascript java kahoot youtube robotica brasil ninguem alguem todos todo mundo ele ela eles elas eu voce nos gente nao que quem como mas porque pq isso esse essa este esta aqui ali la hoje ontem amanha e eh ja so tambem muito bem mal sempre nunca agora depois antes de da do das dos na no em um uma por para com sem se quando onde ou a o as os disse falou falo diz tem ta to vai fez faz faco quer sabe usa mora era foi ser estar fica ficou deu da passou passo pediu mandou mando ensinou explicou explico acha achou perguntou trabalha trabaia ajuda ajudou nem mais menos novo nova velho velha veio vem tava estava ia ir sai chegou copiou copia digita digitou n q vc mesmo mesma dele dela deles meu minha seu sua is are was were has have had do does did dont doesnt not and or the my your his her said say says told tell want wants works work know knows keep keeps help helps he she they we you it to in on at of for with like likes gosta gostou tambem pode podia deve quis ajudante auxiliar substituto nova novo chata chato legal brava bravo gemea gemeo certo errado grande pequeno principal primo irmao amigo colega menino menina disso fica dai so soh vez ve viu saiu sumiu perdeu ganhou chamado chamada chama senta sentou mora morava fisica portugues matematica ciencias ingles historia geografia artes ed educacao informatica computacao turno escola turma sala classe online particular nosso nossa absent here there um dois tres leva levou compro comprou comprou mexe mexeu tirou tirando ama odeia liga ligou esta estao bloco variavel lista funcao codigo robo ator sprite palco gato cachorro jogo fila nome'.split(
    ' ',
  ),
);

type Read = {
  readonly text: string;
  readonly plain: string;
  readonly all: readonly Word[];
  readonly isShouted: boolean;
  readonly inMaterial: ReadonlySet<string>;
  readonly isFigure: (word: Word) => boolean;
};

/** Names told of others and of oneself, of a text and as patterns read it; whom the material speaks of stays. */
export function toldNames(text: string, plain: string, inMaterial: ReadonlySet<string>): Span[] {
  const all = wordsOf(text, plain);
  if (all.length === 0) return [];
  const figures = [...plain.matchAll(knownFigures)].map(
    ({ 0: found, index }) => [index, index + found.length] as const,
  );
  const isFigure = ({ start }: Word) => figures.some(([from, to]) => start >= from && start < to);
  const read = { text, plain, all, isShouted: text === text.toUpperCase(), inMaterial, isFigure };
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
    ...[...plain.matchAll(called)].flatMap(({ 0: found, index }) => named(index + found.length, isWhole)),
    ...[...plain.matchAll(calledBehind)].flatMap(({ indices }) =>
      named((indices?.groups?.said ?? indices?.groups?.kin)?.[0], () => true),
    ),
    ...[...plain.matchAll(people)].flatMap(({ 0: found, index }) =>
      named(
        index + found.length,
        (word) => isName(word) || (word.isCapital && !isShouted) || /(?:^|\s)(?:seu|dona|dna)\s+$/.test(found),
      ),
    ),
  ];
}

/** In a list of names, where the words around one do not speak of a lesson. */
function listed(read: Read): Span[] {
  return read.all.flatMap((word, index) => (isListed(read, word, index) ? spanFrom(read, index, false) : []));
}

const asWord =
  /(?:quem|who)\s+(?:foi|e|eh|era|was|is)\s+(?:[oa]\s+)?$|(?<!meu |seu |my |dele |dela )(?:nome|nomes|palavra|variavel|string|texto|name|word|ator|sprite|personagem)\s*[:=]?\s*$/u;

function isListed(read: Read, word: Word, index: number): boolean {
  const { plain, all, isShouted } = read;
  if (!isName(word) || never.has(word.plain) || inCode(plain, word)) return false;
  const before = plain.slice(Math.max(0, word.start - 20), word.start);
  const after = plain.slice(word.end, word.end + 60);
  if (isOfLesson(read, word, { before, after, hasSurname: isFollowedByName(all, index, plain) })) return false;
  const isWord = nameWords.has(word.plain);
  if (isWord && (!word.isCapital || isShouted)) return false;
  const isPlace = ofPeople.test(after) || beforePerson.test(before);
  return isPlace || (word.isCapital && !isShouted) || (commonFirstNames.has(word.plain) && !isWord);
}

type Around = { before: string; after: string; hasSurname: boolean };

/** Of the material, a story, a game, or a word that a program has. */
function isOfLesson({ inMaterial }: Read, word: Word, { before, after, hasSurname }: Around): boolean {
  if (ofFiction.test(after) || asWord.test(before) || (ofGames.has(word.plain) && !hasSurname)) return true;
  if (isMadeUp(word) && !/(?:^|[\s,(])(?:[oa]|e [oa]|com [oa]|pr[oa]|d[oa])\s$/u.test(before)) return true;
  return inMaterial.has(word.plain) && !hasSurname && !(ofPeople.test(after) && /^\s*(?:d[ao]|n[ao]|,)/.test(after));
}

/** The names that a text of the material speaks of: whoever asks about them asks about it. */
export function namesIn(material: string): Set<string> {
  const found = wordsOf(material, plainText(material)).filter((word) => word.isCapital && word.plain.length > 2);
  return new Set(found.map(({ plain }) => plain));
}

const capitalsMax = 0.4;
/** What is written large and is nobody: games, teams, tongues, places of the world, and what an article goes with. */
const large = new Set(
  'super professor professora prof diretor diretora aluno aluna mestre rei rainha principe princesa capitao doutor doutora disque samu saci curupira magali monica cebolinha cascao emilia narizinho pedrinho visconde rapunzel cinderela ariel moana elsa anna olaf shrek nemo dory simba mickey minnie pluto donald pateta tom jerry scooby garfield snoopy naruto goku pikachu pokemon batman superman flash hulk thor loki homem aranha spiderman sonic mario fortnite freefire free fire roblox minecraft gta valorant brawl stars among fifa lego netflix disney marvel tiktok instagram whatsapp youtube google discord twitter facebook spotify uber ifood internet wifi wi-fi pix brasil portugal espanha franca italia japao china eua russia argentina africa europa america amazonia terra lua sol marte flamengo vasco palmeiras corinthians santos gremio inter botafogo fluminense bahia cruzeiro galo copa enem bncc obmep natal pascoa carnaval halloween deus ia ai chatgpt gpt alexa siri windows android iphone samsung apple xbox playstation nintendo switch excel word powerpoint canva kahoot classroom chromebook arduino micro bit scratch python java javascript html css led servo motor bluetooth usb hdmi ctrl enter esc shift delete tab true false none while else elif print input return traceback typeerror nameerror valueerror syntaxerror indexerror keyerror indentationerror filenotfounderror attributeerror kkk kkkk'.split(
    ' ',
  ),
);

/** Somebody of a name in no list: written large among small letters, behind what goes before people. */
function strangers(read: Read): Span[] {
  const { text, plain, all, inMaterial, isFigure } = read;
  if (all.filter(({ isCapital }) => isCapital).length > Math.max(2, capitalsMax * all.length)) return [];
  const isKnown = (word: Word) =>
    inMaterial.has(word.plain) || large.has(word.plain) || never.has(word.plain) || isFigure(word);
  return all.flatMap((word, index) => {
    const isWritten = word.isCapital && /^\p{Lu}\p{Ll}{2,}/u.test(text.slice(word.start, word.start + 4));
    if (!isWritten || isKnown(word) || inCode(plain, word)) return [];
    const before = plain.slice(Math.max(0, word.start - 24), word.start);
    const isSpokenOf = beforeStranger.test(before) && !ofFiction.test(plain.slice(word.end, word.end + 40));
    return isSpokenOf ? spanFrom(read, index, true) : [];
  });
}

const beforeStranger =
  /(?:^|[\s,(])(?:(?:pergunt\p{L}+|fal\p{L}{1,3}|chama|avisa|manda|pede|ped\p{L}{1,2}|cham\p{L}{1,3})\s+)?(?:[oa]|e [oa]|com [oa]|pr[oa]|para [oa]|d[oa]|eu e [oa]?|ask|with|from|friend|tell)\s+$/u;

function wordsOf(text: string, plain: string): Word[] {
  return [...plain.matchAll(words)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    plain: found.replace(/['’-]/g, ''),
    isCapital: /^\p{Lu}/u.test(text.slice(index, index + 1)),
  }));
}

/** In no list, and made as names are. */
function isMadeUp({ plain }: Word): boolean {
  return !commonFirstNames.has(plain) && !moreNames.has(plain) && !rootIsName(plain);
}

function isName({ plain, isCapital }: Word): boolean {
  if (plain.length < 2 || (nameWords.has(plain) && !isCapital)) return false;
  if (commonFirstNames.has(plain) || moreNames.has(plain)) return plain.length > 2 || isCapital;
  if (
    isCapital &&
    plain.length > 4 &&
    (made.test(plain) || /[kwy]/.test(plain)) &&
    !never.has(plain) &&
    !/(?:ing|ed|ly)$/.test(plain)
  )
    return /[kwy]|lly/.test(plain);
  return /..(?:inh[oa]|ao|zinh[oa])$/.test(plain) && rootIsName(plain);
}

function rootIsName(plain: string): boolean {
  const root = plain.replace(/(?:zinh[oa]|inh[oa]|ao)$/, '');
  return (
    root.length > 2 &&
    ['', 'a', 'o', 'e'].some(
      (end) => commonFirstNames.has(root + end) || (root.length > 3 && moreNames.has(root + end)),
    )
  );
}

/** How far a name goes: surnames, what binds them, and initials. */
function nameEnd(all: readonly Word[], from: number, plain: string, isSure: boolean): number {
  let end = from;
  for (let at = from + 1; at < Math.min(all.length, from + 6); at += 1) {
    const [word, last] = [all[at], all[at - 1]];
    if (!word || !last || !/^[ .]{1,2}$/.test(plain.slice(last.end, word.start))) break;
    if (/^(?:d[aeo]s?|e)$/.test(word.plain) && at > from) continue;
    const isInitial = word.plain.length === 1 && !/^[aeoqncpd]$/.test(word.plain);
    const isMore =
      commonLastNames.has(word.plain) ||
      word.isCapital ||
      isInitial ||
      ((isSure || all[at - 1]?.isCapital !== undefined) && isName(word) && !nameWords.has(word.plain));
    if (!isMore || never.has(word.plain)) break;
    end = at;
  }
  return end;
}

function endOf({ end, plain: word }: Word, plain: string): number {
  return word.length === 1 && plain.charAt(end) === '.' ? end + 1 : end;
}

function isFollowedByName(all: readonly Word[], index: number, plain: string): boolean {
  const [word, next] = [all[index], all[index + 1]];
  return Boolean(
    word &&
      next &&
      plain.slice(word.end, next.start) === ' ' &&
      commonLastNames.has(next.plain) &&
      !nameWords.has(next.plain),
  );
}

/** Between quotation marks or brackets of a program it is a value. */
function inCode(plain: string, { start, end }: Word): boolean {
  const lineStart = plain.lastIndexOf('\n', start - 1) + 1;
  const before = plain.slice(lineStart, start);
  const quotes = before.split('"').length - 1;
  const isQuoted = quotes % 2 === 1 && /[=([,:+]\s*"[^"]*$/.test(before);
  return isQuoted || /[\w\])]$/.test(before) || /^[(_[=\w]|^\s?(?:=|==)\s/.test(plain.slice(end));
}
