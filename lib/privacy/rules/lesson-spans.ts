import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { clauseAround, ofLesson, ofOwn } from './told-clause';
import type { Span } from './told-spans';

const counted =
  /^\s*(?:tem|com|has|have|[:,=(])?\s*(?:\d{1,3}(?:[.,]\d{3})+|\d+\s*(?:mil|milh\p{L}+|habitantes|pessoas|people|km|graus|°))(?![\p{L}\d])/u;
/** Of a board or a plan: "casa 1, casa 2". */
const numberedAlike = /^(\p{L}{1,12})\s?\d{1,3}\s*,?\s*(?:e\s+)?\1/u;
/** Who stands before something in a game. */
const ofGame =
  /(?<![\p{L}])(?:robo|robot|gato|cat|sprite|npc|jogador|player|personagem|sensor|bloco|moeda|coin|inimigo|enemy|bola|labirinto|castelo|castle|fase|obstaculo|cenario|palco|tartaruga|drone|carrinho)s?(?![\p{L}])/u;
const besides = /^(?:em frente|na frente|atras|do lado|ao lado|perto|in front|next|behind|near|na saida|na entrada)/u;
const ofPatients =
  /(?<![\p{L}])(?:paciente|pacientes|patient|patients|medico do|tabela|dataset|dados d[eo])(?![\p{L}])/u;

/** What is shown as one that nobody should have: "aluno01 é um exemplo de senha ruim". */
const badExample =
  /(?<![\p{L}])(?:exemplos? de (?:uma )?(?:senha|login|usuario)|examples? of (?:an? )?(?:\p{L}+ )?(?:password|username)|(?:senhas?|password) (?:ruim|ruins|pessima|fraquissima)|bad password)(?![\p{L}])/u;
/** Where nobody goes to school: "estudo no Scratch", "I study at night". */
const noSchool =
  /^(?:scratch|python|java|javascript|html|css|arduino|youtube|google|kahoot|canva|roblox|minecraft|duolingo|replit|tinkercad|code\.org|app|night|home|noon|midnight|least|lunch|weekends?)(?![\p{L}])/u;
const ofPage = /(?<![\p{L}])(?:d[oe]|n[oa]|do) (?:exemplos?|enunciado|livro|exercicio|apostila|tabela)(?![\p{L}])/u;
/** One number alone names no day. */
const noDay = /^(?:uma?|dois|primeir[oa]|segund[oa]|first|second|th|st)$/u;

/** Whether a text shows what nobody should choose, and calls none of it its own. */
export function showsBadExample(plain: string): boolean {
  return badExample.test(plain) && !ofOwn.test(plain);
}

/** Cities of a table, houses of a board, whom an exercise treats, and passwords of a program that nobody calls theirs. */
export function isOfLesson(plain: string, { start, end, mark }: Span): boolean {
  const said = plain.slice(start, end);
  const clause = clauseAround(plain, start, end);
  if (mark === personalMarks.place || mark === personalMarks.address)
    return (
      counted.test(plain.slice(end, end + 40)) ||
      numberedAlike.test(said) ||
      (besides.test(said) && ofGame.test(clause))
    );
  if (mark === personalMarks.register) return ofPage.test(clause) && !ofOwn.test(clause);
  if (mark === personalMarks.school) return noSchool.test(said);
  if (mark === personalMarks.birthDate) return noDay.test(said);
  if (mark === personalMarks.health) return ofPatients.test(clause) && !ofOwn.test(clause);
  if (showsBadExample(clause)) return true;
  if (mark !== personalMarks.secret && mark !== personalMarks.user) return false;
  return plain.charAt(start - 1) === '"' && ofLesson.test(clause) && !ofOwn.test(clause);
}
