import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { of, told } from './told-grammar';
import type { Told } from './told-spans';

const nets = `(?:insta(?:gram)?|tik ?tok|tt|discord|dc|snap(?:chat)?|face(?:book)?|twitter|telegram|kwai|roblox|rblx|threads|twitch|psn|xbox|steam|free ?fire|ff|minecraft|fortnite|valorant|brawl|epic|youtube|yt|canal|channel|gamertag)`;
const handle = String.raw`([\p{L}\d_][\p{L}\d._#-]{2,40})(?=[\s.,;!?)]|$)`;
const notHandle = String.raw`(?!(?:e|eh|é|da|do|de|que|q|nao|n|para|pra|com|tem|is|on|in|the|my|and|esse|essa|aqui|meu|minha|chama|chamado|muito|scratch|python|dificil|jogo|game|name|hoje|mais|ta|foi|no|na|nao|funciona|trava|travou|travado|caiu|porque|pq|como|por|mas)(?![\p{L}\d]))`;

/** Names in games and networks. */
export const toldHandles: readonly Told[] = [
  [
    told(
      String.raw`(?<![\p{L}\d])(?:meu|minha|my|add|adiciona|segue|me add|me segue|chama)\s+(?:[\p{L}]{1,8}\s+){0,3}?(?:user(?:name)?|nick(?:name)?|nik|arroba|perfil|@|conta|id|${nets})${of}(?:\s+(?:chama|called)(?:\s|$)|\s*(?:(?:e|eh|is|era|was)\s+(?:o\s+|a\s+)?|[:=]\s*))@?\s?${notHandle}${handle}`,
    ),
    personalMarks.profile,
    'made',
  ],
  [
    told(
      String.raw`(?<![\p{L}\d])(?:discord|psn|snap|gamertag|insta|tiktok|tik tok|twitch|telegram|nick|ff id|id do (?:ff|free fire|roblox))\s*[:=]?\s*@?${notHandle}([\p{L}][\p{L}._]*[\d_#.][\p{L}\d._#-]{1,40}|[\p{L}\d._-]{2,30}#\d{2,5}|[\p{Ll}]*[A-Z][\p{L}\d]{4,30})`,
    ),
    personalMarks.profile,
    'made',
  ],
  [
    told(String.raw`(?<![\p{L}\d])@\s([\p{L}\d_][\p{L}\d._]{2,30})(?=\s+(?:no|na|on|do|in)\s+${nets})`),
    personalMarks.profile,
    'made',
  ],
  [
    told(
      String.raw`(?:meu|minha|my)\s+(?:canal|channel)(?:\s+(?:e|eh|is|se|chama|chamado|do|no|yt|youtube|called)){1,4}\s+((?:[\p{L}\d]+\s){0,3}?[\p{L}\d]+)(?=\s+(?:se|da|vou|vo|e|e\s|subscribe|please|pfv)\s|[.,;!?]|$)`,
    ),
    personalMarks.profile,
    'made',
  ],
  [
    told(
      String.raw`(?:meu|minha|my)\s+(?:canal|channel|pagina|page|servidor|server)\s+(?!(?:e|eh|is|no|na|do|da|de|tem|has)(?![\p{L}]))([\p{L}\d]+(?:\s+[\p{L}\d]+){0,3}?)(?=\s*[,.;!?]|\s+(?:tem|e|no|na|se|vai|com|da|has|is|and)\s|$)`,
    ),
    personalMarks.profile,
    'large',
  ],
  [told(String.raw`([\p{L}\d._-]{2,30}#\d{4})(?!\d)`), personalMarks.profile],
  [
    told(
      String.raw`(?:no|na|on|in)\s+${nets}\s+(?:eu\s+)?(?:como|sou|jogo como|jogo de|me chamo|im|i am|as|uso)\s+(?:o|a|de)?\s*${notHandle}${handle}`,
    ),
    personalMarks.profile,
    'made',
  ],
  [
    told(
      String.raw`(?:procura|acha|busca|segue|adiciona|find|search|add)\s+(?:no|na|on)\s+${nets}\s+(?:por|como|pelo|de|by|as|under)\s+@?${notHandle}${handle}`,
    ),
    personalMarks.profile,
    'made',
  ],
  [
    told(
      String.raw`(?:procura|acha|busca|segue|adiciona|add|chama|find|follow|search)\s+(?:por\s+|la\s+|ai\s+)?@?([\p{L}\d][\p{L}\d._-]{3,30})\s+(?:la\s+)?(?:no|na|on|in)\s+${nets}`,
    ),
    personalMarks.profile,
    'made',
  ],
  [
    told(
      String.raw`(?:meu|minha|my)\s+(?:${nets}|perfil|conta)(?:\s+d[oa]\s+\p{L}+)?\s+(?:e|eh|is|chama)\s+((?:[\p{L}\d._-]+\s){1,2}[\p{L}\d._-]+)(?=[.,;!?]|$)`,
    ),
    personalMarks.profile,
    'made',
  ],
  [
    told(
      String.raw`(?:c:\\users\\|/home/|/users/)(?!(?:user|usuario|aluno|aluna|public|admin|pi|student|nome|name)[\\/])([^\\/\s"]{2,40})`,
    ),
    personalMarks.user,
  ],
];
