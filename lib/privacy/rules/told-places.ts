import { personalMarks } from '@/lib/passages/rules/personal-marks';
import type { Told } from './told-spans';

const told = (pattern: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])${pattern}`, 'dgu');
/** Where what is told of a place ends. */
const until = String.raw`(?=\s*(?:[,;:!?)"\n]|\.(?![\p{L}\d])|$)|\s+(?:e|eh|mas|pq|porque|q|que|aqui|la|ai|agr|agora|hoje|hj|nao|n|tem|ta|to|com|sem|como|a internet|o pc|o robo|pode|posso|perto|ngm|ninguem|todo|tudo|so|chove|faz|is|and|but|the|my|so|we|where|can|do(?= robo)|da pra|dai|fica|faz|quero|quando|se|ate|desde|por isso|o onibus|minha|meu|oq|qual|it|i|has|have|every|alone|mora|moro|jogando|ano|mes|semana|last|two|when|faz|desde|pra ca)(?![\p{L}\d]))`;
const some = (max: number) =>
  String.raw`((?!(?:casa|cima|baixo|frente|lado|volta|python|scratch|programacao|codigo|loop|bloco|lista|grupo|dupla|aula|tarefa|jogo|minecraft|roblox|paz|um|uma|outro|outra|meu|minha|celular|computador|pc|tela|mesmo|todo|toda|duvida|robo|boa|que|q|chuva|verdade|novo|qual|longe|perto|duas|tres|ingles|ferias|home|my|a|the|this|here|aula|sala)(?![\p{L}\d]))[\p{L}\d'’-]+(?:\s+[\p{L}\d'’º°-]+){0,${max}}?)`;

const kind = String.raw`(?:jardim|jd\.?|vila|vl\.?|bairro|setor|conjunto|conj\.?|residencial|condominio|cond\.?|parque|pq\.|loteamento|comunidade|favela|morro|aldeia|assentamento|sitio|fazenda|chacara|agrovila|povoado|distrito|quilombo|travessa|tv\.|viela|beco|alameda|rua|r\.|avenida|av\.?|estrada|rodovia|ladeira|predio|edificio|ed\.|neighborhood|street)`;
const home = `(?:moro|mora|moramos|morava|vivo|resido|minha casa (?:e|eh|fica)|meu endereco (?:e|eh)|endereco|i live|we live|live)`;

const states =
  'acre|alagoas|amapa|amazonas|bahia|ceara|distrito federal|espirito santo|goias|maranhao|mato grosso do sul|mato grosso|minas gerais|minas|paraiba|parana|pernambuco|piaui|rio de janeiro|rio grande do norte|rio grande do sul|rondonia|roraima|santa catarina|sao paulo|sergipe|tocantins';
const cities =
  'alcantara|araguaina|arapiraca|araraquara|araxa|bage|balneario camboriu|barbacena|barreiras|barretos|bayeux|bento goncalves|bragança|cabo frio|caceres|cachoeiro|caico|camacari|campos do jordao|caraguatatuba|cariacica|caruaru|cataguases|catalao|caucaia|codo|colatina|conselheiro lafaiete|crateus|diamantina|divinopolis|erechim|floriano|franca|gramado|guarapari|guarapuava|gurupi|ilhabela|iguatu|itajai|itapipoca|itaqua|jequie|jatai|joao monlevade|lages|lins|linhares|luziania|macae|mage|manacapuru|maracanau|marilia|maua|mogi|nova friburgo|oiapoque|ouro preto|palhoca|paranagua|parauapebas|parintins|passo fundo|patos|paulo afonso|petropolis|pocos de caldas|porto seguro|praia grande|registro|resende|rio claro|rio grande|santana|sao goncalo|sao vicente|serra talhada|sete lagoas|sinop|sumare|tabatinga|taubate|tefe|teixeira de freitas|teresopolis|toledo|tres lagoas|tubarao|umuarama|uruguaiana|vacaria|valinhos|varginha|varzea grande|vila velha|votuporanga|xique-xique|aracaju|belem|belo horizonte|bh|boa vista|brasilia|campo grande|cuiaba|curitiba|florianopolis|floripa|fortaleza|goiania|joao pessoa|macapa|maceio|manaus|natal|palmas|porto alegre|porto velho|recife|rio branco|salvador|sao luis|teresina|vitoria|campinas|guarulhos|osasco|sorocaba|santos|ubatuba|bauru|jundiai|piracicaba|ribeirao preto|sao jose dos campos|sao bernardo|santo andre|diadema|niteroi|nova iguacu|duque de caxias|petropolis|volta redonda|uberlandia|uberaba|juiz de fora|contagem|betim|montes claros|londrina|maringa|cascavel|foz do iguacu|ponta grossa|joinville|blumenau|chapeco|criciuma|caxias do sul|pelotas|canoas|santa maria|feira de santana|ilheus|itabuna|juazeiro|petrolina|caruaru|olinda|jaboatao|garanhuns|campina grande|mossoro|sobral|quixada|crato|parnaiba|picos|imperatriz|caxias|santarem|maraba|castanhal|ananindeua|ji-parana|sinop|rondonopolis|dourados|corumba|anapolis|rio verde|paraisopolis|heliopolis|rocinha|capao redondo|itaquera|bangu|ceilandia|taguatinga';

const unit = `(?:casa|cs|ap|apto?|apartamento|bloco|bl|lote|lt|quadra|qd|q|n|nº|n°|numero|km|torre|fundos|sobrado|conj|conjunto)`;

const town = String.raw`([\p{L}][\p{L}'’-]{2,20}(?:\s+(?:d[aeo]s?\s+)?[\p{L}'’-]{3,20}){0,2}?)`;

/** Where somebody lives, is at, or will be. */
export const toldPlaces: readonly Told[] = [
  [
    told(
      String.raw`(?:minha|meu|nossa|nosso|my|our)\s+(?:cidade|bairro|rua|comunidade|vila|city|town|neighbou?rhood|street)\s*[,(]\s*(?:em\s+|a\s+|o\s+|in\s+|que e\s+)?${town}\s*[,)]`,
    ),
    personalMarks.place,
    'proper',
  ],
  [
    told(
      String.raw`(?:moro|casa|minha mae|meu pai|vo|avo|avos|tio|tia|prim[oa]s?|mudei|mudamos|trampo|trabalho|ferias|viagem|my house|grandma|grandpa|uncle|aunt)(?![\p{L}])[^.!?\n]{0,24}?\s(?:em|in)\s+${town}(?=\s*[,.;!?]|\s+(?:tem|nao|n|e|mas|pq|agora|ano|and|but|now)(?![\p{L}])|$)`,
    ),
    personalMarks.place,
    'proper',
  ],
  [
    told(
      String.raw`(?:treino|jogo (?:bola|futsal|volei|basquete)|faco (?:ingles|natacao|judo|karate|jiu|bale|ballet|capoeira|musica|curso|catequese|luta|danca|teatro|robotica|espanhol)|culto|missa|catequese|escoteiro|i (?:train|practice|play \p{L}+))\s+(?:n[ao]|d[ao]|at|with)\s+${town}${until}`,
    ),
    personalMarks.place,
    'proper',
  ],
  [
    told(
      String.raw`(?:em|in)\s+${town},?\s+(?:(?:aqui|onde moro)\s+)?(?:a gente|nois|nos|we|i|eu|minha|nao tem|n tem|agora|chove|faz (?:frio|calor))(?![\p{L}])`,
    ),
    personalMarks.place,
    'proper',
  ],
  [
    told(
      String.raw`(?:sou|somos|nasci|moro)\s+(?:carioca|paulista\p{L}*|mineir[oa]|baian[oa]|gauch[oa]|cearense|nordestin[oa]|manauara|paraense|do interior|da roca|da zona (?:sul|norte|leste|oeste|rural))\s*,?\s+(?:(?:n?d[aeo]|n[ao]|em)\s+)${town}${until}`,
    ),
    personalMarks.place,
    'strange',
  ],
  [
    told(
      String.raw`(?:mudei|mudamos|mudou|moved|moving|move|vim|viemos|fui|viajei|vou)\s+(?:de|from)\s+[^.!?\n,;]{2,40}?\s+(?:pra|para|pro|to|ate)\s+${town}${until}`,
    ),
    personalMarks.place,
    'proper',
  ],
  [
    told(String.raw`casa d[aeo]s?\s+(?:minha|meu|meus)\s+\p{L}{2,12}\s+(?:em|n[ao]|la em|lá em)\s+${town}${until}`),
    personalMarks.place,
    'proper',
  ],
  [
    told(
      String.raw`(?:meu|minha|nosso|my|our)\s+(?:endereco|address)(?:\s+(?:e|eh|is|completo))?\s*:\s*([^.;!?\n]{4,70}\d[^.;!?\n]{0,30})`,
    ),
    personalMarks.address,
  ],
  // Two parts of an address with their numbers beside each other, and what stands before them.
  [
    told(
      String.raw`((?:[\p{L}]{1,12}\.?\s+(?:[\p{L}\d]{1,12}\s+){0,2}\d{0,4},?\s*)?${unit}\.?\s?\d{1,5}[a-z]?\s*[,-]?\s*${unit}\.?\s?(?:\d{1,5}[a-z]?|[a-h](?![\p{L}\d])))(?![\p{L}\d])`,
    ),
    personalMarks.address,
  ],
  [
    told(
      String.raw`((?:house|apartment|apt|flat|unit)\s+(?:number\s+)?\d{1,5}[a-z]?\s+(?:on|in|at)\s+(?:[\p{L}]+\s+){1,3}(?:court|street|st|road|rd|avenue|ave|lane|drive|place|square))(?![\p{L}])`,
    ),
    personalMarks.address,
  ],
  [
    told(String.raw`(?:cep|zip(?: code)?|postal code)(?:\s+(?:[\p{L}]{1,8}\s+){0,3})?\s*:?\s*(\d{5}[ -]?\d{3})`),
    personalMarks.postcode,
  ],
  [
    told(
      String.raw`(?:minha|meu|to|tou|estou|fui|faltei|internad[oa]|uti|ela|ele|vo|avo|mae|pai|my|was|is)(?![\p{L}])[^\n.!?]{0,40}?\s(?:n[ao]|d[ao]|pro|pra|at|in)\s+((?:hospital|clinica|maternidade|santa casa|pronto socorro|upa|caps)(?:\s+(?!(?:e|eh|q|que|pra|para|por|pq|com|hoje|ontem|porque|mas|desde|do jogo|da aula|na|no|em)(?![\p{L}]))(?:d[aeo]s?\s+)?[\p{L}]{3,20}){0,3})(?=\s+(?:e|eh|q|que|pra|para|por|pq|com|hoje|ontem|porque|mas|desde|na|no|em)(?![\p{L}])|\s*[,.;!?]|$)`,
    ),
    personalMarks.health,
  ],
  [
    told(
      String.raw`(?:meu|minha|nosso|nossa|my|our)\s+(?:bairro|rua|cidade|condominio|predio|sitio|comunidade|quebrada|vila|city|street|town|neighbou?rhood|village)\s+(?:e|eh|is|se chama|chama|is called|fica n[ao]|fica em)\s+(?:o |a |na |no )?(?!(?:quente|fri[ao]|calm[ao]|violent[ao]|perigos[ao]|antig[ao]|nov[ao]|turistic[ao]|limp[ao]|suj[ao]|famos[ao]|rica|pobre|segur[ao]|lind[ao]|chei[ao]|muito|mt|mto|perto|longe|grande|pequen[oa]|legal|boa|bom|feia|bonita|de|sem|uma|um|so|nao|n|tao|very|not|so|big|small|far|near|a|the)(?![\p{L}]))([\p{L}\d'’-]+(?:\s+[\p{L}\d'’-]+){0,3}?)${until}`,
    ),
    personalMarks.address,
  ],
  [
    told(String.raw`(?:to|tou|estou|tava|fiquei|i am|im|passei)\s+(?:aqui\s+|la\s+)?(?:em|in)\s+${some(2)}${until}`),
    personalMarks.place,
    'large',
  ],
  [
    told(
      String.raw`${home}\s+(?:(?:la|aqui|ali|bem)\s+)?(?:em|no|na|nos|nas|in|at|on)\s+(?:o |a |the )?(${kind}\s+[\p{L}\d'’º°-]+(?:\s+[\p{L}\d'’º°-]+){0,5}?)${until}`,
    ),
    personalMarks.address,
  ],
  [
    told(
      String.raw`(?:^|no|na|do|da|o|meu|e|eh|em|in)\s*(?<=^|\s)((?:condominio|cond\.?|residencial|edificio|ed\.|jd\.?|jardim|vila|vl\.?|conj\.?|conjunto|loteamento|bairro)\s+(?!(?:d[aeo]s?\s+)?(?:aula|exercicio|jogo|mapa|labirinto|exemplo|texto|escola|robo|minecraft|que|q|e|eh|tem|com|onde|nao|para|pra|pr|por|fica|inteiro|todo|toda|esta|ta|mais|vai|de|do|da|em|no|na|sem|como|se|mas|ou|perto|longe|inteira|mostra|botanico|zoologico|sesamo|das nacoes)(?![\p{L}]))(?:d[aeo]s?\s+)?[\p{L}\d'’º-]+(?:\s+(?:d[aeo]s?\s+)?[\p{L}\d'’º-]+){0,3}?)${until}`,
    ),
    personalMarks.address,
  ],
  [
    told(
      String.raw`${home}\s+(?:(?:la|aqui|ali|bem)\s+)?(?:em|no|na|nos|nas|in|at|on)\s+(?:o |a |the )?${some(5)}${until}`,
    ),
    personalMarks.address,
    'strange',
  ],
  [
    told(
      String.raw`(?:sou|vim|venho|somos|cheguei|i am from|im from|i come from)\s+(?:la |aqui )?(?:d[aeo]|from)?\s*(?:d[eo]\s+)?(?<=(?:de|do|da|from)\s)(?!\d)${some(3)}(?<!\d)${until}`,
    ),
    personalMarks.place,
    'strange',
  ],
  [
    told(
      String.raw`(?:aqui|aki|minha cidade|cidade de|here)\s+(?:e|eh|fica)?\s*(?:em|no|na|in)?\s*(?<=(?:em|e|eh|de|in)\s)${some(2)}${until}`,
    ),
    personalMarks.place,
    'strange',
  ],
  [
    told(
      String.raw`(?:moro|mora|moramos|morava|aqui|minha|meu|nossa|nosso|sou|somos|vim|venho|nasci|nasceu|mudei|mudamos|a gente|nois|nos|vou|vamos|trabalha|estuda|estudo|daqui|viajou|foi|my|i|we|here|tia|tio|vo|pai|mae|prim[oa])(?![\p{L}])[^\n.!?]{0,50}?\s(?:em|de|no|na|in|from|pra|para|to)\s+(${states}|${cities})(?![\p{L}\d])`,
    ),
    personalMarks.place,
    'strange',
  ],
  [
    told(
      String.raw`(?<=(?:no|na|do|da|o|a|meu|minha|e|eh|bairro|em|,)\s)(${kind}\s+(?!(?:d[aeo]\s+)?(?:aula|exercicio|robo|labirinto|jogo|labirintos|que|e|tem|com|onde|do exemplo|no|na|nos|nas|nao|sem|toda|inteira|ta|virtual)(?![\p{L}\d]))[\p{L}'’º-]+(?:\s+[\p{L}\d'’º-]+){0,6}?)(?=\s+(?:e|mas|pq|q|que|tem|o|a|numero|n|com|perto|to|la|nao|n|hj)\s|\s*[,.;!?)"]|$)`,
    ),
    personalMarks.address,
    'strange',
  ],
  [
    told(
      String.raw`((?:qd\.?|quadra|lt\.?|lote)\s*\d+[a-z]?\s*,?\s*(?:qd\.?|quadra|lt\.?|lote)\s*\d+[a-z]?(?:\s+(?:setor|jardim|vila|bairro|res\p{L}*)\s+[\p{L}]+(?:\s+[\p{L}]+)?)?)`,
    ),
    personalMarks.address,
  ],
  [
    told(
      String.raw`((?:rua|quadra|qd|travessa|avenida|av|alameda|conjunto|viela|beco)\.?\s+(?:[\p{L}\d]{1,15}\s+){0,2}[\p{L}\d]{1,15},?\s+(?:casa|lote|lt|n[º°o]?|numero|bloco|apto?)\.?\s*[\p{L}]?\d{1,5}[a-z]?(?:,?\s+(?:fundos|casa|apto?|bloco)\s*\d{0,4})?)`,
    ),
    personalMarks.address,
  ],
  [told(String.raw`(casa\s+(?:[\p{L}]{4,9}\s+)?(?:n|n[º°]|numero)\s*\d{1,5})`), personalMarks.address],
  [
    told(
      String.raw`(?:moro|mora|moramos|live)\s+(?:bem\s+|la\s+)?((?:perto|do lado|atras|em frente|na frente|near|next to|behind)\s+(?:d[aeo]s?|of|to)?\s*(?:[\p{L}]+\s+){0,4}?[\p{L}]+)(?=\s*[,.;!?]|\s+(?:e|mas|q|que|pq|and|na|no)\s|$)`,
    ),
    personalMarks.address,
  ],
  [told(String.raw`(lote\s+\d+[a-z]?\s+d[aeo]\s+[\p{L}]{4,})`), personalMarks.address],
  [
    told(String.raw`((?:[\p{L}]+\s+){0,2}torre\s+[\p{L}\d]{1,3},?\s+(?:apto?\.?|ap\.?|apartamento)\s*\d+[a-z]?)`),
    personalMarks.address,
  ],
  [
    told(
      String.raw`((?:apto|apt|ap|apartamento|apartment)\.?\s*(?:n\.?º?\s*)?\d{1,4}[a-z]?(?:\s*,?\s*(?:bloco|bl|torre|casa|apto|apt|ap)\.?\s*[\p{L}\d]{1,4})?)(?![\d)\]])`,
    ),
    personalMarks.address,
  ],
  [
    told(
      String.raw`(?:casa|numero|n[º°]|num|fundos do|fundos)\s+((?:n[º°]\s*)?\d{1,5}\s?[a-z]?)(?=[\s,]+(?:viela|beco|rua|travessa|fundos|bairro|perto|do lado|na esquina))`,
    ),
    personalMarks.address,
  ],
  [told(String.raw`((?:nº|n°)\s*\d{1,5}[a-z]?)(?=[\s,]+(?:viela|beco|rua|travessa|av))`), personalMarks.address],
  [
    told(
      String.raw`((?:viela|beco|travessa|ladeira|vila|alameda)\s+(?:d[aeo]s?\s+)?(?:sant[ao]|sao|dona|nossa|boa|nova|bela|padre|general|dom|\d{1,3})(?:\s+[\p{L}]+){0,2}?)(?=\s+(?:ta|e|eh|com|na|no|serto|certo|numero|perto|fica)\s|\s*[,.;!?]|$)`,
    ),
    personalMarks.address,
  ],
  [
    told(String.raw`bairro\s+([^,.;!?\n]{3,30}),\s*([^,.;!?\n]{2,12}),\s*((?:numero|n[º°]?)\s*\d{1,5})`),
    personalMarks.address,
  ],
  [
    told(String.raw`((?:sitio|fazenda|chacara|assentamento|estrada|rodovia)\s+[^,.;!?\n]{2,30}?\s+km\s*\d+)`),
    personalMarks.address,
  ],
  [told(String.raw`(vizinh[ao]s?\s+d[ao]\s+(?:apto?\s*)?\d{1,4}[a-z]?)`), personalMarks.address],
  [told(String.raw`(-?\d{1,2}\.\d{4,8})\s*[,;]\s*(-?\d{1,3}\.\d{4,8})`), personalMarks.address],
  [
    told(
      String.raw`(?:ponto|parada|onibus|van|perua|bus|espero|pego|desço|desco)(?:\s+[\p{L}\d]{1,8}){0,3}?\s+((?:linha\s+\d{2,4})|(?:(?:em|na|in)\s+(?:frente|esquina|front)\s+(?:d[aeo]s?|of)\s+(?:the )?[\p{L}]+(?:\s+[\p{L}]+){0,2}?))(?=\s+(?:no|na|\d|e|as|todo|ponto|every|at)|\s*[,.;!?]|$)(?:\s+(?:no|na)\s+ponto\s+((?:em|na)\s+frente\s+d[aeo]\s+[\p{L}]+))?`,
    ),
    personalMarks.place,
  ],
  [
    told(
      String.raw`(?:trabalha|trabalho|trampa|works?|trabaia|working|(?:pai|mae|tio|tia|irma|irmao|prim[oa]|vo|avo|mom|dad|uncle|aunt|padrasto|madrasta|ele|ela|he|she)\s+(?:e|eh|is)\s+(?:a\s+|an\s+)?[\p{L}]{5,14}(?:\s+[\p{L}]{4,12})?(?=\s+(?:na|no|at)\s))\s+(?:com\s+[\p{L}]+\s+)?(?:na|no|em|pra|para|at|for|in)\s+(?:a |o |the )?((?!(?:casa|grupo|dupla|computador|python|scratch|programacao|loja|mercado|escola|ti|home)(?![\p{L}\d]))[\p{L}\d&'-]+(?:\s+[\p{L}\d&'-]+){0,3}?)${until}`,
    ),
    personalMarks.place,
    'strange',
  ],
  [
    told(
      String.raw`(?:na|no|at|in|pra|pro)\s+((?:lan ?house|postinho|posto de saude|igreja|academia|ginasio|rodoviaria|shopping|mercado|padaria|salao|escolinha|clube|sesi|sesc|terreiro|capela|abrigo|creche|lanchonete|restaurante|quadra|farmacia|hospital|upa|oficina|banca)\s+(?:d[aeo]s?\s+)?(?!(?:exemplo|exercicio|aula|jogo|fila|labirinto|mapa|escola)(?![\p{L}\d]))[\p{L}]+(?:\s+[\p{L}]+){0,2}?)${until}`,
    ),
    personalMarks.place,
    'strange',
  ],
];
