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
  if (mark === personalMarks.health) return ofPatients.test(clause) && !ofOwn.test(clause);
  if (mark !== personalMarks.secret && mark !== personalMarks.user) return false;
  return plain.charAt(start - 1) === '"' && ofLesson.test(clause) && !ofOwn.test(clause);
}
