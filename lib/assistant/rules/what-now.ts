import { chatWords } from '@/lib/passages/rules/chat-words';
import { termOf } from '@/lib/passages/rules/terms';
import { sounds } from '@/lib/platform/text/chat-spelling';
import { stemOf } from '@/lib/platform/text/stems';
import { whats } from './leaning';

/** What somebody wants of the lesson that is open, rather than of the material: where to begin, an exercise, what is next, what it is about. */
export type WhatNow = {
  readonly kind: 'begin' | 'finished' | 'about' | 'exercise';
  /** Of an exercise that was named. */
  readonly number?: number;
};

/** What is longer tells of something else besides, unless somebody was not there. */
const wordsMax = 16;
const wordsOfAbsentMax = 40;

function spoken(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean).map(keyOf));
}

function keyOf(word: string): string {
  return sounds(stemOf(word));
}

const says = {
  finished: spoken(
    'acabei cabei acabo terminei termino terminamos acabamos conclui pronto fiz fizemos finished finish done finalizei completei concluimos acabamos acabado terminado feito entreguei acabaram completed complete ended',
  ),
  task: spoken(
    'tarefa atividade exercicio exercicios missao missoes desafio questao questoes item itens numero task exercise activity question mission challenge number homework trabalho trabalhinho licaozinha atv ativ exe exer ex letra parte passo etapa pergunta perguntas problema enunciado part step problem assignment worksheet homework extra bonus',
  ),
  lesson: spoken('aula licao lesson class'),
  about: spoken(
    'sobre resumo resume resumir aprender aprende aprendo assunto objetivo trata about summary learn topic conteudo materia ensina ensinar aprendemos aprendendo ideia servir serve goal purpose teaches teach learning content subject',
  ),
  explain: spoken(
    'explica explicar explique esplica entendi entender intendi explain understand conta explicacao explicou resuma resumi resumao entendeu entendendo compreendi boiei boiando explaining understood',
  ),
  stuck: spoken(
    'ajuda ajudar ajude consigo consegui conseguindo travei travado preso luz dica sei pede pedindo pedino help stuck hint cant cannot ajudando socorro empaquei empacado enrolado bugado bugou dificil complicado resolve resolver resolvo responder respondo responda pedem significa quer confuso confusa hard difficult confused solve answer get wants asks asking means struggling dunno',
  ),
  begin: spoken(
    'fazer faz faze faco fasso fazendo fazeno comecar comeco comeca inicio iniciar agora proximo proxima primeiro depois start begin now next first todo do doing supposed continuar seguir comecando comecamos iniciando fazemos facamos faria fizer mexer mexo ligo abro precisa preciso precisamos devo devemos sobrou continuo prossigo adiante seguinte proximos then after left beginning starting steps',
  ),
  day: spoken('hoje today'),
  lost: spoken('perdido perdida lost'),
  absent: spoken(
    'faltei atrasado atrasada doente perdi faltar absent late sick faltado ausentei viajei viajando atrasei dormindo dormi dentista medico hospital',
  ),
} as const;

/** Words of a classroom that change nothing of it. */
const between = spoken(
  `oi ola ei prof professor professora profe gente galera hoje dia aqui ai ja ainda nada tudo todos todo mundo coisa coisas
  monte abri abre abriu cheguei chegar ninguem falou falar disse mandou atencao prestando prestano quero queria poder pode posso
  saber know clico clicar mais tem temos vamos ver outro outra novo sem favor facil melhor jeito rapido ir now today here
  everything all already just else more what where when which the this is need want go can you teacher please easy whole
  dont doesnt didnt not nao so tipo entao depois antes segunda terca quarta quinta sexta semana ontem pagina tela olhando
  tinha tava foi era nem vi vim eh e or have had tell whats give dar da manda passa mostra me esse essa desse dessa let lets we
  mano cara vei veio aff sora tia tio sor pfv pf favorzinho ne viu hein bora serio juro mds meu nosso nossa nos gente essa minha mesmo esse bem la tb tambem logo pouco pouca meio meia muito bastante primeira segundo terceira terceiro quarto quinta ultimo ultima final horas hora tempo livre sabe sabem sei pra por sobre duvida sozinho professora alguem someone anybody anyone help bro dude miss sir mister lol really still yet again any some other only very much more little bit stuff thing things work working ok okay so um ta vez
  early cedo acho alguma algo errado certo dois duas bem`,
);
/** "Do" tells nothing in Portuguese, and in English only at the end or behind "to", which chat writes for "estou". */
const doing = /\b(?:(?:to|estou) do|(?:i|we|should|must) do|do i|do we)\b/;
/** Somebody tells of an own piece of work that it is done, and asks what follows; or that all of it is. */
const done =
  /^(?:(?:a gente|eu|nos|i|we|i have|we have|im|were|we are|ja|prof\w*|tia|oi) )*(?:a?cabei|a?cabo|acabamos?|terminei|termino|terminamos?|fiz|fizemos|conclui|finalizei|completei|montei|montamos|consegui|conseguimos|finished|finish|done|did|made|built|my \w+ works)\b/;
const follows =
  /\b(?:(?:e agora|and now)(?: \w+){0,2}|que (?:mais(?: tem| tenho| falta)?|(?:eu |a gente )?(?:faco|faz|faze|fazer)(?: agora| depois)?)|now what|what now|whats? next|what (?:do|should) (?:i|we) do(?: now| next)?)$/;
const allOfIt = /^ja \w+(?:ei|i|amos|emos) tud[oa]$/;
/** What something does or is for is a question of the material, but of the lesson itself. */
const ofAThing =
  /\bque (?:o|a|os|as) \S+ faz(?:em)?\b|\bque (?:o )?faz\b|\b(?:para|pra) que serv\w+(?! (?:a |essa |esta )?(?:aula|licao))|\bwhat (?:is|are) (?!.*\b(?:lesson|class|task|activity)\b).* for$/;
/** What there is to do with a thing of the lesson. */
const withAThing =
  /^(?:o )?que (?:(?:a gente|nos|eu) )?(?:tem|tenho|temos|e) (?:que|de|para) (?:fazer|faz|faze) com \S+(?: \S+)?$|^what (?:do )?(?:we|i) (?:have|need|are supposed|supposed) (?:to|estou) do with the \S+$/;
/** Who asks why asks about the thing, but for why the own work does not go on. */
const asksWhy = /^(?:why|por que|porque)\b(?!.*\b(?:nao|cant|cannot|dont|not)\b)/;
/** Who asks what to do in a case that is told asks about the case, but for one of the own work. */
const asksIf = /\b(?:que|what) \S.* (?:se|if|when|quando) \S+/;
const failing = /\b(?:nao|mas|so que|erro|como|por que|porque|how|why|but|not)\b/;
const learning = /\b(?:que|what)\b.*\b(?:aprend\w+|learn)\b/;
const asking = /\b(?:qual|que|what)\b/;
const later = /^(?:agora nao|depois eu|not now|later)\b|\bacabei de \p{L}+r\b/u;
/** So short a question with a number names one of the lesson's. */
const shortMax = 4;
const goesOn = /^(?:e|mas|and|but)\b/;
const digits = /^[1-9]\d?$/;

/** Nothing where it may be a question of the material. */
export function whatNowOf(text: string): WhatNow | undefined {
  const words = chatWords(text.replace(whats, 'what is'));
  const said = words.join(' ');
  if (words.length === 0 || words.length > wordsOfAbsentMax || later.test(said)) return undefined;
  if (isOfAThing(said)) return undefined;
  if (isDone(said)) return { kind: 'finished' };
  if (withAThing.test(said)) return { kind: 'begin' };
  const has = cuesOf(words);
  if (isOfACase(said, has)) return undefined;
  const begins = has('begin') || doing.test(said) || (has('day') && asking.test(said));
  const others = words.filter((word) => !isKnown(word)).length;
  // Who was not there tells why, and asks for all of it.
  if (has('absent') && begins && !has('about') && others <= words.length / 3) return { kind: 'begin' };
  return others > (isPlain(has) ? 1 : 0) || words.length > wordsMax ? undefined : meantBy(words, has, begins);
}

function meantBy(words: readonly string[], has: Cues, begins: boolean): WhatNow | undefined {
  if (isAbout(has, begins, learning.test(words.join(' ')))) return { kind: 'about' };
  const number = words.find((word) => digits.test(word));
  if (
    isExercise(has, number !== undefined) ||
    (number && begins && words.length <= shortMax && !goesOn.test(words.join(' ')))
  )
    return { kind: 'exercise', ...(number && { number: Number(number) }) };
  if (has('finished') && !words.includes('nao')) return { kind: 'finished' };
  return has('lost') || has('task') || begins ? { kind: 'begin' } : undefined;
}

function isOfAThing(said: string): boolean {
  return ofAThing.test(said) || asksWhy.test(said);
}

function isOfACase(said: string, has: Cues): boolean {
  return asksIf.test(said) && !(['finished', 'stuck', 'absent', 'lost'] as const).some(has);
}

/** Whatever it was that is done. */
function isDone(said: string): boolean {
  return allOfIt.test(said) || (done.test(said) && follows.test(said) && !failing.test(said));
}

type Cues = (kind: keyof typeof says) => boolean;

function cuesOf(words: readonly string[]): Cues {
  // In Portuguese it is "of the", and tells nothing.
  const keys = words.filter((word) => word !== 'do').map(keyOf);
  return (kind) => keys.some((key) => says[kind].has(key));
}

function isKnown(word: string): boolean {
  const key = keyOf(word);
  return (
    digits.test(word) ||
    between.has(key) ||
    termOf(word) === undefined ||
    Object.values(says).some((list) => list.has(key))
  );
}

/** The lesson or its exercise is named, and help is asked for: one more word changes nothing of it. */
function isPlain(has: Cues): boolean {
  return (has('lesson') || has('task')) && (has('about') || has('explain') || has('stuck') || has('absent'));
}

function isAbout(has: Cues, begins: boolean, learns: boolean): boolean {
  if (has('lesson') && (has('about') || has('explain'))) return true;
  return has('about') && !has('task') && (begins || has('explain') || learns);
}

function isExercise(has: Cues, isNumbered: boolean): boolean {
  const isStuck = has('stuck') || has('explain');
  return isStuck ? has('task') || isNumbered : has('task') && isNumbered && !has('finished');
}
