import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { told } from './told-grammar';
import type { Told } from './told-spans';

const parents = String.raw`(?:(?<=(?<!\p{L})(?:meus?|minhas?|noss[oa]s?|my|our|[oa]s?)\s)(?:mae|pai|padrasto|madrasta|pais|vo|avo|tia|tio|irma|irmao|familia|mom|mum|mother|dad|father|parents|family|stepdad|stepmom|brother|sister)|mainha|painho)`;
const money = String.raw`((?:r\$\s?|\$\s?)?\d[\d.,]{2,9}(?:\s?(?:reais|conto|pila|mil|k|dollars|bucks))?(?:\s+(?:por|ao|a|an?|per|every)\s+(?:mes|ano|semana|month|year|week|hora|hour))?|(?:um|dois|meio|1|2)\s+salarios?(?:\s+minimos?)?)`;

/** What a family earns and owes, and who has the children. */
export const toldFamily: readonly Told[] = [
  [
    told(
      String.raw`${parents}(?:\s+(?:so|only|nao|also))?\s+(?:ganha|ganham|recebe|recebem|tira|paga|deve|devem|gasta|earns?|makes?|gets?|owes?|pays?)\s+(?:um salario de\s+|uns\s+|mais ou menos\s+|about\s+|around\s+)?${money}(?![\p{L}\d])`,
    ),
    personalMarks.belief,
  ],
  [
    told(
      String.raw`(?:salario|renda|pensao|divida|aluguel|salary|income|rent|debt)\s+(?:d[aeo]s?|of)\s+(?:minha\s+|meu\s+|meus\s+|my\s+)${parents}(?:\s+(?:e|eh|is|de|:)){0,2}\s*${money}(?![\p{L}\d])`,
    ),
    personalMarks.belief,
  ],
  [
    told(
      String.raw`(?:my|our)\s+${parents}(?:'?s)?\s+(?:salary|income|rent|debt)(?:\s+(?:is|of|:)){0,2}\s*${money}(?![\p{L}\d])`,
    ),
    personalMarks.belief,
  ],
  [
    told(
      String.raw`((?:a\s+)?guarda\s+(?:e\s+|eh\s+)?(?:compartilhada|d[ao]\s+(?:minha|meu|mae|pai|vo)(?:\s+(?:mae|pai|vo|avo|tia))?|unilateral|provisoria)|(?:shared|joint|full|sole)\s+custody|pensao alimenticia|child support|medida protetiva|restraining order|vara d[ae] (?:familia|infancia)|conselho tutelar|foster (?:care|home|mom|dad|parents|family)|(?:processo|audiencia) d[aeo] (?:guarda|pensao|adocao))(?![\p{L}])`,
    ),
    personalMarks.belief,
  ],
  [
    told(
      String.raw`((?:o juiz|a juiza|the judge|the court)\s+(?:deixou|deixo|mandou|decidiu|falou|disse|said|says|lets|let|decided|gave)\s+[^,.;!?\n]{4,60}?(?:pai|mae|avo|vo|irma|irmao|dad|mom|sister|brother)(?![\p{L}])[^,.;!?\n]{0,30})(?=[,.;!?\n]|$)`,
    ),
    personalMarks.belief,
  ],
  [
    told(
      String.raw`(?:moro|fico|vivo|estou|live|stay)\s+(?:[\p{L}]{1,8}\s+){0,2}?((?:so )?com (?:meu pai|minha mae|minha vo|meus avos|minha tia) (?:de|nos|n[ao]|toda?|aos|durante)\s+(?:a |o |os |as )?(?:semanas?|fim de semana|fins de semana|finais de semana|ferias|sabados?|domingos?|quarta|quinze)|with my (?:dad|mom|grandma|grandparents) (?:on|every|during) (?:weekends?|the week|summer|holidays))(?![\p{L}])`,
    ),
    personalMarks.belief,
  ],
  [
    told(
      String.raw`(?:meus?|minha|my)\s+(?:pais|parents)\s+((?:se\s+)?separ(?:aram|ados|ou)|divorci\p{L}+|brigam\s+[\p{L} ]{3,20}?(?=\s*[,.;!?]|$)|split up|broke up|fight every \p{L}+)(?![\p{L}])`,
    ),
    personalMarks.belief,
  ],
];

const spot = String.raw`(?:em frente|na frente|n[ao] port(?:a|ao)|atras|do lado|ao lado|perto|na esquina|na saida|na entrada|na calcada|nos fundos|in front|next|behind|near|outside|across|by)\s*(?:d[aeo]s?|a[os]?|of|to|from|com)?\s+(?:the\s+)?`;
const spotName = String.raw`[\p{L}'’]{3,20}(?:\s+(?:d[aeo]s?\s+)?(?!(?:e|mas|pra|para|as|todo|toda|depois|antes|que|q|quando|amanha|hoje|at|after|every|on|and)(?![\p{L}]))[\p{L}\d'’]{1,20}){0,4}`;

/** Who has gone from a home. */
export const toldLosses: readonly Told[] = [
  [
    told(
      String.raw`${parents}\s+((?:ja\s+)?(?:foi embora|nos deixou|me abandonou|abandonou a gente|left us|walked out|bebe(?=\s+e\s)))(?![\p{L}])`,
    ),
    personalMarks.belief,
  ],
];

/** Where a child waits, is met or lives, told by what stands there. */
export const toldSpots: readonly Told[] = [
  [
    told(
      String.raw`(?:me\s+)?(?:encontr\p{L}{1,5}|espero|espera|esperamos|esperando|combin\p{L}{2,5}|marc(?:amos|ou|ei)|se ver|nos vemos|me busca|me pega|me deixa|desco|pego|meet|wait|waits|waiting|picks me up|drops me off|get off|hang out)(?![\p{L}])[^.!?;\n]{0,30}?(?<![\p{L}])(${spot}${spotName})`,
    ),
    personalMarks.place,
  ],
  [
    told(
      String.raw`(?:(?:minha|nossa|my|our)\s+(?:casa|house|home|rua|street|escola|school)|moro|moramos|i live|we live)(?![\p{L}])[^.!?;\n]{0,24}?(?<![\p{L}])(${spot}(?!(?:a|o|the)?\s*(?:escola|school|aqui|here|centro|mim)\s*(?:[,.;!?]|e\s|$))${spotName})`,
    ),
    personalMarks.address,
  ],
];
