import type { SaidSign } from './said-sign';

/** Who strikes a child, or locks it in. */
export const blows: readonly SaidSign[] = [
  [
    'abuse',
    'high',
    '(<kin>|<staff>|ele|ela|eles|gente|casa|que) ~6(me|mim) ~2(bat|bate|bater|bateu|batia|batem|bati|batendo|bato|espanc*|surr*|esmurr*|soc|soca|socou|chut*|empur*|belisc*|agri*|agre*|machuc*|estrangul*|enforc*|esgan*|sufoc*|queim*|arast*|sacud*|chacoalh*|agar*|arebent*|puch*|marret*|unh*|arranh*|esbofete*|estape*|jogo|jogou|jogar|joga|joguei|derub*|cort*|fur*|mord*|amar*|tacou|taco|taca)',
    'harmless',
  ],
  [
    'abuse',
    'high',
    '(me|mim) ~1(espanc*|esmurr*|estrangul*|enforc*|esgan*|esbofet*|estape*|agred*|agrid*|surr*|estupr*|molest*|abus*|maltrat*|tortur*)',
    'harmless',
  ],
  [
    'abuse',
    'high',
    '(apanho|apanhei|apanhar|apanhando|apanhava|apanha|apanhe) ~5(sint*|fio|vara|chinel*|cabo|mangueira|casa|pai|mae|padrasto|madrasta|tio|tia|vo|avo|feio|sangr*|todos|sempre|forte|ontem|onti|hoje|de novo|muito|cuando|porque|se|desde)',
    'harmless',
  ],
  [
    'abuse',
    'high',
    '(lev*|tom*|ganh*|da|deu|dar|dando|dao|meteu|mete|met*) ~3(surra*|sova|coca|tapa*|tapao|soco*|chute*|murro*|chinelad*|sintad*|paulad*|cascudo*|cocorote*|peia|tabefe*|bofet*|porad*|pancad*|puchao de (cabelo|orelha)|voadora|rasteira|cabecad*|facad*)',
    'blow',
  ],
  [
    'abuse',
    'high',
    '(marca*|rocho*|rocha*|hematoma*|vergao|vergoes|mancha*|machucad*|cicatris*|ferida*|sangr*|inchad*) ~6(surra|sint*|chinel*|fio|apanh*|bat*|pai|mae|padrasto|madrasta|tio|soco|tapa|esconder|ninguem|escola|profesor*)',
    'harmless',
  ],
  [
    'abuse',
    'high',
    '(escond*|tamp*|disfarc*|cobr*) ~4(marca*|rocho*|hematoma*|machucad*|vergao|sicatris*)',
    'harmless',
  ],
  [
    'abuse',
    'high',
    '(com|de|uns?|cheio de|cheia de|fica|fiquei|estou|esta|vive) ~4(olho|braco|perna|costas|corpo|cara|pescoco|rosto) ~3(rocho|rochos|rocha|inchad*|quebrad*|marcad*|sangr*|dolorid*)',
    'harmless',
  ],
  [
    'abuse',
    'high',
    '(me|mim) ~2(tranc*|prend*|prende*|amar*|deich* tranc*|deich* pres*|deich* fora) ~5(cuarto|banheiro|escuro|armario|salinha|deposito|porao|chave|casa|fora|rua|dia*|noite*|hora*|cadeira|cama|cachorro|sala)',
    'harmless',
  ],
  ['abuse', 'high', '(obrig*|mand*|fas|fes|faz|fez) ~2(ajoelh*|ficar de joelho*) ~3(milho|tampinha*|arros|hora*)?'],
  [
    'abuse',
    'high',
    '(comentario*|elogi*|fala*|piada*) ~3(do|sobre|de) (o )?(meu|nosso) (corpo|peito|bunda|perna)',
    'harmless',
  ],
  ['abuse', 'high', '(ajoelh*|joelho) ~3(milho|arros|feijao|tampinha*|sal|hora*)', 'harmless'],
  [
    'abuse',
    'high',
    '(nao consigo|nao posso|doi|doendo|mal) ~2(sentar|senta|andar|anda|mecher|dormir) ~6(bat*|surra|apanh*|sinto|cinta|fio)|(bat*|surra|apanh*|cinta|fio) ~6nao (consigo|posso) ~1(sentar|senta|andar|anda|mecher)',
    'harmless',
  ],
  [
    'abuse',
    'high',
    '(dad|dady|father|stepdad|stepfather|step dad|step father|mom|momy|mum|mother|stepmom|stepmother|uncle|aunt|brother|sister|cousin|grandpa|grandfather|grandma|grandmother|parents|mom boyfriend|moms boyfriend|neighbor|neighbour|teacher*|coach|principal|director|inspector|instructor|janitor|driver|tutor|pastor|priest|monitor|guard|he|she|they|who) ~4(hit|hits|hiting|beat|beats|beated|beaten|slap*|punch*|kick*|choke*|burn*|hurt*|push*|whip*|lock*|throw*|threw|pull*|spank*|grab*|drag*) ~2(me|my (face|head|mom|mother|brother|sister|hair|arm|mum)|us|with (belt|a belt|stick))',
    'harmless',
  ],
  [
    'abuse',
    'high',
    '(beat*|hit|hits|slap*|hurt*|lock*|punch*|kick*) (me|us) ~6(home|belt|day|night|mother|father|drunk|room|dark|school|always|every*|when|because|bathroom|teacher|closet)',
    'harmless',
  ],
  [
    'abuse',
    'high',
    '(bruise*|black eye|blod|marks|scar*) ~8(dad|father|mother|mom|hit|beat|belt|hide|home|uncle|stepdad|school|teacher|arm)',
    'harmless',
  ],
];
