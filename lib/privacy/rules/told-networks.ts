import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { told } from './told-grammar';
import type { Told } from './told-spans';

/** Private schools of many towns: whoever names one in passing says where a child goes. */
const networks =
  '(?:maristas?|salesian[oa]s?|anglo|bernoulli|poliedro|farias brito|ari de sa|maple bear|mackenzie|loyola|la salle|lasalle|notre dame|pueri domus|avenues|ph|pensi|master|santa ursula|sao bento|agostiniano|franciscano|adventista|batista|metodista|dom bosco|madre cabrini|coc|sesi)';
/** These mean something else as well, and are a school where somebody is at it. */
const ofTwoMeanings =
  '(?:objetivo|positivo|etapa|elite|vertice|dante|bandeirantes|visao|ideal|progresso|militar|sistema)';
const more = String.raw`(?:\s+(?:(?:d[aeo]s?|sao|santo|santa|nossa)\s+)?\p{L}{3,14})?`;
const goesOn = String.raw`(?=\s*(?:[,.;:!?)]|$)|\s+(?:e|que|q|a gente|nois|nos|tem|nao|n|ta|eu|ja|la|agora|usa\p{L}*|bloque\p{L}*|o|a|os|as|is|and|but|we|i)(?![\p{L}]))`;

export const toldNetworks: readonly Told[] = [
  [
    told(
      String.raw`(?:(?:aqui|la|eu|ja)\s+)?(?:estud\p{L}{1,4}|era|sou|fui|vim|sai|entrei|mudei|passei|alun[oa]|prof\p{L}*|turma|aqui|la|study|studied|go|am|from)\s+(?:n[ao]|d[ao]|pr[ao]|at|in|to|from)\s+((?:colegio\s+)?(?:${networks}|${ofTwoMeanings}(?!\s+(?:d[aeo]s?|e|eh)\s)))${goesOn}`,
    ),
    personalMarks.school,
  ],
  [
    told(
      String.raw`(?:^|(?<=[,.!?]\s*)|(?<=\s))(?:o|no|do|pelo|at|from)\s+((?:maristas?|salesianos?|anglo|bernoulli|poliedro|farias brito|ari de sa|maple bear|mackenzie|loyola|la salle)${more})(?=\s+(?:bloque\p{L}*|tem|nao|n|usa\p{L}*|deixa\p{L}*|proib\p{L}*|vai|so|mandou|da|ta|onde|a gente|eles)(?![\p{L}]))`,
    ),
    personalMarks.school,
  ],
];
