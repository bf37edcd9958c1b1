import { personalMarks } from '@/lib/passages/rules/personal-marks';
import type { Told } from './told-spans';

const is = String.raw`(?:\s*(?:e|eh|é|era|ta|is|was|=|:)(?![\p{L}\d])\s*|\s+)`;
const of = String.raw`(?:\s+(?:d[aeo]s?|n[ao]|pr[ao]|of|for|my|minha|meu|sua|dela|dele|the)(?:\s+(?:meu|minha|my|nossa|nosso|sua|seu))?\s+(?!(?:e|eh|era|is)\s)[\p{L}]{2,14}){0,3}`;
const told = (pattern: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])${pattern}`, 'dgu');
/** One word that is no word of asking on. */
const token = String.raw`(?!(?:e|eh|é|da|do|de|das|dos|um|uma|nao|n|muito|que|q|para|pra|pq|fraca|forte|segura|boa|certa|errada|antiga|nova|igual|input|int|str|print|if|else|for|while|correta|incorreta|no|na|com|sem|ou|se|mas|como|qual|certo|wrong|in|on|field|is|and|the|to|it|strong|weak|do|em|ta|esta|era|fica|pode|podia|chama|tem|deve|precisa|vai|mudou|trocar|troca|foi|celular|cofre|wifi|plataforma|jogo|conta|escola|email|roblox|sala|turma|portao|computador|notebook|tablet|pc|site|esqueci|perdi|sumiu|entra|entrou|funciona|dela|dele|quando|alguem|usuario|login|secreta|dificil|facil|grande|pequena|texto|string|variavel|aqui|minha|meu|mesma|msm)(?![\p{L}\d]))[^\s,;"'()=[\]{}?!]{2,40}`;
const secretWord = String.raw`(?<![\p{L}\d_])(?:senhas?|cenha|password|passwd|pass|pin|passcode)(?![\p{L}\d_])`;

/** Passwords in whatever words, and codes that let somebody in. */
const secrets: readonly Told[] = [
  [
    told(String.raw`${secretWord}(?:\s+(?:antiga|nova|velha|atual|certa|new|old))?${of}${is}"?(${token})`),
    personalMarks.secret,
  ],
  [
    told(
      String.raw`${secretWord}${of}${is}(?:a |o )?"?(${token}(?:\s+(?:(?:com|d[aeo]|e|sem|n[ao]|em)\s+)?${token}){1,4}?)(?=\s+(?:ta|e|eh|esta|is|mas|nao|n|pq|porque|so|mesmo|ai|kkk?|but|and)\s|[.,;?!]|$)`,
    ),
    personalMarks.secret,
  ],
  [
    told(
      String.raw`(?<=(?:senhas?|cenha|password|pin)(?![\p{L}\d])[^\n]{0,70}\s)(?:a nova|nova|the new one|a antiga|antiga|or|ou)\s+(?:e|eh|era|is|foi)?\s*([\p{L}]*\d[\p{L}\d@#$*!<>._-]{3,30}|[\p{L}]{3,}[@#$*<>_]?\d{2,}[\p{L}\d@#$*!]{0,20})(?=[\s.,;?!]|$)`,
    ),
    personalMarks.secret,
  ],
  [
    told(
      String.raw`(?:coloquei|botei|pus|poe|coloco|boto|usei|uso|use|used)\s+(?:a |o |my )?((?:[^\s,;"'()=]{1,30}\s+){1,5}?)(?:de|como|as|na|for)\s+(?:minha |my )?(?:senha|password|pin)`,
    ),
    personalMarks.secret,
  ],
  [
    told(
      String.raw`${secretWord}[^\n]{0,40}?(?:nome|name)\s+(?:d[aeo]|of)\s+(?:meu|minha|my)\s+[\p{L}]{3,12}\s+([\p{L}]{2,20})(?:\s+(?:mais|com|e|and|plus|\+)\s+(\d{1,8}))?`,
    ),
    personalMarks.secret,
  ],
  [
    told(
      String.raw`(?:codigo|code|chave|link|token)\s+(?:d[aeo]\s+)?(?:turma|sala|class(?:room)?|meet|reuniao|grupo|convite)[^\n]{0,20}?(?:e|eh|is|:)\s*((?=[\p{L}]*\d)[\p{L}\d-]{5,12})`,
    ),
    personalMarks.secret,
  ],
  [
    told(
      String.raw`(?:codigo|code)\s+(?:de|do|of)\s+(?:acesso|entrada|seguranca|verificacao|login|convite|access|celular|armario|porta|portao)(?:\s+(?:e|eh|is|:))?\s*([\p{L}]*\d[\p{L}\d-]{2,12})`,
    ),
    personalMarks.secret,
  ],
  [
    told(
      String.raw`(?:minha|meu|my)\s+${secretWord}[^\n:]{0,40}:\s*"?([\p{L}\d]+(?:\s+[\p{L}\d]+){1,5})(?=[.,;!?"]|$)`,
    ),
    personalMarks.secret,
  ],
  [
    told(
      String.raw`(?:a|minha|com a|my|the)\s+${secretWord}\s+(${token}(?:\s+(?:d[aeo]|e)\s+${token}){1,2})(?=[.,;!?"\s]|$)`,
    ),
    personalMarks.secret,
  ],
  [
    told(
      String.raw`(?:meu |minha |my )?(?:login|usuario|username|user name|user)${of}${is}"?((?!(?:e|eh|nao|n|da|do|input|com|aqui|na|no|is|and|senha)(?![\p{L}\d]))[\p{L}\d][\p{L}\d._-]{2,30})(?=[\s.,;?!"]|$)(?=[^\n]{0,30}(?:senha|password|entra|\d|$))`,
    ),
    personalMarks.user,
  ],
];

const idWord = String.raw`(?<![\p{L}\d_])(?:matr[ií]cula|matricla|r\.?a\.?|r\.?m\.?|carteirinha|cart(?:ao|eira)|nis|pis|sus|cns|inep|passaporte|certidao|titulo de eleitor|registro(?: de aluno)?|identidade|numero de (?:aluno|chamada|inscricao)|student (?:id|number)|registration(?: number)?|enrol?lment(?: number)?|id card|protocolo)(?![\p{L}\d_])`;

/** Ways to reach somebody that are written as nobody writes them. */
const ways: readonly Told[] = [
  [
    told(
      String.raw`(?:tel|telefone|fixo|fone|(?:meu|nosso|my)\s+(?:numero|number)|(?:numero|number)\s+(?:d[ao]s?|of)\s+(?:minha|meu|my|mae|pai|vo|tia)|zap|whats\p{L}*|celular|cel|phone)(?![\p{L}])[^\n\d]{0,30}?(\d{4,5}[ .-]?\d{4})(?![\d])`,
    ),
    personalMarks.phone,
  ],
  [
    told(
      String.raw`([\p{L}\d._-]{3,40}\s*(?:arroba|@|\bat\b)\s*(?:g\s?mail|hot\s?mail|out\s?look|ya\s?hoo|icloud|uol|bol|terra)(?:\s*(?:\.|ponto|dot)\s*(?:com|net|br)){0,2})`,
    ),
    personalMarks.email,
  ],
];

/** Numbers that a register knows a person by. */
const registers: readonly Told[] = [
  [
    told(
      String.raw`(?:sou|eu|aluno|aluna|ele|ela|estuda|estudo|amig[oa]|colega|menin[oa]|prof\p{L}*|mano|prim[oa]|irma|irmao)\s+(?:[\p{L}]{2,12}\s+)?(?:e\s+|eh\s+)?d[oa]\s+(\d\s?[oº°]?\s?(?:ano\s)?[a-h])(?![\p{L}\d])(?!\s+(?:aula|questao|linha|pergunta|vez|etapa|fase|serie|coluna|licao|parte|missao))`,
    ),
    personalMarks.school,
  ],
  [
    told(String.raw`(?:numero|n[º°o]?\.?|nro)\s+(\d{1,2}|[\p{L}]{3,10})\s+(?:d[ae]|na)\s+chamada`),
    personalMarks.register,
  ],
  [
    told(
      String.raw`placa\s+(?:d[ao]\s+(?:[\p{L}]+\s+){0,4})?(?:e|eh|is)?\s*([a-z]{3}[ -]?\d[a-z\d]\d{2})(?![\p{L}\d])`,
    ),
    personalMarks.register,
  ],
  [
    told(String.raw`(?:sou|estudo|i am|im)\s+(?:d[ao]|n[ao]|from|in)\s+(?:turma\s+|sala\s+)?(\d{3})(?![\p{L}\d])`),
    personalMarks.school,
  ],
  [told(String.raw`(?:turma|class)\s+(?:e\s+|eh\s+|is\s+)?(?:a\s+)?(\d{3})(?![\p{L}\d])`), personalMarks.school],
  [told(String.raw`(?:class|grade)\s+(\d{1,2}\s?[a-h])(?![\p{L}\d])`), personalMarks.school],
  [told(String.raw`cep\s+(?:[\p{L}]{1,8}\s+){0,3}(\d{5}[ -]?\d{3})`), personalMarks.postcode],
  [
    told(
      String.raw`${idWord}(?:\s+(?:d[aeo]|numero|n|e|eh|is|sus|escolar|aluno|escola|minha|meu|my|number|bolsa|familia|estudante)\b|\s*[:#=.-]|\s*nº|\s){0,6}\s*([\d][\d ./-]{2,24}[\dxX])(?![\d])`,
    ),
    personalMarks.register,
  ],
  [
    told(String.raw`(?:matricul\p{L}{0,3}|carteirinha|student id)[^\n\d]{0,30}?(\d[\d./-]{3,20}\d)`),
    personalMarks.register,
  ],
];

const nets = `(?:insta(?:gram)?|tik ?tok|tt|discord|dc|snap(?:chat)?|face(?:book)?|twitter|telegram|kwai|roblox|rblx|threads|twitch|psn|xbox|steam|free ?fire|ff|minecraft|fortnite|valorant|brawl|epic|youtube|yt|canal|channel|gamertag)`;
const handle = String.raw`([\p{L}\d_][\p{L}\d._#-]{2,40})(?=[\s.,;!?)]|$)`;
const notHandle = String.raw`(?!(?:e|eh|é|da|do|de|que|q|nao|n|para|pra|com|tem|is|on|in|the|my|and|esse|essa|aqui|meu|minha|chama|chamado|muito|scratch|python|dificil|jogo|game|name|hoje|mais|ta|foi|no|na|nao|funciona|trava|travou|travado|caiu|porque|pq|como|por|mas)(?![\p{L}\d]))`;

/** Names in games and networks. */
const handles: readonly Told[] = [
  [
    told(
      String.raw`(?<![\p{L}\d])(?:meu|minha|my|add|adiciona|segue|me add|me segue|chama)\s+(?:[\p{L}]{1,8}\s+){0,3}?(?:user(?:name)?|nick(?:name)?|nik|arroba|perfil|@|conta|id|${nets})${of}(?:\s+chama(?:\s|$)|${is})@?\s?${notHandle}${handle}`,
    ),
    personalMarks.profile,
  ],
  [
    told(
      String.raw`(?<![\p{L}\d])(?:discord|psn|snap|gamertag|insta|tiktok|tik tok|twitch|telegram|nick|ff id|id do (?:ff|free fire|roblox))\s*[:=]?\s*@?${notHandle}([\p{L}][\p{L}._]*[\d_#.][\p{L}\d._#-]{1,40}|[\p{L}\d._-]{2,30}#\d{2,5}|[\p{Ll}]*[A-Z][\p{L}\d]{4,30})`,
    ),
    personalMarks.profile,
  ],
  [
    told(String.raw`(?<![\p{L}\d])@\s([\p{L}\d_][\p{L}\d._]{2,30})(?=\s+(?:no|na|on|do|in)\s+${nets})`),
    personalMarks.profile,
  ],
  [
    told(
      String.raw`(?:meu|minha|my)\s+(?:canal|channel)(?:\s+(?:e|eh|is|se|chama|chamado|do|no|yt|youtube|called)){0,4}\s+((?:[\p{L}\d]+\s){0,3}?[\p{L}\d]+)(?=\s+(?:se|da|vou|vo|e|e\s|subscribe|please|pfv)\s|[.,;!?]|$)`,
    ),
    personalMarks.profile,
  ],
  [told(String.raw`([\p{L}\d._-]{2,30}#\d{4})(?!\d)`), personalMarks.profile],
  [
    told(
      String.raw`(?:no|na|on|in)\s+${nets}\s+(?:eu\s+)?(?:como|sou|jogo como|jogo de|me chamo|im|i am|as|uso)\s+(?:o|a|de)?\s*${notHandle}${handle}`,
    ),
    personalMarks.profile,
  ],
  [
    told(
      String.raw`(?:procura|acha|busca|segue|adiciona|add|chama|find|follow|search)\s+(?:por\s+|la\s+|ai\s+)?@?([\p{L}\d][\p{L}\d._-]{3,30})\s+(?:la\s+)?(?:no|na|on|in)\s+${nets}`,
    ),
    personalMarks.profile,
  ],
  [
    told(
      String.raw`(?:meu|minha|my)\s+(?:${nets}|perfil|conta)(?:\s+d[oa]\s+\p{L}+)?\s+(?:e|eh|is|chama)\s+((?:[\p{L}\d._-]+\s){1,2}[\p{L}\d._-]+)(?=[.,;!?]|$)`,
    ),
    personalMarks.profile,
  ],
  [
    told(
      String.raw`(?:c:\\users\\|/home/|/users/)(?!(?:user|usuario|aluno|aluna|public|admin|pi|student|nome|name)[\\/])([^\\/\s"]{2,40})`,
    ),
    personalMarks.user,
  ],
];

export const toldPatterns: readonly Told[] = [...secrets, ...ways, ...registers, ...handles];
