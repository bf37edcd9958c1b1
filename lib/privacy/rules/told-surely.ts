import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { knownIn } from './known-things';
import { clauseAround, ofLesson, ofOwn } from './told-clause';
import { listedPeople } from './told-name-lists';
import { toldNetworks } from './told-networks';
import { ownValues } from './told-own-values';
import { type Mark, type Span, spansOf } from './told-spans';
import { surelyIll } from './told-sure-health';
import { surelyNamed } from './told-sure-names';
import { surelyReached } from './told-sure-reach';
import { surelySecret } from './told-sure-secrets';

/** Of these one's own is never a lesson's: names and places are, and stay weighed. */
const sureMarks: ReadonlySet<Mark> = new Set([
  personalMarks.register,
  personalMarks.cpf,
  personalMarks.secret,
  personalMarks.user,
  personalMarks.profile,
  personalMarks.phone,
  personalMarks.birthDate,
  personalMarks.health,
]);

/** Portuguese says who it is by the verb. */
const inFirstPerson =
  /(?<![\p{L}])(?:tenho|tive|tomo|sofro|sofri|quebrei|torci|fraturei|machuquei|operei|peguei|sou|fui diagnosticad[oa] com|(?:estou|to|tou|tava|fiquei) com)(?:\s+(?:um|uma|o|a|os|as|meu|minha|muito|muita|bem|ja|de|d[oa]|so|tipo|um pouco de|crise)){0,2}\s+$/u;

/** What a game, a story or a program has. */
const ofMadeUp =
  /(?<![\p{L}])(?:jogos?(?!\s+(?:com|como|n[ao])\s)|games?|personage(?:m|ns)|characters?|historias?|story|stories|contos?|sprites?|robo|robot|bot|npc|filmes?|movies?|livros?|poema|poem|codigo|code|projeto|project|novela|serie|desenho|quadrinhos?|lesson|licao|tarefa|problem|reading|leitura|textos?|rate|pretend|imagine|signo|serial monitor|monitor serial|baud|febre|fever)(?![\p{L}])/u;

const aDay =
  /\d|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|january|february|march|april|june|july|august|september|october|november|december/;

/** With the word before: "Dona Florinda". */
function isKnown(plain: string, { start, end }: Span): boolean {
  const before = /\p{L}+\s+$/u.exec(plain.slice(Math.max(0, start - 14), start))?.[0] ?? '';
  return knownIn(`${before}${plain.slice(start, end)}`.split(/\s+/)).some(Boolean);
}

function isMadeUp(plain: string, { start, end }: Span): boolean {
  const clause = clauseAround(plain, start, end);
  return ofLesson.test(clause) || ofMadeUp.test(clause);
}

/** What is told in so many words, and what the patterns found of one's own: of these no sentence speaks against. */
export function surely(text: string, plain: string, found: readonly Span[]): Span[] {
  const told = spansOf(text, plain, [
    ...surelySecret,
    ...surelyIll,
    ...surelyNamed,
    ...surelyReached,
    ...toldNetworks,
  ]).filter((span) => !isMadeUp(plain, span) && !(span.mark === personalMarks.name && isKnown(plain, span)));
  const own = found.filter(
    (span) =>
      sureMarks.has(span.mark) &&
      (span.mark !== personalMarks.birthDate || aDay.test(plain.slice(span.start, span.end))) &&
      (ofOwn.test(clauseAround(plain, span.start, span.end)) ||
        (span.mark === personalMarks.health &&
          inFirstPerson.test(plain.slice(Math.max(0, span.start - 40), span.start)))) &&
      !isMadeUp(plain, span),
  );
  return [...told, ...own, ...ownValues(text, plain), ...listedPeople(text, plain)].map((span) => ({
    ...span,
    isSure: true,
  }));
}
