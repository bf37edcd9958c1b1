import { personalMarks } from '@/lib/passages/rules/personal-marks';
import type { Span } from './told-spans';

const token = /(?<![\p{L}\d_.@/\\"'=-])[\p{L}\d_][\p{L}\d_.]{3,30}(?![\p{L}\d_@"'=([]|\s?[=([])/gu;
/** As names of networks are written and no word is: a line, a number or a full stop inside, a capital in the middle. */
const made =
  /^(?=.*\p{L}{2})(?:.*_.*|\p{L}+[\p{L}.]*\d[\p{L}\d.]*|\d+\p{L}[\p{L}\d.]*|\p{L}{2,}(?:\.\p{L}{2,})+\d*|\p{Lu}?\p{Ll}{2,}\p{Lu}\p{L}*)$/u;
/** Files, sites, and what programs and lessons number. */
const others =
  /\.(?:py|js|ts|html?|css|txt|csv|json|xml|png|jpe?g|gif|svg|mp\d|pdf|docx?|xlsx?|pptx?|sb3|java|cs|cpp|zip|exe|php|com|net|org|br|io|dev\/|gov|edu)$|^(?:python|scratch|java\w*|html|css|windows|win|ps|xbox|utf|mp|hd|full|level|nivel|fase|aula|aulas|linha|lesson|part|parte|etapa|missao|micro|arduino|esp|int|float|var|num|n|v|x|y|pino|pin|led|motor|sensor|servo|porta|slide|teste|test|exercicio|ex|grupo|turma|robo|bloco|questao|prog|programa|codigo|ipv|sha|md|base|rgb|tipo|mac|i|covid|g|cp|co|h)_?\d+$|^\d+(?:[gmkt]b|bits?|bytes?|fps|[kmg]?hz|px|p|x\d*|cm|mm|km|kg|mg|ms|seg|min|hrs?|anos|ma|mah|volts|watts|pts|xp|robux|reais|vezes|th|st|nd|rd|core|nm|mp)$|^(?:youtube|github|whatsapp|tiktok|javascript|typescript|powerpoint|iphone|playstation|chatgpt|mysql|postgresql|mongodb|wifi|macos|ios|ipad|vscode|appinventor|linkedin|openai|facebook|freefire|node\.js|vue\.js|three\.js|next\.js|asp\.net|p5\.js)$|^(?:random|math|turtle|time|print|input|self|os|sys|pygame|console|document|window|servo|machine|df|np|pd|plt|lista|list|str|fila|pilha|dict|obj|this|screen|event|string|array)\./i;
const nets =
  'insta|instagram|ig|tiktok|tik tok|tt|discord|dc|snap|snapchat|face|facebook|twitter|telegram|kwai|roblox|rblx|threads|twitch|psn|xbox|steam|free fire|freefire|ff|minecraft|fortnite|valorant|brawl|epic|youtube|yt|gamertag|nick|nickname|user|username|usuario|perfil|profile|dm|direct|segue|seguir|follow|add|adiciona|canal|channel|x1|bora|friend request|me acha|find me|conta|account|login|arroba|me chama|procura|x do|x da';
const before = new RegExp(String.raw`(?<![\p{L}\d])(?:${nets})(?![\p{L}\d])[^\n.!?]{0,32}$`, 'u');
const after = new RegExp(String.raw`^[^\n.!?]{0,22}(?<![\p{L}\d])(?:${nets})(?![\p{L}\d])`, 'u');

/** Names of networks without a word that says so, near the network's name or a call to follow. */
export function shapedHandles(text: string, plain: string): Span[] {
  return [...text.matchAll(token)].flatMap(({ 0: found, index }) => {
    const word = found.replace(/\.+$/, '');
    if (!made.test(word) || others.test(word)) return [];
    const end = index + word.length;
    const isNear = before.test(plain.slice(Math.max(0, index - 60), index)) || after.test(plain.slice(end, end + 60));
    return isNear ? [{ start: index, end, mark: personalMarks.profile }] : [];
  });
}
