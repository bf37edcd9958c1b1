import { folded } from '@/lib/platform/text/folded';
import type { AskedFor, Wanted } from './guide-asked';

type Passage = { readonly address: string; readonly heading: string };

/** Beside the scores of passages, which lie some points apart. */
const worth = { trouble: 3, task: -1, materials: -1.5 };

/** "Não acende? Nesta ordem", "Armadilhas", "Os sete erros de sempre", "Se a conexão falhar" */
const trouble =
  /\b(?:erros?|falh\w+|defeitos?|armadilhas?|sustos?|trav(?:ar|ou)|pres[oa]|caca|problemas?|as vezes|se (?:ja )?aconte\w+|nao (?:acende|funciona|liga)|mistakes?|errors?|troubles?\w*|pitfalls?|fails?|stuck|fix\w*)\b|\b(?:saiu|chegou|sumiu|parou|caiu|quebrou|perdeu)\b.*[?!]/;
const ofMaterial =
  /\b(?:materia(?:l|is)|precis\w+|lev(?:o|ar|a)|us(?:o|ar|amos)|pecas?|tra(?:go|zer)|what .*(?:have|use)|need|bring|materials?|parts?)\b/;
const ideas: readonly Wanted[] = ['definition', 'reason'];

export function isOfTrouble({ heading }: Pick<Passage, 'heading'>): boolean {
  return trouble.test(folded(heading));
}

/** What a section gains or loses by what it is for: who tells of a fault looks for its cause, who asks for an idea for no task. */
export function sectionWorth(passage: Passage, { wanted, plain }: Pick<AskedFor, 'wanted' | 'plain'>): number {
  const { address } = passage;
  if (/#materials\b/.test(address)) return ofMaterial.test(plain) ? 0 : worth.materials;
  if (ideas.includes(wanted) && /#(?:activity|questions)\b/.test(address)) return worth.task;
  return wanted === 'cause' && isOfTrouble(passage) ? worth.trouble : 0;
}
