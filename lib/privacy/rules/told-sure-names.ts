import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { told } from './told-grammar';
import type { Told } from './told-spans';

const kin =
  'mae|pai|irmao?|irmazinha|irmaozinho|prim[oa]|ti[oa]|av[oó]|vo|vov[oó]|amig[oa]|miga|amg|coleg(?:a|uinha)|vizinh[oa]|namorad[oa]|namoradinh[oa]|professora?|prof|dupla|parceir[oa]|padrasto|madrasta|sobrinh[oa]|cunhad[oa]|madrinha|padrinho|sister|brother|friend|classmate|cousin|neighbor|mom|dad|aunt|uncle|teacher|partner|bestie|grandma|grandpa';
const child =
  'boy|girl|kid|guy|dude|menin[oa]|garot[oa]|moleque|guri|guria|carinha|mina|mlk|novat[oa]|alun[oa] nov[oa]';
const name = String.raw`(\p{L}[\p{L}'’]{1,20}(?:\s+(?:d[aeo]s?\s+)?\p{L}[\p{L}'’]{1,20}){0,3}?)`;
const stops = String.raw`(?=\s*(?:[,.;:!?)]|$)|\s+(?:e|que|q|who|from|in|n[ao]|d[ao]|me|ta|esta|tem|is|has|always|sempre|fica|vive|senta|fez|faz|disse|falou|quer|nao|n|pegou|copiou|mora|and|keeps|said|bugs|helped|did|vai|veio|foi)(?![\p{L}]))`;

/** Who stands beside a word for whom somebody knows, so close that no game is spoken of. */
export const surelyNamed: readonly Told[] = [
  // "this boy Benício who ...", "tem uma menina nova, Yasmina, que ...".
  [
    told(
      String.raw`(?:this|that|esse|essa|aquele|aquela|tem um|tem uma|tinha um|tinha uma|there'?s an?|there is an?|know an?|conheco um|conheco uma)\s+(?:nov[oa]\s+|new\s+|little\s+|other\s+|outr[oa]\s+)?(?:${child})(?:\s+(?:nov[oa]|d[ao] (?:minha )?(?:sala|turma|rua)))?\s*,?\s+(?:(?:named|called|chamad[oa]|o|a)\s+)?${name}${stops}`,
    ),
    personalMarks.name,
    'proper',
  ],
  // "o Gabe, meu namoradinho", "a Luz, minha colega", "o Raimundinho, o do robô".
  [
    told(
      String.raw`(?:o|a|foi o|foi a|com o|com a)\s+(\p{L}[\p{L}'’]{1,20}),?\s+(?:[oa]\s+)?(?:meu|minha)\s+(?:melhor\s+)?(?:${kin})(?![\p{L}])`,
    ),
    personalMarks.name,
    'proper',
  ],
  // "a sol minha irma mais nova": a word that is said of people stands behind what it is said of.
  [
    told(
      String.raw`(?:^|[\s,.!?])(?:o|a|ow o|ow a|foi o|foi a|pr[ao])\s+(sol|luz|flor|lua|mel|estrela|paz|vida|vitoria|clara|rosa|linda|bela|dai|ju|bi|le|lu|ma|gi|fe|gabe|bia|duda)\s*,?\s+(?:a\s+|o\s+)?(?:meu|minha)\s+(?:melhor\s+)?(?:${kin})(?![\p{L}])`,
    ),
    personalMarks.name,
  ],
  [
    told(
      String.raw`(?:meu|minha)\s+(?:melhor\s+)?(?:${kin})\s*,?\s+(?:a|o)\s+(sol|luz|flor|lua|mel|estrela|paz|vida|vitoria|clara|rosa|linda|bela|dai|ju|bi|le|lu|ma|gi|fe|duda)(?![\p{L}])(?!\s+(?:d[aeo]s?)\s)`,
    ),
    personalMarks.name,
  ],
  [
    told(
      String.raw`(?:a|com a|foi a|pra)\s+(clara|rosa|vitoria|aurora|celeste|esperanca|iris|perola|margarida|violeta|maia|lia|mia|mel|sol|lua|flora|linda|bela|gloria|graca|jasmim)\s+d[ao]\s+(?:minha|nossa)\s+(?:sala|turma|classe|rua)(?=\s+(?:copi|falou|disse|nao|n|me|ta|esta|que|q|fez|pegou|tem|quer|sabe|ri|riu|e|mandou|ajud|foi|senta))`,
    ),
    personalMarks.name,
  ],
  // By what they do, or how one calls them.
  [
    told(
      String.raw`(?:cacique|pastora?|titi[oa]|auntie|aunty|enfermeir[oa]|nurse|merendeir[oa]|porteir[oa]|zeladora?|inspetora?|coordenadora?|diretora?|sra?\.?|dona|prof\.?ª?|profa\.?|coach|professora?)\s+${name}(?=[\s.,;:!?)]|$)`,
    ),
    personalMarks.name,
    'proper',
  ],
  // What a program says, and who that is.
  [
    told(
      String.raw`(?:sou|me chamo|i am|i'm|im|(?:meu nome|my name)\s+(?:e|eh|is))\s+(?:o\s+|a\s+)?(\p{L}[\p{L}'’]{2,20})[^"'\n]{0,40}["']\)?;?\s*(?:#|//|--|,)?\s*(?:(?:e|eh|is|esse|essa|esta|este|that|isso)\s+){0,2}(?:that's me|thats me|its me|it's me|sou eu|eu(?![\p{L}])|o meu|meu nome|my (?:real )?name)`,
    ),
    personalMarks.name,
    'proper',
  ],
  // One's own, formally.
  [
    told(String.raw`me\s+(?:cham[ae]m?|trat[ae]m?)\s+(?:por|de)\s+(?:so\s+)?${name}${stops}`),
    personalMarks.name,
    'proper',
  ],
  [
    told(
      String.raw`(?:sou|era|fui|fiquei)\s+(?:(?:mais|tambem|so)\s+)?conhecid[oa]\s+(?:como|por)\s+(?:o\s+|a\s+)?(\p{L}[\p{L}'’]{2,20})(?=\s*(?:[,.;:!?]|$)|\s+(?:n[ao]|pel[oa]s?|aqui|e|em|entre)(?![\p{L}]))`,
    ),
    personalMarks.name,
    'strange',
  ],
  [
    told(
      String.raw`(?:assino|i sign|me identifico|(?:sou|fui|estou|to) (?:registrad|cadastrad|matriculad)[oa])(?:\s+(?:meus \p{L}+|tudo|sempre|my \p{L}+))?\s+(?:como|as)\s+${name}${stops}`,
    ),
    personalMarks.name,
    'proper',
  ],
  [
    told(
      String.raw`(?:people|everyone|everybody|friends|they|kids|you)\s+(?:all\s+)?(?:may\s+|can\s+)?know(?:s)?\s+me\s+(?:as|by)\s+${name}${stops}`,
    ),
    personalMarks.name,
    'proper',
  ],
  [told(String.raw`(?:i|just|mostly)\s+go(?:es)?\s+by\s+${name}${stops}`), personalMarks.name, 'large'],
  [
    told(
      String.raw`(?:(?<=(?:^|[.!?,\n])\s*)(?:the\s+)?name(?:'?s|\s+is)|(?<=(?:^|[.!?,\n])\s*)nome\s+(?:e|eh))\s+(?!is)${name}(?=\s*(?:[,.;!?]|$)|\s+(?:and|e)\s+(?:i|eu|nao|i'm|im|my)\s)`,
    ),
    personalMarks.name,
    'proper',
  ],
  [
    told(
      String.raw`(?:na|lista de|caderno de|caderno da)\s+(?:lista|chamada)(?:\s+de\s+chamada)?,?\s+(?:eu\s+)?(?:estou|to|apareco|sou|fiquei)\s+(?:como\s+)?${name}${stops}`,
    ),
    personalMarks.name,
    'proper',
  ],
];
