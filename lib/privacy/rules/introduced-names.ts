import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { folded } from '@/lib/platform/text/folded';
import { commonFirstNames, commonLastNames } from './common-names';
import { isSaidByProgram } from './lesson-people';
import { nameWords } from './name-words';

const kin =
  'm[ãa]e|m[ãa]inha|pai|painho|padrasto|madrasta|irm[ãa]o?|ti[ao]|av[óôo]|vov[óôo]|prim[ao]|padrinho|madrinha|namorad[ao]|amig[ao]|mother|mom|father|dad|sister|brother|aunt|uncle|friend';

/** The words before a name, by how much must follow them to be one. */
const before = new RegExp(
  String.raw`(?=[aceimqs])(?<![\p{L}\d])(?:` +
    String.raw`(?<named>(?:meu\s+nome(?:\s+completo)?\s*(?:é|eh|:)|(?:eu\s+)?me\s+chamo(?:\s*:)?|chamo-me|my\s+(?:full\s+)?name(?:\s+is|'s|\s*:))\s*:?)` +
    String.raw`|(?<unaccented>meu\s+nome(?:\s+completo)?\s+e)` +
    String.raw`|(?<being>(?:(?:eu\s+)?sou|aqui\s+(?:é|eh)|quem\s+fala\s+(?:é|eh)|i\s+am|i'm)(?:\s+[oa])?)` +
    String.raw`|(?<kin>(?:meu|minha|my)\s+(?:${kin})(?:,|\s*:|\s+(?:se\s+chama|chamad[ao]|é|eh|is|called))?(?:\s+[oa])?)` +
    String.raw`|(?<signed>ass(?:inad[oa])?\s*[:.]|att[.,:]|atenciosamente\s*[,:.]))(?=[\s:])\s{1,3}`,
  'giu',
);

/** Words that stand after "meu nome é" and are no name, and those with which a sentence goes on behind one. */
const others = new Set(
  folded(`
    a o as os um uma uns umas an the not nao name nome isso esse este igual undefined null que de da do das dos em no na
    nos nas com sem por para pra pro se como quando onde eu voce ele ela eles elas meu minha me mim seu sua este esta
    sou estou to tou tenho tinha gosto gostaria quero queria preciso precisava posso consigo moro estudo faco fiz sei
    acho vou vim fui era foi tem vai esta estava aparece fica ser mas e and but i am have like want need live from
    muito bem ja so mesmo aqui hoje agora sempre tambem curto longo grande composto string variavel valor texto
    aluno aluna professor professora estudante anos ano turma sala escola grupo minecraft roblox scratch bros kart
    world oi ola entao because in on at to of is impresso impressa mostrado exibido repetido escrito digitado lido salvo
    guardado trocado cortado apagado printed shown displayed repeated saved cut
  `)
    .trim()
    .split(/\s+/),
);

const word = /[ \t]{0,2}(\p{L}[\p{L}\p{M}'’]*)(?![\p{L}\d_(])/uy;
const wordsMax = 6;

type Word = { end: number; written: string; plain: string };

/** Takes out what people say they are called, and who is theirs, in any case and with or without accents. */
export function introducedNamesRemover(ownFirstNames: ReadonlySet<string>): (text: string) => string {
  const isFirst = ({ plain, written }: Word) =>
    ownFirstNames.has(plain) || (commonFirstNames.has(plain) && (!nameWords.has(plain) || isCapital(written)));
  return (text) => {
    if (text.search(before) < 0) return text;
    let left = '';
    let from = 0;
    for (const found of text.matchAll(before)) {
      const start = found.index + found[0].length;
      const words = wordsFrom(text, start);
      const isOwn = isSaidOf(words[0], ownFirstNames);
      const count = nameLength(words, found, text, { isFirst, isOwn });
      const last = words[count - 1];
      if (!last || start < from || (!isOwn && isSaidByProgram(text.toLowerCase(), start))) continue;
      left += text.slice(from, start) + personalMarks.name;
      from = last.end;
    }
    return from === 0 ? text : left + text.slice(from);
  };
}

/** One's own first name; one that is a word of the language, with a capital only: "sou clara" is light-skinned. */
function isSaidOf(word: Word | undefined, ownFirstNames: ReadonlySet<string>): boolean {
  if (!word || !ownFirstNames.has(word.plain)) return false;
  return !nameWords.has(word.plain) || isCapital(word.written);
}

/** In a text that is nobody's any more a common first name with a word behind it that begins as names do is one. */
export function withoutFullNames(text: string): string {
  return text.replace(
    /(?<![\p{L}\d])(\p{Lu}\p{L}{1,30})(?:[ \t](?:d[aeo]s?[ \t])?\p{Lu}\p{L}{1,30}){1,4}(?![\p{L}\d])/gu,
    (found) => {
      const words = [...found.matchAll(/\p{L}+/gu)];
      const at = words.findIndex(([one]) => commonFirstNames.has(folded(one)));
      // "Hoje Maria Souza": what begins the sentence is no part of the name.
      return at < 0 || at === words.length - 1 ? found : found.slice(0, words[at]?.index) + personalMarks.name;
    },
  );
}

function wordsFrom(text: string, start: number): Word[] {
  const words: Word[] = [];
  word.lastIndex = start;
  while (words.length < wordsMax) {
    const found = word.exec(text);
    if (!found?.[1]) break;
    words.push({ end: word.lastIndex, written: found[1], plain: folded(found[1]) });
  }
  return words;
}

function nameLength(
  words: readonly Word[],
  { 0: said, groups }: RegExpExecArray,
  text: string,
  { isFirst, isOwn }: { isFirst: (word: Word) => boolean; isOwn: boolean },
): number {
  const [first] = words;
  if (!first || others.has(first.plain) || first.plain.length < 2) return 0;
  const isShouted = said === said.toUpperCase();
  const capital = ({ written }: Word) => !isShouted && isCapital(written);
  if (!(groups?.named || isFirst(first) || (groups?.signed && capital(first)))) return 0;
  const count = grownLength(words, capital);
  if (groups?.being) return count > 1 || isOwn ? count : 0;
  return groups?.named || groups?.unaccented ? Math.max(count, clauseLength(words, text)) : count;
}

/** The first word and those behind it that begin as names do, or that many are called. */
function grownLength(words: readonly Word[], capital: (word: Word) => boolean): number {
  let count = 1;
  for (let at = 1; at < words.length; at += 1) {
    const next = words[at];
    if (!next || isBinding(next)) continue;
    const isName = capital(next) || commonLastNames.has(next.plain) || commonFirstNames.has(next.plain);
    if (!isName || others.has(next.plain)) break;
    count = at + 1;
  }
  return count;
}

/** All that is said up to the next stop, when nothing in it goes on with the sentence. */
function clauseLength(words: readonly Word[], text: string): number {
  const stop = words.findIndex((one) => others.has(one.plain) && !isBinding(one));
  const all = stop < 0 ? words : words.slice(0, stop);
  const last = all.at(-1);
  const isConjunction = stop >= 0 && /^(?:e|mas|and|but)$/.test(words[stop]?.plain ?? '');
  const isEnded = isConjunction || (stop < 0 && last !== undefined && /^\s*(?:$|[\n.,;!?])/.test(text.slice(last.end)));
  return isEnded && all.length < wordsMax && last && !isBinding(last) ? all.length : 1;
}

function isBinding({ plain }: Word): boolean {
  return /^d[aeo]s?$/.test(plain);
}

function isCapital(written: string): boolean {
  return /^\p{Lu}/u.test(written);
}
