import type { SaidSign } from './said-sign';

/** How a child hurts itself or is about to, and what it fears for a friend. */
export const harming: readonly SaidSign[] = [
  [
    'selfHarm',
    'high',
    '(me|mim) ~1(cort[oea]*|cortei|cortar|cortando|corto|mutil*|arranh*|risc*|fur[oe]*|queim[oe]*|machuco|machuque*|machucar|machucei|feri[or]*|bato|bater|belisco|arranco|automutil*) ~5(braco*|perna*|coch*|pulso*|barriga|gilete|lamina*|estilete|tesoura|banheiro|escondid*|moleto*|manga|triste|raiva|ansios*|alivi*|dor|sangu*|sente*|sentir|cuando|depois|de noite|todos|sempre|as veses|ves|proposito|ninguem|parar|de novo|com|para|porque)',
    'cut',
  ],
  [
    'selfHarm',
    'high',
    '(as veses|sempre|ontem|onti|todos dia|hoje|voltei a|comecei a|vontade de|quero|penso em|parei de|nao paro de|continuo|pensei em) ~2(me|mim) (corto|cortar|corta|cortei|machucar|machuca|machuco|mutilar|furar|queimar|ferir|arranhar|bater|enforcar|matar)',
    'cut',
  ],
  [
    'selfHarm',
    'high',
    '(cort*|fur*|risc*|pas* (a )?(gilete|lamina|estilete)|queim*|arranh*) ~3(n?[oa]s? )?(meu*|minha*|o|os|a|as) ~1(pulso*|braco*|coch*|perna*|antebraco)',
    'cut',
  ],
  [
    'selfHarm',
    'high',
    '(gilete|lamina*|estilete|apontador|canivete|tesoura|caco) ~6(braco*|pulso*|perna*|coch*|me cort*|me fur*|pele|sang*|alivi*)',
    'cut',
  ],
  [
    'selfHarm',
    'high',
    '(tom*|engol*|junt*|guard*|pegar|peguei|olh*|mistur*|separ*|compr*|escond*|cant*) ~5(remedio*|comprimido*|chumbinho|veneno*|calmante*|cartela*|pilula*|agua sanitaria|soda|raticida|rivotril|candida|cloro|pastilha*) ~9(tudo|todos|de uma ves|dormir|acord*|morr*|mor*|mat*|para sempre|acab*|sumir|monte|cartela*|overdose|nao aguent*|cantos|cuantos|mistur*|fim|dor)',
    'pills',
  ],
  [
    'selfHarm',
    'high',
    '(pul*|jog*|atir*|cair|me jog*) ~3(da|do|de|na|no|pela|em frente|embaicho|debaicho|d?a?) ~2(ponte|predio|janela|viaduto|telhado|sacada|varanda|trem|metro|trilho*|carro*|caminhao|onibus|andar|passarela|cobertura|rio|laje|escada)',
    'jump',
  ],
  [
    'selfHarm',
    'high',
    '(<friend>) ~9(se cort*|se mat*|se machuc*|se mutil*|se fur*|suicid*|suisid*|se enforc*|se jogar|morrer|morre|nao viver|nao quer viver|nao quer mais|sumir|ultimo dia|ultima mensagem|despedi*|adeus|tomou (um monte|varios|todos|remedio*|veneno)|tomo (um monte|varios|todos|remedio*|veneno)|se joga*|acabar com tudo|tirar a vida|tirar a propria vida|nao aguenta mais|cansad* de viver|com gilete|pul*ar (da|do))',
    'friend',
  ],
  [
    'selfHarm',
    'high',
    '(nao|nunca) ~3(mais )?(aqui|viv*) ~1(nesse|neste|nes[ea]) ~1(mundo|vida)|corda ~2pront*|(corte*|risco*) ~3(braco*|pulso*|coch*|perna*)',
    'cut',
  ],
  [
    'selfHarm',
    'high',
    '(coragem|corage|corda|ponte|predio|gilete|lamina|remedios|veneno|forca|plano|dia serto|dia certo|bilhete) ~4(pular|pula|pront*|fazer isso|acabar|ir embora|me|fim|partir|separad*|escolhid*|guardad*|sumir|na mao|comprad*)',
    'jump',
  ],
  [
    'selfHarm',
    'high',
    '(fis|fiz|fasso|faco|fase|faz|fiso|tenho) ~2(uns |um |varios )?(risco*|corte*|cortinho*|arranhao*) ~3(n[oa]s?) ~1(braco*|pulso*|perna*|coch*|barriga|pele)',
    'cut',
  ],
  [
    'selfHarm',
    'high',
    '(<friend>|friend|sister|brother|clasmate) ~9(corte* n[oa]|cortes|gilete|rasor*|blade*|chega de viver|fala* em mor*|fala* de mor*|sumir|morrer|morer|se machuc*|toma* remedio*|pilula*|adeus|nao atende|nao responde|depres*|desist* da vida|se mat*|sem querer viver|suicid*|suisid*|pular|cansou de viver)',
    'friend',
  ],
  [
    'selfHarm',
    'high',
    '(i )~3(cut|cuts|cuting|burn|burning|hurt|hurting|scratch*|hit|harm*|kil|kill) ~2(my ?self|my arm*|my leg*|my wrist*|me with|my skin|my tigh*|my thigh*|me in the bath*)',
    'cut',
  ],
  [
    'selfHarm',
    'high',
    '(my )~2(friend|sister|brother|best friend|clasmate|cousin|girlfriend|boyfriend|colegue|colleague|bff) ~7(kil (her|him)*|kil herself|kil himself|cut* (her|him)*|want* (to )?die|wants (to )?die|suicid*|not want (to )?live|do not want (to )?live|end (her|his) life|take (many |al )?pil*|jump of|goodbye|godbie|dead|hurt* (her|him)self)',
    'friend',
  ],
];
