import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { commonFirstNames } from './common-names';
import { isEveryday } from './everyday';
import { knownIn } from './known-things';
import { moreNames } from './more-names';
import { large, never } from './told-name-words';
import { plainText, type Span } from './told-spans';

const quoted = /(["'“‘])(?<said>\p{L}[\p{L} .'’-]{1,40}?)["'”’](?=\s*(?:[,\])}+:]|$|\s))/dgu;
const whom =
  'amig[oa]s|amigues|coleg(?:as|uinhas)|prim[oa]s|irma(?:o|os|s)|avos|tios|tias|pais|vizinh[oa]s|professor(?:es|as)|profs|friends|classmates|besties|cousins|siblings|brothers|sisters|teachers|parents|grandparents|convidad[oa]s|guests|crushes';
/** That they are somebody's: "são os meus amigos", "da minha sala", "my real friends". */
const claim = new RegExp(
  String.raw`(?<![\p{L}_])(?:(?:meus|minhas|noss[oa]s|my|our)\s+(?:(?:real|best|actual|melhores|dois|duas|tres|quatro|two|three|four)\s+)*(?:${whom})(?![\p{L}_])|(?:d[ao]|from|in|of)\s+(?:minha|meu|nossa|nosso|my|our)\s+(?:sala|turma|familia|grupo|classe|equipe|rua|predio|class|family|group|team|street)(?![\p{L}_])|(?:amig[oa]s|colegas|pessoas|gente|friends|people|kids|nomes|names)\s+(?:de verdade|reais|real))|(?:#|//)\s*(?:meu|minha|nosso|nossa|my|our)\s+(?:sala|turma|familia|grupo|classe|equipe|dupla|class|family|group|team)(?![\p{L}_])|(?:\s|^)(?:quem\s+(?:ta|esta|vai)\s+(?:n[oa]|ao|a)\s+(?:meu\s+|minha\s+)?(?:grupo|festa|equipe|time))`,
  'u',
);
const owned = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\w+_)?(?:meus|minhas|my|nossos|our)_(?:\w+_)?(?:${whom}|turma|sala|familia|grupo|class|family|group|team)\s*=|(?<![\p{L}\d_])(?:convidad[oa]s|guests|melhores_amig[oa]s|best_friends|besties)\s*=`,
  'u',
);
const ofMadeUp =
  /(?<![\p{L}])(?:exercicio|exercise|exemplo|example|livro|book|apostila|personage(?:m|ns)|characters?|jogo|game|historia|story|filme|movie|desenho|serie|inventad[oa]s|ficticios?|fake|invented|imaginari[oa]s|sprites?|npcs?|bots?|robos?)(?![\p{L}])/u;

/** The strings of a program that is said to be about people whom somebody knows; those of an exercise stay. */
export function listedPeople(text: string, plain: string): Span[] {
  if (!/["'“‘]/.test(plain) || !(claim.test(plain) || owned.test(plain)) || ofMadeUp.test(plain)) return [];
  const said = [...text.matchAll(quoted)].flatMap(({ indices }) => {
    const place = indices?.groups?.said;
    return place ? [{ start: place[0], end: place[1], mark: personalMarks.name }] : [];
  });
  return said.filter(({ start, end }) => isSomebody(text.slice(start, end), true));
}

/** Written as names are, and no word, country or game. */
export function isSomebody(written: string, isClaimed = false): boolean {
  const words = plainText(written)
    .split(/[\s.]+/)
    .filter(Boolean);
  const [first] = words;
  if (!first || words.length > 4 || (!isClaimed && knownIn(words).some(Boolean))) return false;
  if (words.some((word) => large.has(word) || never.has(word))) return false;
  if (commonFirstNames.has(first) || moreNames.has(first)) return true;
  return /^\p{Lu}/u.test(written) && !words.every((word) => isEveryday(word));
}
