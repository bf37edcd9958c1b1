import { isSlipOf } from '@/lib/platform/text/slips';
import { readings } from '@/lib/privacy/rules/one-spelling';
import type { CareTopic } from './care-sign';
import { meantWords } from './screening-words';

type Told = {
  topic: CareTopic;
  text: string;
  /** What the same pupil wrote before, and whether a notice of these days was about who teaches already. */
  before: readonly string[];
  wasOfStaff: boolean;
  /** Names and nicknames of those who teach the pupil. */
  facilitators: readonly string[];
};

/**
 * Whether a text is about somebody who teaches the pupil, or leads the school: by what children call them, or by their
 * names. It is in doubt: "contei para a minha professora" is as well, because who is meant must never read it.
 */
export function staffMeant({ topic, text, before, wasOfStaff, facilitators }: Told) {
  const words = plainWords(text);
  const named = (said: string) => isTeaching(said) || isNamed(said, facilitators);
  const goesOn = !other.test(words) && (pronoun.test(words) || !ownTopics.has(topic));
  return {
    facilitators: named(words) || (goesOn && (wasOfStaff || before.map(plainWords).some(named))),
    heads: leading.test(words) || (goesOn && before.map(plainWords).some((said) => leading.test(said))),
  };
}

/** Whether a text says somebody who teaches the pupil or leads the school, whatever else it says. */
export function namesStaff(text: string, facilitators: readonly string[]): boolean {
  const words = plainWords(text);
  return isTeaching(words) || leading.test(words) || isNamed(words, facilitators);
}

/** Whether it says somebody else, who may have done what it tells. */
export function namesOthers(text: string): boolean {
  return other.test(plainWords(text));
}

/** Of somebody's name, whether a text that speaks of the head of a school says it. */
export function namesHead(text: string, name: string): boolean {
  return isNamed(plainWords(text), [name]);
}

/** Each letter once, however it is drawn out. */
function plainWords(text: string): string {
  return single(readings(text).map(meantWords).join(' . '));
}

function single(words: string): string {
  return words.replace(/(\p{L})\1+/gu, '$1');
}

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');

/** "tia da escola" is one as well, and an aunt is none. A monitor is somebody, and not only a screen. */
const teaching = whole(
  'p?ro?f(?!und|is|eci|il|an|us|ug)\\p{L}*|pr[ou]?fe?s\\p{L}*|fes+o\\p{L}*|p?s+ora?|psor\\p{L}*|teacher\\p{L}*|mestr[ea]|instrut\\p{L}*|instructor\\p{L}*|' +
    'facilitad\\p{L}*|facilitator\\p{L}*|educador\\p{L}*|docente|treinador\\p{L}*|coach\\p{L}*|monitor[ae]?s?|tutor[ae]?s?|oficineir\\p{L}*|' +
    't[ií][ao]s? (?:d[aeo]s? )?(?:minha |meu |nos[ao] )?(?:escola|sala|aulas?|turma|robotica|computacao|informatica|programacao|maker|laboratorio|mcode|curso|colegio)|' +
    '(?:quem|que) (?:me |nos )?(?:da|dava|ensina|ensinava) (?:a |as |o |esa )?(?:aulas?|robotica|programacao|computacao|informatica|materia|curso)|' +
    '(?:ms|mrs|mr|mis) \\p{L}+|who teaches',
);
const leading = whole(
  '(?:vice ?)?diretor\\p{L}*|direcao|diretoria|c?or?denad\\p{L}*|cordenacao|coordenacao|orientador\\p{L}*|supervisor\\p{L}*|pedagog[ao]|don[ao] da escola|' +
    'headmaster|head ?teacher|headmistres|dean|(?:the|my|our|vice) principal',
);
const pronoun = whole('(?:d|n)?el[ea]s?|he|she|him|her|they|them|es[ea] (?:cara|homem|mulher|pesoa|mulher|velh[oa])');
/** Who else may have done it. */
const other = whole(
  'pai|papai|pais|padrasto|mae|mamae|madrasta|ti[ao]|avo|vo|vovo|irma|irmao|irmas|irmaos|prim[oa]s?|vizinh[oa]s?|padrinho|madrinha|cunhad[oa]|namorad[oa]|ex|coleg\\p{L}*|' +
    'menin[oa]s?|garot[oa]s?|amig[oa]s?|alun[oa]s?|dad|father|stepdad|mom|mum|mother|uncle|aunt|brother|sister|cousin|neighbo?ur|boyfriend|girlfriend|clas ?mates?|friends?',
);
/** Nobody else need be in it. */
const ownTopics = new Set<CareTopic>(['selfHarm', 'drugs']);

function isTeaching(words: string): boolean {
  return teaching.test(words);
}

const namePartLengthMin = 3;
const slipLengthMin = 6;
/** What stands in the names of logins and in nicknames, and is nobody. */
const titles = new Set(
  'escola colegio centro instituto secretaria direcao diretor diretora coordenacao municipal estadual prof profe profa profesor profesora tia tio dona senhor senhora facilitador facilitadora pesoa'.split(
    ' ',
  ),
);

/** By the first name, or the nickname. */
function isNamed(words: string, names: readonly string[]): boolean {
  const said = words.split(' ');
  return names.map(firstOf).some((name) => name !== undefined && said.some((word) => isName(word, name)));
}

function firstOf(name: string): string | undefined {
  return plainWords(name)
    .split(' ')
    .find((part) => part.length >= namePartLengthMin && !titles.has(part));
}

function isName(word: string, name: string): boolean {
  return word === name || (name.length >= slipLengthMin && word[0] === name[0] && isSlipOf(word, name));
}
