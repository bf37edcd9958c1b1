import type { CareSeverity, CareTopic } from './care-sign';

/** Words that mean little alone, and much near one another. Patterns as in `said-pattern.ts`. */
export const cues = {
  me: 'me|mim|comigo|eu|minha|meu|minhas|meus|my|i|us|gente|nos',
  mine: 'me|mim|comigo|minha|meu|minhas|meus|my|us',
  kin: '<kin>|dad|father|stepdad|stepfather|mom|mother|uncle|aunt|brother|cousin|grandpa|grandfather|parents|stepmom',
  adult:
    '<kin>|<staff>|homem|omem|cara|adulto*|velho|coroa|moco|senhor|desconhecid*|estranh*|mais velh*|amigo d[aeo] (meu |minha )?(pai|mae|familia|irmao|tio)|dad|father|stepdad|stepfather|uncle|cousin|grandpa|grandfather|man|guy|stranger|teacher*|coach|pastor|older|neighbo*',
  elder:
    'vo|vovo|irmao mais velho|padrasto|pai|avo|primo|cunhado|vizinho|padrinho|irmao|profesor|prof|treinador|pastor|amigo d[aeo] (meu |minha )?(pai|familia|irmao|tio)|namorado da (minha )?mae|homem|omem|velho|moco|cara|medico|motorista|inspetor|uncle|stepdad|stepfather|grandpa|grandfather|cousin|father|dad|coach|man',
  staff: '<staff>|teacher*|principal|coach|instructor|inspector|janitor',
  peers:
    'menin*|garot*|colega*|coleg*|alunos|alunas|galera|turma|pesoal|eles|elas|valentao|todos mundo|todos|uns|veterano*|boys|girls|they|clasmates|kids|students|everyone',
  friend:
    '(minha|meu|uma|um|my|a|o) ~1(amig*|coleg*|irma|irmao|prima|primo|namorad*|vizinh*|friend|sister|brother|cousin|clasmate|bff|melhor amig*)|menina da minha|menino da minha|amiga|amigo',
  fear: 'medo|pavor|panico|desesper*|tremendo|tremo|asustad*|apavorad*|nao sei o que (faser|faco|faco|fas)|chor*|nao consigo dormir|scared|afraid|cry*|do not know what',
  hide: 'escond*|segredo|ninguem sabe|nao conta*|nao posso conta*|sem ninguem|apag*|finj*|fingi*|nao fala para|mentir|menti|secret|nobody knows|do not tel|hid',
  habit: '<habit>|cada dia|toda|every*|always|days|weeks|months',
  blow: 'bater|surra*|apanh*|socou|tapa*|chut*|espanc*|murro*|chinel*|sintad*|empur*|belisc*|arast*|enforc*|esgan*|sufoc*|puch*|agrid*|agred*|agress*|violen*|machuc*|rocho*|hematoma*|sangr*|queim*|tranc*|ching*|umilh*|humilh*|ferid*|fraturad*|cascudo*|reguada*|palmatoria|peia|porada|hit*|beat*|slap*|kick*|punch*|bruise*|belt|choke*|hurt*',
  rude: 'chinga*|chingo|umilh*|humilh*|burr*|buro|bura|retardad*|lich*|inutil|idiota|apelid*|soa|soam|soando|suam|debocha*|esclu*|ignor*|cusp*|cosp*|empur*|chut*|derub*|tranc*|rasg*|persegu*|isol*|odei*|puch*|tapa*|soco|macac*|baleia|viad*|fat|ugly|stupid|monkey|dumb',
  bed: 'cama|cuarto|banho|banheiro|colo|de noite|a noite|madrugada|sofa|lencol|coberta|toalha|bed|bedroom|night|lap|shower',
  body: 'parte* intima*|intim*|calcinha|cueca|sutia|peit*|bunda|pinto|penis|piru|piroca|vagina|perereca|pepeca|seios|seio|coch*|pelad*|nu|nua|virilha|embaicho|por baicho|sem camisa|private*|naked|breast*|underwear|pants',
  touch:
    'toc*|encost*|pas[aeo]* a mao|pasou a mao|dedo|alis*|acaric*|beij*|lamb*|agar*|apert*|esfreg*|chup*|mech*|deit*|abaich*|espi*|film*|touch*|kis*|rub*|grab*',
  sex: 'secho|sexo|estupr*|abus*|molest*|asedi*|assedi*|porn*|transa*|gosou|masturb*|siririca|punheta|virgin*|gravid*|pedofil*|rape*|rapped|sex|sexual|molest*|pregnant',
  net: 'internet|discord|roblochs|insta*|zap|tictoc|tic toc|telegram*|snap*|omegle|free fire|frifas|facebook|fase|chat|online|minecraft|desconhecid*|numero|perfil|app|aplicativo|live|dm|pv|servidor|jogo online|on line|twitter|stranger|conheci',
  want: 'ped*|quer|queria|insist*|oferec*|promet*|marc*|combin*|cham*|convid*|querendo|ask*|want*',
  meet: 'encontr*|pesoal*|sosinh*|me ver|me conhecer|endereco|onde (eu )?moro|casa dele|buscar|carona|praca|shoping|motel|hotel|namor*|beij*|presente*|dinheiro|robucs|pics|diamante*|scin*|localisacao|cuantos anos|mora|met|meet|alone|adres*|where i live|gift*',
  pic: 'foto|fotos|fotinha*|video*|nude*|camera|cam|selfie*|print*|chamada|imagem|imagens|gravac*|grav*|film*|photo*|picture*|pic|pics',
  leak: 'vas*|post*|espalh*|mostr*|divulg*|compart*|public*|mand* para|envi*|grupo|todos mundo|amea*|chantag*|santag*|pag*|dinheiro|pics|ecsig*|echig*|senao|se eu nao|se nao|pais|escola toda|jogar na|threat*|pay|share|leak*|everyone|send to',
  drug: 'maconha|bec|becs|baseado|vape|pod|pods|lolo|lanca perfume|cocaina|crac|droga*|vodca|cachaca|serveja|pinga|sigar*|narguile|narga|chapad*|bebad*|trafic*|boca de fumo|beb* alcool*|corote|cheirar|calmante*|rivotril|drogad*|fumar|fumando|fumei|weed|drunk|vodca|cigar*|cocaine|drug*|marijuana|vaping',
  arm: 'arma de fogo|revolver*|pistola*|canivete*|faca|facao|facas|peicheira|punhal|espingarda|soco ingles|gun*|knife*|weapon*|blade|bullet*',
  place: '<school>|school|clas|backpack|bag|locker|menino|menina|colega|aluno|mano|irmao|primo',
  death:
    'morrer|mora|more|morrer|morro|morta|morto|morese|morte|morer|mori|me matar|me mato|me mata|suisid*|suicid*|sumir|sumi|desaparecer|desaparese|nao ecsistir|nao esistir|viver|vive|vivendo|nao acordar|nao acorda|adeus|despedi*|die|dead|kil my*|suicid*|live|living|disapear|goodbye|godbie|heaven|ceu',
  wish: 'quero|queria|vontade|penso|pens*|melhor|preferia|podia|tomara|cansad*|cansei|nao aguento|nao guento|desisti*|desisto|acabar|acaba|fim|nao vejo|nao tem|sentido|ultim*|ja decidi|planej*|planeg*|carta|bilhete|remedio*|ponte|gilete|corda|want|wish|tired|no reason|better|end',
  sad: 'ninguem|falta|sosinh*|vasi[oa]|dor|trist*|sofr*|odeio|culpa|peso|nada|nunca|felis|chor*|depres*|nobody|alone|hate|pain|sad',
  selfcut:
    'chega de viver|rasor*|corte no*|fas coisa*|se cort*|se machuc*|se mat*|se enforc*|cortes|corte no braco|corte nos braco*|gilete|suisid*|suicid*|tomou remedio*|tomou um monte|morrer|morer|sumir|nao aguenta|despedi*|apanh*|abusad*|abusa*|estupr*|rocho*|hematoma*|gravid*|fugir de casa|fugiu|vomita*|nao come|parou de comer|drogas|cut* her*|cut* him*|kil her*|kil him*|suicid*|depres*|automutil*|machucad*|padrasto|espanc*',
  diet: 'jejum|vomit*|lachant*|lacsant*|lasant*|laxant*|sem comer|nao como|nao comi|nao comer|pular (o )?(almoco|cafe|janta)|pulo|comida fora|cuspo|cuspir|escondo (a )?comida|garganta|so agua|starv*|vomit*|throw up',
  shape:
    'gord*|magr*|emagre*|engord*|meu peso|perder peso|quilo*|quilo*|quilos|barriga|espelho|meu corpo|ossos|seca|fina|coxa|fat|thin|skiny|weight|slim|kg|cg',
  lack: 'sem comida|nao tem comida|fome|sem luz|sem agua|sem gas|nao tem nada|doente|febre|sosinh*|abandon*|nao volt*|sumi*|foi embora|sem banho|roupa suja|no food|no fod|hungry|alone',
  home: 'casa|mae|pai|pais|vo|avo|irmao*|irma*|irmaosinho*|bebe|familia|home|house|mother|mom|father|parents|brother*|sister*',
  long: '(#|dois|duas|tres|cuatro|cinco|varios|muitos|uns|alguns) (dia*|noite*|semana*|mes*)|desde|todos dia*|todos (os )?dia*|toda noite|sempre|nunca|cuase todos|days|weeks|since|every day|weekend',
  tell: 'contar|conto|conta|contei|contasse|falar|falo|fala|falei|dizer|disser|diser|abrir a boca|dedur*|denunci*|tel|tell|told|say',
  gag: 'segredo*|jur*|promet*|amea*|acredit*|proibi*|presa|preso|abrigo|secret|promis*|believ*',
  threat:
    'amea*|matar|mata|mato|pegar|pega|esfac*|esface*|quebrar|quebra|bater|bate|porada|surra|furar|fura|tiro|acabar comigo|acaba comigo|arebentar|arebenta|morte|morr*|linch*|esper* na saida|vinga*|facada*|kil|kill|stab|shot|shoot|beat|hurt|threat*|dead',
  will: 'vai|vam|vou|quer|querem|disse que|jurou|juro|promet*|falou que|falo que|falo que|disse que|mand*|wil|will|going|gona|said|want*',
} as const;
type Cue = keyof typeof cues;

export type Together = readonly [CareTopic, CareSeverity, readonly Cue[]];

/** All of them near one another, in any order. */
export const together: readonly Together[] = [
  ['selfHarm', 'high', ['death', 'wish', 'sad', 'me']],
  ['selfHarm', 'high', ['friend', 'selfcut']],
  ['abuse', 'high', ['elder', 'bed', 'touch', 'mine']],
  ['abuse', 'high', ['elder', 'body', 'touch', 'mine']],
  ['abuse', 'high', ['adult', 'sex', 'mine']],
  ['abuse', 'high', ['kin', 'blow', 'mine', 'fear']],
  ['abuse', 'high', ['kin', 'blow', 'mine', 'habit']],
  ['abuse', 'high', ['staff', 'blow', 'mine']],
  ['abuse', 'attention', ['staff', 'rude', 'mine', 'fear']],
  ['abuse', 'attention', ['staff', 'rude', 'mine', 'habit']],
  ['abuse', 'high', ['adult', 'fear', 'hide', 'mine']],
  ['abuse', 'attention', ['lack', 'home', 'long', 'me']],
  ['secrets', 'high', ['adult', 'tell', 'gag', 'mine']],
  ['secrets', 'high', ['tell', 'gag', 'fear', 'mine']],
  ['grooming', 'high', ['net', 'want', 'pic', 'mine']],
  ['grooming', 'high', ['net', 'want', 'meet', 'mine']],
  ['grooming', 'high', ['adult', 'want', 'pic', 'body']],
  ['grooming', 'high', ['adult', 'hide', 'want', 'meet', 'mine']],
  ['blackmail', 'high', ['pic', 'body', 'leak']],
  ['blackmail', 'high', ['pic', 'leak', 'mine', 'fear']],
  ['threats', 'high', ['threat', 'will', 'mine', 'fear']],
  ['weapons', 'high', ['arm', 'place', 'will']],
  ['weapons', 'high', ['arm', 'place', 'me']],
  ['drugs', 'attention', ['drug', 'me']],
  ['drugs', 'attention', ['drug', 'kin']],
  ['bullying', 'attention', ['peers', 'rude', 'mine', 'habit']],
  ['bullying', 'attention', ['peers', 'rude', 'mine', 'fear']],
  ['eating', 'attention', ['diet', 'shape', 'me']],
];
